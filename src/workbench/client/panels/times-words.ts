import { fillText } from '../../../engine/fill-text'
import type { Door } from '../../../engine/schema/definition'
import { instantOf, isOpen, nextEdge } from '../../../engine/schema/door'
import texts from '../texts.json'

const words = texts.panels.times

export const bothEnds = ['from', 'until'] as const
export type End = (typeof bothEnds)[number]

/** A definition cannot say "closed" without a date, so it closes at a date in the past. */
export const closedSince = '2000-01-01T00:00[UTC]'

/** The clock of whoever reads about times: the time zone of the browser, and what time it is. */
export interface ZonedClock {
  readonly zone: string
  readonly now: number
}

/**
 * When something opens or closes, in a sentence by the clocks of whoever reads it; undefined where it does not.
 * @example timesSentence({ from: '2026-12-01T18:00[Europe/Berlin]', text }, 'from', { zone: 'UTC', now }) // => 'Opens on Tuesday 1 December 2026 at 17:00, your time (UTC).'
 */
export function timesSentence(door: Door | undefined, end: End, { zone, now }: ZonedClock) {
  const instant = isShut(door) ? Number.NaN : instantOf(door?.[end] ?? '')
  if (Number.isNaN(instant)) return undefined
  const inWords = (style: Intl.DateTimeFormatOptions, at = instant) =>
    new Intl.DateTimeFormat('en-GB', { ...style, timeZone: zone }).format(at)
  const time = inWords({ timeStyle: 'short' })
  // What closes as a day begins closes with the day before.
  const kind = end === 'until' && time === '00:00' ? 'end' : end
  const said = kind === 'end' ? instant - 1 : instant
  // The weekday is formatted separately, because browser versions differ in the comma after it.
  const day = `${inWords({ weekday: 'long' }, said)} ${inWords({ dateStyle: 'long' }, said)}`
  const offset = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'shortOffset' })
  const { value = '' } = offset.formatToParts(said).find(({ type }) => type === 'timeZoneName') ?? {}
  const values = { day, time, zone: value.replace(/^GMT(?:\+0$)?/, 'UTC') }
  return fillText(words[instant <= now ? 'past' : 'ahead'][kind], values)
}

/** Whether something is closed without a date. */
export function isShut({ from, until }: Partial<Door> = {}): boolean {
  return from === undefined && until === closedSince
}

/**
 * That visitors find something closed, and when that changes or has changed; undefined while it is open.
 * @example whyClosed({ until: '2000-01-01T00:00[UTC]', text }, clock) // => 'Closed for visitors now.'
 */
export function whyClosed(door: Door | undefined, clock: ZonedClock): string | undefined {
  if (!door || isOpen(door, clock.now)) return undefined
  const isAhead = clock.now < instantOf(door.from ?? '')
  const when = timesSentence(door, isAhead ? 'from' : 'until', clock)
  return [texts.form.closed, when].filter(Boolean).join(' ')
}

/**
 * That something is open or closed from now on, as all its dates have passed, at the last of them.
 * @example passedWords({ from: '2020-01-01T00:00[UTC]', text }, clock).from // => 'This date has passed: it is open now.'
 */
export function passedWords(
  door: Door | undefined,
  { now }: ZonedClock,
): Readonly<Partial<Record<End, string>>> {
  if (!door || isShut(door) || nextEdge([door], now) !== undefined) return {}
  return door.until === undefined ? { from: words.passed.open } : { until: words.passed.closed }
}
