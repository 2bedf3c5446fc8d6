interface Event {
  readonly time: number
  readonly act: () => void
}

/** The time of a simulated world, in milliseconds: it stands still until told, and then goes from event to event. */
export interface WorldClock {
  readonly now: () => number
  /** Do this after so many milliseconds; returns how to call it off. */
  readonly later: (act: () => void, milliseconds: number) => () => void
  readonly sleep: (milliseconds: number) => Promise<void>
  /** Let so much time go by, with all that falls into it. */
  readonly pass: (milliseconds: number) => Promise<void>
}

// Taken before anything could put another in its place.
const turn = setImmediate

/**
 * Everything that waits for something else than time has gone on as far as it can when this resolves: nothing in the world
 * works on other threads, so all of it stands in the queue of microtasks.
 */
export function settled(): Promise<void> {
  return new Promise((resolve) => turn(resolve))
}

/** A clock that stands at `start`. Events of the same moment come in the order in which they were asked for. */
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
