interface Event {
  readonly time: number
  readonly act: () => void
}

/** The time of a simulated world, in milliseconds: it does not move on its own, and jumps from event to event. */
export interface WorldClock {
  readonly now: () => number
  /** Do this after that many milliseconds; returns a function that cancels it. */
  readonly later: (act: () => void, milliseconds: number) => () => void
  readonly sleep: (milliseconds: number) => Promise<void>
  /** Let this much time pass, with all events that fall into it. */
  readonly pass: (milliseconds: number) => Promise<void>
}

// Taken before anything can replace it.
const turn = setImmediate

/**
 * Resolves once everything that waits for something other than time has got as far as it can: nothing in the world
 * runs on other threads, so all of it is in the microtask queue.
 */
export function settled(): Promise<void> {
  return new Promise((resolve) => turn(resolve))
}

/** A clock that starts at `start`. Events of the same moment run in the order in which they were requested. */
export function createClock(start: number): WorldClock {
  let now = start
  const events: Event[] = []
  const later = (act: () => void, milliseconds: number) => {
    const event = { time: now + Math.max(0, milliseconds), act }
    let at = events.length
    while (at > 0 && (events[at - 1]?.time ?? 0) > event.time) at -= 1
    events.splice(at, 0, event)
    return () => {
      const found = events.indexOf(event)
      if (found >= 0) events.splice(found, 1)
    }
  }
  return {
    now: () => now,
    later,
    sleep: (milliseconds) => new Promise((resolve) => void later(resolve, milliseconds)),
    async pass(milliseconds) {
      const end = now + milliseconds
      await settled()
      for (let next = events[0]; next !== undefined && next.time <= end; next = events[0]) {
        events.shift()
        now = Math.max(now, next.time)
        next.act()
        await settled()
      }
      now = end
    },
  }
}
