import { useEffect, useState } from 'react'
import type { Door } from '../engine/schema/definition'
import { nextEdge } from '../engine/schema/door'

/** The longest delay of a browser's timer. */
const longestWait = 2 ** 31 - 1

interface Clock {
  readonly now: () => Date
  /** Call `act` after this many milliseconds; returns how to cancel it. */
  readonly later: (act: () => void, milliseconds: number) => () => void
}

/**
 * The time that decides which doors are open: updated whenever one of them opens or closes, with `byDay` also when
 * another day begins, and when the page becomes visible again. Undefined in the first render, which only knows the
 * build's clock.
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
