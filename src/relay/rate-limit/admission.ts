import type { Rank } from '../queue/queued-submission'

/** The purpose of a visit: to send a form, or to read the votes or the health. Each is counted separately. */
export type Visit = 'submission' | 'reading'

/** A visitor as keyed hashes: of the visitor, and of the neighbourhood, the subnet that one person may control. */
export interface Visitor {
  readonly visitor: string
  readonly neighbourhood: string
}

/**
 * Whether a visitor is admitted: if so, their rank among those who submit, else how long to wait, in
 * milliseconds.
 */
export type RateDecision =
  | { readonly ok: true; readonly rank: Rank }
  | { readonly ok: false; readonly retryAfter: number }

/** When submissions of this visitor, or of this neighbourhood, were accepted after `since`, oldest first. */
export type AcceptedTimes = (kind: keyof Visitor, key: string, since: number) => readonly number[]

const minute = 60_000
const hour = 60 * minute

/**
 * A visitor's rank depends on the submissions accepted in this hour. Below `fewNeighbours` from the neighbourhood, a
 * newcomer ranks first; from `much` on, everyone in it ranks last.
 */
const fewNeighbours = 3
const much = 10

/**
 * A sliding-window rate limiter per visitor and subnet, in memory: only admitted visits count. Submissions accepted in
 * the last hour are looked up in `acceptedTimes`, so that they still count after a restart. Times in milliseconds since
 * 1970.
 * @example createAdmission(limits, () => [])({ visitor: 'a', neighbourhood: 'b' }, 'submission', 0) // => { ok: true, rank: 0 }
 */
export function createAdmission(
  limits: VisitorLimits,
  acceptedTimes: AcceptedTimes,
): (who: Visitor, visit: Visit, now: number) => RateDecision {
  const readings = createCounter(limits.reading)
  const visitors = createCounter(limits.submission, (key, since) => acceptedTimes('visitor', key, since))
  const neighbourhoods = createCounter(limits.neighbourhood, (key, since) =>
    acceptedTimes('neighbourhood', key, since),
  )
  return ({ visitor, neighbourhood }, visit, now) => {
    const retryAfter =
      visit === 'reading'
        ? readings.wait(visitor, now)
        : Math.max(visitors.wait(visitor, now), neighbourhoods.wait(neighbourhood, now))
    if (retryAfter > 0) return { ok: false, retryAfter }
    if (visit === 'reading') {
      readings.count(visitor, now)
      return { ok: true, rank: 0 }
    }
    visitors.count(visitor, now)
    neighbourhoods.count(neighbourhood, now)
    const own = acceptedTimes('visitor', visitor, now - hour).length
    const near = acceptedTimes('neighbourhood', neighbourhood, now - hour).length
    return { ok: true, rank: rankOf(own, near) }
  }
}

/** A visitor's rank, from how many submissions were accepted in this hour from them, and from their neighbourhood. */
export function rankOf(own: number, near: number): Rank {
  if (own === 0 && near < fewNeighbours) return 0
  return near < much ? 1 : 2
}

interface WindowLimits {
  readonly perMinute: number
  readonly perHour: number
}

/** The limits for each kind of visit, and for a neighbourhood's submissions. */
export type VisitorLimits = Readonly<Record<'submission' | 'neighbourhood' | 'reading', WindowLimits>>

/**
 * How long to wait until one more visit fits into the minute and into the hour, in milliseconds; 0 for now.
 * `times` are the visits admitted before, oldest first. Refused visits do not count, so waiting for that long
 * always helps. Pure.
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

/** How many keys are kept: the least recently used is dropped first. */
const mostKeys = 20_000

/**
 * A bounded counter of visits by key, in memory: a refused request costs no write. `recall` is called once for a key that
 * is not in memory, and returns its earlier admitted visits.
 * @example const counter = createCounter({ perMinute: 30, perHour: 600 }); counter.wait('f3a1', 0) // => 0
 */
export function createCounter(
  limits: WindowLimits,
  recall: (key: string, since: number) => readonly number[] = () => [],
) {
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
    /** How long this key has to wait, in milliseconds; 0 if it need not. */
    wait(key: string, now: number): number {
      const times = recent(key, now)
      keep(key, times)
      return slidingWindow(times, now, limits)
    },
    count: (key: string, now: number) => keep(key, [...recent(key, now), now]),
  }
}
