export interface WindowLimits {
  readonly perMinute: number
  readonly perHour: number
}

const minute = 60_000
const hour = 60 * minute

/**
 * How long to wait until one more visit fits into the minute and into the hour, in milliseconds; 0 for now. `times` are
 * the visits admitted before, oldest first. Refused ones do not count, so waiting as long as asked always helps. Pure.
 * @example slidingWindow([0, 1000], 2000, { perMinute: 2, perHour: 60 }) // => 58000
 */
export function slidingWindow(times: readonly number[], now: number, limits: WindowLimits): number {
  return Math.max(waitFor(times, now, minute, limits.perMinute), waitFor(times, now, hour, limits.perHour))
}

function waitFor(times: readonly number[], now: number, span: number, most: number): number {
  const recent = times.filter((time) => time > now - span)
  // The visit that has to leave the window before there is room again.
  const blocking = recent[recent.length - most]
  return blocking === undefined ? 0 : blocking + span - now
}

/** Counts visits by key. Times in milliseconds since 1970. */
export interface RateCounter {
  /** How long this key has to wait, in milliseconds; 0 if it need not. */
  readonly wait: (key: string, now: number) => number
  readonly count: (key: string, now: number) => void
}

/** How many keys are kept: the least recently used is dropped first. */
const mostKeys = 20_000

/**
 * A bounded counter in memory: a refused request costs no write. `recall` is called once for a key that is not in
 * memory, and returns its earlier admitted visits.
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
