import '../notices/notice-bar.css'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { fillText } from '../../engine/fill-text'
import { Alert } from '../../ui/Alert'
import { Button, buttonClass } from '../../ui/Button'
import { formPath } from '../form-path'
import { useNotice } from '../notices/notices'
import { outbox as ownOutbox } from './outbox'
import { watchOutboxEverywhere, type WaitingForm } from './outbox-store'
import { showOutbox } from './shown-outbox'
import texts from './texts.json'

/** How often sending is tried again while a page is open, in milliseconds. */
const pause = 45_000

/**
 * Sends the outbox while a page is open. Says how many forms wait, and links to the first of them; those of the open
 * page are not counted, as the page has a panel for each. Hidden while there is a notice, and after it was closed.
 */
export function OutboxBar({ outbox = ownOutbox }: { readonly outbox?: typeof ownOutbox }) {
  // Undefined until it was read.
  const [known, setKnown] = useState<readonly WaitingForm[]>()
  const [taken, setTaken] = useState(0)
  const [note, setNote] = useState<string>()
  const [isClosed, setClosed] = useState(false)
  const [path] = useLocation()
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
      if (isTaken) setTaken((count) => count + 1)
    },
    [look, outbox],
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
  const [first] = waiting
  if (!first || isCovered || isClosed) return null
  const count = waiting.length
  return (
    <section className="notice-bar outbox-bar no-print" aria-label={texts.label}>
      <Alert kind="info" icon={false} role="status">
        <p>{count === 1 ? texts.waiting.one : fillText(texts.waiting.other, { count })}</p>
        <Link className={buttonClass('quiet')} href={formPath(first.slug)}>
          {texts.show}
        </Link>
        <Button kind="quiet" icon="close" aria-label={texts.close} onClick={() => setClosed(true)} />
      </Alert>
    </section>
  )
}
