import type { Rank } from '../queue/queued-submission'
import type { RelaySettings } from '../settings'
import { createCounter } from './sliding-window'

/** What a visitor comes for: to hand something in, or to read the votes or the health. Each is counted by itself. */
export type Visit = 'submission' | 'reading'

/** Who comes, as keyed hashes: the visitor, and the neighbourhood of addresses that one person can have at hand. */
export interface Visitor {
  readonly visitor: string
  readonly neighbourhood: string
}

/** Whether a visitor may come in now; if so, how much was accepted from there before, else how long to wait. */
export type Judgement =
  { readonly ok: true; readonly rank: Rank } | { readonly ok: false; readonly retryAfter: number }

/** When submissions of this visitor, or of this neighbourhood, were accepted after `since`, oldest first. */
export type AcceptedTimes = (kind: keyof Visitor, key: string, since: number) => readonly number[]

const hour = 3_600_000

/** How many from one neighbourhood count as newcomers within an hour, and what is much. */
const fewNeighbours = 3
const much = 10

/**
 * Judges visits and counts those that it lets in, in memory alone; what was accepted in the last hour is looked up, so
 * that it counts after a restart as well. Times in milliseconds since 1970.
 * @example createAdmission(limits, () => [])({ visitor: 'a', neighbourhood: 'b' }, 'submission', 0) // => { ok: true, rank: 0 }
 */
export function createAdmission(
  limits: RelaySettings['visitorLimits'],
  acceptedTimes: AcceptedTimes,
): (who: Visitor, visit: Visit, now: number) => Judgement {
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

/** The rank of who comes next, from how many were accepted within the hour from them, and from all their neighbours. */
export function rankOf(own: number, near: number): Rank {
  if (own === 0 && near < fewNeighbours) return 0
  return near < much ? 1 : 2
}
