import { firstRow } from './first-row'
import { playerName, plainText } from './player-name'

export interface LastVote {
  readonly player: string
  /** When the vote was given: a moment, or the site's own words where they are no date. */
  readonly time: Date | string
}

/**
 * Read the first row of the vote site's list of votes: its player and time. The time may be an ISO date, seconds or
 * milliseconds since 1970 (as a number or as digits), or words. Undefined where player or time is missing.
 * @example readLastVote([{ player: 'Ash', time: 1767225600 }])?.time // => new Date('2026-01-01T00:00:00Z')
 */
export function readLastVote(reply: unknown): LastVote | undefined {
  const row = firstRow(reply)
  const player = row && playerName(row)
  const time = [row?.['time'], row?.['timestamp'], row?.['date']].map(readTime).find((t) => t !== undefined)
  return player === undefined || time === undefined ? undefined : { player, time }
}

function readTime(value: unknown): Date | string | undefined {
  if (typeof value === 'number') return moment(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (/^\d{9,14}$/.test(text)) return moment(Number(text))
  // Only dates of this form mean the same in every browser; all other texts are shown in the site's own words.
  const date = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2}))?$/.test(text) ? new Date(text) : undefined
  return date && !Number.isNaN(date.getTime()) ? date : plainText(text)
}

function moment(number: number): Date | undefined {
  // Seconds reach this size in the year 5138, milliseconds reached it in 1973.
  const date = new Date(number < 1e11 ? number * 1000 : number)
  return number > 0 && !Number.isNaN(date.getTime()) ? date : undefined
}
