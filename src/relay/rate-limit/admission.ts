import type { Rank } from '../queue/queued-submission'
import type { RelaySettings } from '../settings'
import { createCounter } from './sliding-window'

/** The purpose of a visit: to send a form, or to read the votes or the health. Each is counted separately. */
export type Visit = 'submission' | 'reading'

/** A visitor as keyed hashes: of the visitor, and of the neighbourhood of addresses that one person may control. */
export interface Visitor {
  readonly visitor: string
  readonly neighbourhood: string
}

/** Whether a visitor is admitted; if so, with the rank for what was accepted before, else how long to wait. */
export type Judgement =
  { readonly ok: true; readonly rank: Rank } | { readonly ok: false; readonly retryAfter: number }

/** When submissions of this visitor, or of this neighbourhood, were accepted after `since`, oldest first. */
export type AcceptedTimes = (kind: keyof Visitor, key: string, since: number) => readonly number[]

const hour = 3_600_000

/** How many submissions within an hour still give a neighbourhood the rank of a newcomer, and how many are a lot. */
const fewNeighbours = 3
const much = 10

/**
 * Decides on visits and counts the admitted ones, in memory only; what was accepted in the last hour is looked up, so
 * that it still counts after a restart. Times in milliseconds since 1970.
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

/**
 * A visitor's rank, from how many submissions were accepted within the hour from them, and from their neighbourhood.
 */
export function rankOf(own: number, near: number): Rank {
  if (own === 0 && near < fewNeighbours) return 0
  return near < much ? 1 : 2
}
