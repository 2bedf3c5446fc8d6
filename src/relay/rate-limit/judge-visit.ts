export interface VisitorLimits {
  readonly perMinute: number
  readonly perHour: number
}

/** What a visitor comes for: to hand something in, or to read the votes or the health. Each is counted by itself. */
export type Visit = 'submission' | 'reading'

export type Judgement = { readonly ok: true } | { readonly ok: false; readonly retryAfter: number }

const minute = 60_000
/** Visits longer ago than this count no more; milliseconds. */
export const visitMemory: number = 60 * minute

/**
 * Whether a visitor may come in now, from the times of the visits that were let in before, oldest first. Visits that
 * are turned away do not count, so who waits as long as told is let in. Pure; milliseconds.
 * @example judgeVisit([0, 1000], 2000, { perMinute: 2, perHour: 60 }) // => { ok: false, retryAfter: 58000 }
 */
export function judgeVisit(visits: readonly number[], now: number, limits: VisitorLimits): Judgement {
  const waits = [
    waitFor(visits, now, minute, limits.perMinute),
    waitFor(visits, now, visitMemory, limits.perHour),
  ]
  const retryAfter = Math.max(...waits)
  return retryAfter > 0 ? { ok: false, retryAfter } : { ok: true }
}

function waitFor(visits: readonly number[], now: number, span: number, most: number): number {
  const recent = visits.filter((visit) => visit > now - span)
  // The visit that has to fall out of the span before there is room again.
  const blocking = recent[recent.length - most]
  return blocking === undefined ? 0 : blocking + span - now
}
