export interface WindowLimits {
  readonly perMinute: number
  readonly perHour: number
}

const minute = 60_000
const hour = 60 * minute

/**
 * How long to wait until one more fits into the minute and into the hour, in milliseconds; 0 for now. `times` are those
 * that were let in before, oldest first. Who is turned away does not count, so who waits as long as told is let in. Pure.
 * @example slidingWindow([0, 1000], 2000, { perMinute: 2, perHour: 60 }) // => 58000
 */
export function slidingWindow(times: readonly number[], now: number, limits: WindowLimits): number {
  return Math.max(waitFor(times, now, minute, limits.perMinute), waitFor(times, now, hour, limits.perHour))
}

function waitFor(times: readonly number[], now: number, span: number, most: number): number {
  const recent = times.filter((time) => time > now - span)
  // The one that has to fall out of the span before there is room again.
  const blocking = recent[recent.length - most]
  return blocking === undefined ? 0 : blocking + span - now
}

/** Counts who came when. Times in milliseconds since 1970. */
export interface RateCounter {
  /** How long this one has to wait, in milliseconds; 0 for not at all. */
  readonly wait: (key: string, now: number) => number
  readonly count: (key: string, now: number) => void
}

/** So many are counted at the same time: who came least lately is forgotten first. */
const mostKeys = 20_000

/**
 * A counter in memory alone, bounded: a refused request costs no write. `recall` tells once, for one who is not in
 * memory, when they were let in before.
 * @example const counter = createCounter({ perMinute: 30, perHour: 600 }); counter.wait('f3a1', 0) // => 0
 */
export function createCounter(
  limits: WindowLimits,
  recall: (key: string, since: number) => readonly number[] = () => [],
): RateCounter {
  const known = new Map<string, readonly number[]>()
  const recent = (key: string, now: number) =>
    (known.get(key) ?? recall(key, now - hour)).filter((time) => time > now - hour)
  const keep = (key: string, times: readonly number[]) => {
    known.delete(key)
    known.set(key, times)
    const [oldest] = known.keys()
    if (known.size > mostKeys && oldest !== undefined) known.delete(oldest)
  }
  return {
    wait(key, now) {
      const times = recent(key, now)
      keep(key, times)
      return slidingWindow(times, now, limits)
    },
    count: (key, now) => keep(key, [...recent(key, now), now]),
  }
}
