import { useEffect, useState } from 'react'
import { Status } from '../../ui/Status'
import { useLoaded } from '../../ui/use-loaded'
import { browserOutbox, watchOutbox } from './outbox-store'

/** What sends the outbox: a form's page loads it in time, as there may be no network when the form has to wait. */
export const loadOutboxBar = () => import('./OutboxBar')

/** Says on every page which forms are in the outbox, and sends them. Loads nothing while it is empty. */
export function Outbox() {
  const isSettled = useSettled()
  const [hasWaiting, setWaiting] = useState(false)
  useEffect(() => {
    if (!isSettled) return undefined
    const look = async () => {
      // Where the browser stores nothing, the outbox is empty.
      const waiting = await browserOutbox()
        .all()
        .catch(() => [])
      if (waiting.length > 0) setWaiting(true)
    }
    void look()
    return watchOutbox(() => setWaiting(true))
  }, [isSettled])
  const bar = useLoaded(loadOutboxBar, hasWaiting)
  return <Status className="notice-bar outbox-bar no-print">{bar && <bar.OutboxBar />}</Status>
}

/** After how many milliseconds a page counts as idle even if the browser is still busy. */
const timeout = 3000

/** True once everything the page requests has arrived and the browser is idle, or soon after. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const settle = () => !stop.signal.aborted && setSettled(true)
    const whenIdle = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(settle, { timeout })
      else setTimeout(settle, timeout)
    }
    if (document.readyState === 'complete') whenIdle()
    else window.addEventListener('load', whenIdle, { once: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  return isSettled
}
