import { judgeVisit, visitMemory, type Judgement, type VisitorLimits } from './judge-visit'

/** Judges one reading of a visitor at this time, in milliseconds since 1970, and counts it where it is let in. */
export type Readings = (visitor: string, now: number) => Judgement

/** How often those who have not come for an hour are forgotten; milliseconds. */
const sweepEvery = 60_000

/**
 * Count who reads, in memory alone: whoever only looks costs no writing, and a count that starts anew with the program
 * loses nothing.
 * @example const judge = createReadings({ perMinute: 30, perHour: 600 }); judge('f3a1', 0) // => { ok: true }
 */
export function createReadings(limits: VisitorLimits): Readings {
  const readings = new Map<string, readonly number[]>()
  let swept = 0
  return (visitor, now) => {
    if (now - swept >= sweepEvery) {
      swept = now
      for (const [each, times] of readings)
        if ((times.at(-1) ?? 0) <= now - visitMemory) readings.delete(each)
    }
    const recent = (readings.get(visitor) ?? []).filter((time) => time > now - visitMemory)
    const judgement = judgeVisit(recent, now, limits)
    readings.set(visitor, judgement.ok ? [...recent, now] : recent)
    return judgement
  }
}
