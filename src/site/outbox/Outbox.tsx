import { Suspense, useEffect, useState } from 'react'
import { optionalPart } from '../../ui/optional-part'
import { useSettled } from './use-settled'
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
