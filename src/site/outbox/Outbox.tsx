import { Suspense, useEffect, useState } from 'react'
import { optionalPart } from '../../ui/optional-part'
import { browserOutbox, watchOutbox } from './outbox-store'

const OutboxBar = optionalPart(async () => (await import('./OutboxBar')).OutboxBar)

/** Says on every page what waits on this device to be sent, and sends it. Nothing, and nothing fetched, where nothing waits. */
export function Outbox() {
  const isSettled = useSettled()
  const [hasWaiting, setWaiting] = useState(false)
  useEffect(() => {
    if (!isSettled) return undefined
    const look = async () => {
      // Where the browser keeps nothing, nothing waits.
      const waiting = await browserOutbox()
        .all()
        .catch(() => [])
      if (waiting.length > 0) setWaiting(true)
    }
    void look()
    return watchOutbox(() => setWaiting(true))
  }, [isSettled])
  return (
    hasWaiting && (
      <Suspense fallback={null}>
        <OutboxBar />
      </Suspense>
    )
  )
}

/** How long a page may keep the browser busy, in milliseconds, before it counts as at rest all the same. */
const patience = 3000

/** Turns true once everything the page asks for has come and the browser has nothing else to do, or soon after. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const settle = () => !stop.signal.aborted && setSettled(true)
    const whenIdle = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(settle, { timeout: patience })
      else setTimeout(settle, patience)
    }
    if (document.readyState === 'complete') whenIdle()
    else window.addEventListener('load', whenIdle, { once: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  return isSettled
}
