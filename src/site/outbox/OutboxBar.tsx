import '../notices/notice-bar.css'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { fillText } from '../../engine/fill-text'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { formPath } from '../form-path'
import { useNotice } from '../notices/notices'
import { WithReference } from '../notices/ReferenceActions'
import { useOnline } from '../form-page/use-online'
import { outbox as ownOutbox } from './outbox'
import { watchOutboxEverywhere, type WaitingForm } from './outbox-store'
import { showOutbox } from './shown-outbox'
import texts from './texts.json'

/** How often sending is tried again while a page is open, in milliseconds. */
const pause = 45_000

/**
 * The forms in the outbox, with buttons to send them now or take them back; except on a form's own page, which has a
 * panel for it. Hidden while there is a notice.
 */
export function OutboxBar({ outbox = ownOutbox }: { readonly outbox?: typeof ownOutbox }) {
  // Undefined until it was read.
  const [known, setKnown] = useState<readonly WaitingForm[]>()
  const [taken, setTaken] = useState(0)
  const [note, setNote] = useState<string>()
  const [path, go] = useLocation()
  const isCovered = useNotice() !== undefined
  const look = useCallback(async () => {
    const found = await outbox.waiting().catch(() => undefined)
    if (found) setKnown(found)
  }, [outbox])
  const send = useCallback(async () => {
    const left = await outbox.send().catch(() => undefined)
    if (left) setKnown(left)
  }, [outbox])
  const sendNow = useCallback(async () => {
    setNote(texts.busy)
    await send()
    setNote(navigator.onLine ? texts.notYet : texts.stillOffline)
  }, [send])
  useEffect(() => {
    const sendOnline = () => {
      setNote(undefined)
      void (navigator.onLine ? send() : look())
    }
    sendOnline()
    window.addEventListener('online', sendOnline)
    const stop = watchOutboxEverywhere(sendOnline)
    return () => {
      window.removeEventListener('online', sendOnline)
      stop()
    }
  }, [look, send])
  const isOnline = useOnline()
  const isEmpty = known?.length === 0
  useEffect(() => {
    if (isEmpty) return undefined
    const timer = setInterval(() => navigator.onLine && void send(), pause)
    return () => clearInterval(timer)
  }, [isEmpty, send])
  const takeBack = useCallback(
    async (waiting: WaitingForm) => {
      const isTaken = await outbox.takeBack(waiting).catch(() => false)
      setNote(isTaken ? undefined : texts.busy)
      await look()
      if (!isTaken) return
      setTaken((count) => count + 1)
      go(formPath(waiting.slug))
    },
    [go, look, outbox],
  )
  useEffect(() => {
    if (!known) return undefined
    showOutbox({
      waiting: known,
      taken,
      note,
      send: () => void sendNow(),
      takeBack: (each) => void takeBack(each),
    })
    return () => showOutbox(undefined)
  }, [known, taken, note, sendNow, takeBack])
  const waiting = known?.filter(({ slug }) => path !== formPath(slug)) ?? []
  if (waiting.length === 0 || isCovered) return null
  return (
    <section className="notice-bar no-print" aria-label={texts.label}>
      <Alert kind="info" role="status">
        {note !== undefined && <p>{note}</p>}
        {waiting.map((each) => (
          <div key={each.reference}>
            <p>
              <WithReference
                text={fillText(isOnline ? texts.waitsOnline : texts.waits, {
                  form: each.title,
                  reference: each.reference,
                })}
                reference={each.reference}
              />
            </p>
            <div className="notice-actions">
              <Button onClick={sendNow}>{texts.send}</Button>
              <Button kind="quiet" onClick={() => void takeBack(each)}>
                {texts.takeBack}
              </Button>
            </div>
          </div>
        ))}
      </Alert>
    </section>
  )
}
