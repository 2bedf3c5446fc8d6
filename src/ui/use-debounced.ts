import { useEffect, useState } from 'react'

/**
 * How long a live region waits, in milliseconds: each key makes a screen reader drop its pending announcements, so a
 * change during typing is only heard after a pause.
 */
const announcementPause = 1000

/**
 * The latest value, once it has not changed for a while (in milliseconds; by default as long as a live region waits);
 * `initial` until then.
 * @example const spoken = useDebounced(`${count} forms`, '')
 */
export function useDebounced<Value>(value: Value, initial = value, pause = announcementPause): Value {
  const [settled, setSettled] = useState(initial)
  useEffect(() => {
    if (value === settled) return undefined
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, settled, pause])
  return settled
}
