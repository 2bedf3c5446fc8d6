import { useEffect, useState } from 'react'

const pause = 1000

/**
 * The latest text, once it has not changed for a second; `initial` until then. For live regions: each key makes a
 * screen reader drop its pending announcements, so a change during typing is only heard after a pause.
 */
export function useDebounced(text: string, initial: string): string {
  const [settled, setSettled] = useState(initial)
  useEffect(() => {
    if (text === settled) return undefined
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text, settled])
  return settled
}
