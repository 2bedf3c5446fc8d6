import type { Answers } from './answers'
import type { Control } from './definition'
import type { OrderedForm } from './form'
import { uiOptionsOf } from './questions'

/** The first and the last day that "today" can mean, as `2026-11-22`; they are equal where the time zone is known. */
export interface Today {
  readonly first: string
  readonly last: string
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const relative = /^today(?:([+-]\d{1,4})d)?$/

/**
 * Today's date at a time in milliseconds, where clocks are `offset` minutes ahead of UTC. Without an offset, the dates
 * of all places on earth, from UTC-12 to UTC+14.
 * @example todayAt(Date.UTC(2026, 10, 22, 23), 60) // => { first: '2026-11-23', last: '2026-11-23' }
 */
export function todayAt(now: number, offset?: number): Today {
  if (offset === undefined) return { first: dayAt(now - 12 * hour), last: dayAt(now + 14 * hour) }
  const today = dayAt(now + offset * minute)
  return { first: today, last: today }
}

/**
 * Whether a text is an existing date, in the notation of `format: date`.
 * @example isDay('2026-02-30') // => false
 */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && dayAt(time) === text
}

/**
 * The meaning of a bound of `dates` in ui.json: a number of days from today, a fixed day, or else the name of a
 * question.
 * @example readBound('today-30d') // => { days: -30 }
 */
export function readBound(
  bound: string,
): { readonly days: number } | { readonly day: string } | { readonly name: string } {
  const written = relative.exec(bound)
  if (written) return { days: Number(written[1] ?? 0) }
  return isDay(bound) ? { day: bound } : { name: bound }
}

/**
 * Whether no day is within two bounds, whatever today's date and the other answers are.
 * @example isCrossed('today+7d', 'today') // => true
 */
export function isCrossed(from: string, until: string): boolean {
  const [first, last] = [readBound(from), readBound(until)]
  if ('day' in first && 'day' in last) return first.day > last.day
  return 'days' in first && 'days' in last && first.days > last.days
}

/**
 * The questions whose answers limit the date of this one.
 * @example limitingQuestions({ 'ui:options': { dates: { from: 'arrival', text } } }) // => ['arrival']
 */
export function limitingQuestions({ 'ui:options': options }: Control): readonly string[] {
  const { from, until } = options?.dates ?? {}
  return [from, until].flatMap((bound) => {
    const read = bound === undefined ? undefined : readBound(bound)
    return read && 'name' in read ? [read.name] : []
  })
}

/**
 * The first and the last day that a question accepts, given these answers; undefined where there is no limit. Without
 * `today`, only the limits that do not depend on the clock.
 * @example dateLimits(form, 'eventDate', {}, todayAt(now)) // => { first: undefined, last: '2026-11-23' }
 */
export function dateLimits(
  form: Pick<OrderedForm, 'ui'>,
  name: string,
  answers: Answers,
  today?: Today,
): { readonly first: string | undefined; readonly last: string | undefined } {
  const { from, until } = uiOptionsOf(form, name).dates ?? {}
  return { first: dayOf(from, answers, today?.first), last: dayOf(until, answers, today?.last) }
}

function dayOf(bound: string | undefined, answers: Answers, today: string | undefined): string | undefined {
  if (bound === undefined) return undefined
  const read = readBound(bound)
  if ('day' in read) return read.day
  if ('days' in read) return today && dayAt(Date.parse(today) + read.days * day)
  const answer = answers[read.name]
  return isDay(answer) ? answer : undefined
}

function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
