import { useEffect, useState } from 'react'

const pause = 1000

/**
 * A text for a live region: the latest one, once it has not changed for a second. A screen reader drops what waits to
 * be announced with each key, so what changes while someone types is only heard after a pause.
 */
export function useAfterPause(text: string, initial: string): string {
  const [settled, setSettled] = useState(initial)
  useEffect(() => {
    if (text === settled) return undefined
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text, settled])
  return settled
}
