import { asRecord, readCount } from './read-json'

export interface TopVoter {
  readonly player: string
  readonly votes: number
}

/**
 * Read the first row of the vote site's list of top voters: its player and votes. Undefined where either is missing, so
 * that no incomplete row is ever shown.
 * @example readTopVoter([{ player: 'Ash', votes: '12' }]) // => { player: 'Ash', votes: 12 }
 */
export function readTopVoter(reply: unknown): TopVoter | undefined {
  const row = firstRow(reply)
  const player = row && playerName(row)
  const votes = [row?.['votes'], row?.['count'], row?.['vote_count']]
    .map(readCount)
    .find((n) => n !== undefined)
  return player === undefined || votes === undefined ? undefined : { player, votes }
}

/**
 * The address of one of the vote site's lists, for a server and its key.
 * @example voteListUrl('https://vote.example', '7', 'a b', 'votes') // => 'https://vote.example/api/server/7/votes/?key=a%20b'
 */
export function voteListUrl(site: string, server = '', key = '', list: 'top_voters' | 'votes'): string {
  const place = `api/server/${encodeURIComponent(server)}/${list}`
  return `${site.replace(/\/+$/, '')}/${place}/?key=${encodeURIComponent(key)}`
}

export interface LastVote {
  readonly player: string
  /** When the vote was cast: a date, or the site's own text where that is not a date. */
  readonly time: Date | string
}

/**
 * Read the first row of the vote site's list of votes: its player and time. The time may be an ISO date, seconds or
 * milliseconds since 1970 (as a number or as digits), or a text. Undefined where player or time is missing.
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
  // Only dates in this format mean the same in every browser; all other texts are shown as the site wrote them.
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2}))?$/.exec(text) ?? []
  const date = day !== undefined && isInCalendar(day) ? new Date(text) : undefined
  return date && isLikely(date) ? date : plainText(text)
}

/** Browsers read the 30th of February as a day of March. */
function isInCalendar(day: string): boolean {
  return new Date(day).getUTCDate() === Number(day.slice(8))
}

function moment(number: number): Date | undefined {
  // Seconds reach this size in the year 5138, milliseconds reached it in 1973.
  const date = new Date(number < 1e11 ? number * 1000 : number)
  return isLikely(date) ? date : undefined
}

/** Whether a vote may have been cast at this time; false for an invalid date. */
function isLikely(date: Date): boolean {
  const year = date.getUTCFullYear()
  return year >= 2000 && year < 2100
}

const wrappers = ['voters', 'top_voters', 'data', 'votes'] as const

/**
 * The first row of a vote site's reply: of a bare array, or of the list inside an object, under one of the names that
 * such sites use. Undefined if there is no row.
 * @example firstRow({ voters: [{ nickname: 'Ash' }] }) // => { nickname: 'Ash' }
 */
function firstRow(reply: unknown): Readonly<Record<string, unknown>> | undefined {
  if (Array.isArray(reply)) return asRecord(reply[0])
  const object = asRecord(reply)
  const list = wrappers.map((name) => object?.[name]).find(Array.isArray)
  return asRecord(list?.[0])
}

const names = ['player', 'nickname', 'username', 'name'] as const

/** Player names are not longer than this: Java allows 16 characters, Bedrock and its prefixes a few more. */
const longest = 40

/**
 * The player's name in a row of a vote site's reply, as plain text: without tags, the game's colour codes (`§a`),
 * control and direction characters. Undefined where nothing remains, or a text too long to be a name.
 * @example playerName({ nickname: '<b>Ash</b>' }) // => 'Ash'
 */
function playerName(row: Readonly<Record<string, unknown>>): string | undefined {
  for (const key of names) {
    const name = row[key]
    if (typeof name === 'string') return plainText(name)
  }
  return undefined
}

/** The text without markup and invisible characters; undefined where nothing or too much remains. */
function plainText(text: string): string | undefined {
  const plain = text
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/§./gu, '')
    .replaceAll(/[\p{Cc}\p{Cf}<>]/gu, '')
    .trim()
  return plain === '' || [...plain].length > longest ? undefined : plain
}
