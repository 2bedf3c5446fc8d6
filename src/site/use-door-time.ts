import { useEffect, useState } from 'react'
import type { Door } from '../engine/schema/definition'
import { nextEdge } from '../engine/schema/door'

/** No timer of a browser waits longer. */
const longestWait = 2 ** 31 - 1

interface Clock {
  readonly now: () => Date
  /** Do this after so many milliseconds; returns how to call it off. */
  readonly later: (act: () => void, milliseconds: number) => () => void
}

/**
 * The time by which doors are to be judged: looked up again whenever one of them opens or closes, `byDay` also when
 * another day begins, and when the page comes back into sight. Undefined in the first render, which knows no clock but that of the build.
 */
export function useDoorTime(
  doors: readonly Door[],
  { now, later }: Clock,
  byDay = false,
): number | undefined {
  const [time, setTime] = useState<number>()
  useEffect(() => {
    if (doors.length === 0 && !byDay) return undefined
    let stop: (() => void) | undefined
    const look = () => {
      const at = now().getTime()
      const edge = byDay
        ? Math.min(nextEdge(doors, at) ?? Infinity, new Date(at).setHours(24, 0, 0, 0))
        : nextEdge(doors, at)
      setTime(at)
      stop?.()
      stop = edge === undefined ? undefined : later(look, Math.min(edge - at, longestWait))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      stop?.()
      document.removeEventListener('visibilitychange', look)
    }
  }, [doors, now, later, byDay])
  return time
}
