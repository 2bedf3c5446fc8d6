import '../notices/notice-bar.css'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { pluralText } from '../../engine/fill-text'
import { Alert } from '../../ui/Alert'
import { Button, buttonClass } from '../../ui/Button'
import { focusMain } from '../../ui/focus'
import { formPath } from '../../catalog/form-path'
import { useNotices } from '../notices/notices'
import { outbox as ownOutbox } from './outbox'
import { watchOutboxEverywhere, type WaitingForm } from './outbox-store'
import { showOutbox, useShownOutbox } from './shown-outbox'
import texts from './texts.json'

/** How often sending is tried again while a page is open, in milliseconds. */
const pause = 45_000

/**
 * Sends the outbox while a page is open. Says how many forms wait, and links to the first of them; those of the open
 * page are not counted, as the page has a panel for each. Hidden while there is a notice, and after it was closed.
 */
export function OutboxBar({ outbox = ownOutbox }: { readonly outbox?: typeof ownOutbox }) {
  useEffect(() => keepSending(outbox), [outbox])
  const [isClosed, setClosed] = useState(false)
  const [path] = useLocation()
  const isCovered = (useNotices()?.length ?? 0) > 0
  const waiting = useShownOutbox()?.waiting.filter(({ slug }) => path !== formPath(slug)) ?? []
  const [first] = waiting
  if (!first || isCovered || isClosed) return null
  return (
    <section aria-label={texts.label}>
      <Alert kind="info" icon={false}>
        <p>{pluralText(texts.waiting, waiting.length)}</p>
        <Link className={buttonClass('quiet')} href={formPath(first.slug)}>
          {texts.show}
        </Link>
        <Button
          kind="quiet"
          icon="close"
          aria-label={texts.close}
          onClick={() => {
            focusMain()
            setClosed(true)
          }}
        />
      </Alert>
    </section>
  )
}

/** Shows the outbox to the page, and sends it whenever that may succeed, until the returned function is called. */
function keepSending(outbox: typeof ownOutbox): () => void {
  const stop = new AbortController()
  // Undefined until it was read.
  let waiting: readonly WaitingForm[] | undefined
  let taken = 0
  let note: string | undefined
  const show = () => {
    if (waiting && !stop.signal.aborted) showOutbox({ waiting, taken, note, send: sendNow, takeBack })
  }
  const say = (next: string | undefined) => {
    note = next
    show()
  }
  const read = async (found: Promise<readonly WaitingForm[]>) => {
    waiting = await found.catch(() => waiting)
    show()
  }
  const sendNow = async () => {
    say(texts.busy)
    await read(outbox.send())
    say(navigator.onLine ? texts.notYet : texts.stillOffline)
  }
  const takeBack = async (form: WaitingForm) => {
    const isTaken = await outbox.takeBack(form).catch(() => false)
    say(isTaken ? undefined : texts.notTaken)
    await read(outbox.waiting())
    if (isTaken) taken += 1
    show()
  }
  const look = () => {
    say(undefined)
    void read(navigator.onLine ? outbox.send() : outbox.waiting())
  }
  look()
  window.addEventListener('online', look, { signal: stop.signal })
  const stopWatching = watchOutboxEverywhere(look)
  const timer = setInterval(() => {
    if (waiting?.length !== 0 && navigator.onLine) void read(outbox.send())
  }, pause)
  return () => {
    stop.abort()
    stopWatching()
    clearInterval(timer)
    showOutbox(undefined)
  }
}
