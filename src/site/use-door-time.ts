import { useEffect, useState } from 'react'
import type { Door } from '../engine/schema/definition'
import { nextEdge } from '../engine/schema/door'

/** The longest delay of a browser's timer. */
const longestWait = 2 ** 31 - 1

export interface DoorClock {
  readonly now: () => Date
  /** Call `act` after this many milliseconds; returns how to cancel it. */
  readonly later: (act: () => void, milliseconds: number) => () => void
  /** Correct a clock that is wrong, as far as that is possible. */
  readonly ask?: () => Promise<void>
}

/**
 * The time that decides which doors are open. It is updated when one of them opens or closes, and with `byDay` at
 * midnight; also when the page becomes visible again and when `attempts` changes, because timers are late after the
 * device has slept. Undefined in the first render, which only knows the build's clock.
 */
export function useDoorTime(
  doors: readonly Door[],
  { now, later, ask }: DoorClock,
  byDay = false,
  attempts = 0,
): number | undefined {
  const [time, setTime] = useState<number>()
  const [isCorrect, setCorrect] = useState(false)
  const isNeeded = doors.length > 0 || byDay
  useEffect(() => {
    if (isNeeded) void ask?.().then(() => setCorrect(true))
  }, [isNeeded, ask])
  useEffect(() => {
    if (!isNeeded) return undefined
    let stop: (() => void) | undefined
    const look = () => {
      const at = now().getTime()
      const midnight = byDay ? new Date(at).setHours(24, 0, 0, 0) : Infinity
      setTime(at)
      stop?.()
      stop = later(look, Math.min((nextEdge(doors, at) ?? midnight) - at, midnight - at, longestWait))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      stop?.()
      document.removeEventListener('visibilitychange', look)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the clock is looked at again once it is corrected, and with each attempt
  }, [doors, now, later, isNeeded, byDay, isCorrect, attempts])
  return time
}
