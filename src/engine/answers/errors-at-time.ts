import type { Answers } from '../schema/answers'
import { dateLimits, isDay, todayAt, type Today } from '../schema/dates'
import { closedOptions } from '../schema/form-doors'
import type { OrderedForm } from '../schema/form'
import { uiOptionsOf } from '../schema/questions'
import type { AnswerError } from './validate'

/**
 * The errors of answers that satisfy schema.json but cannot be sent at this time: closed options and dates outside
 * their range, in the order of the page. `now` is in milliseconds. `offset` is how far the visitor's clock is ahead of
 * UTC, in minutes; without it a date is refused only where it is out of range everywhere on earth.
 * @example errorsAtTime(form, { eventDate: '2999-01-01' }, Date.now()) // => [{ name: 'eventDate', rule: 'maximum', text: '…' }]
 */
export function errorsAtTime(
  form: Pick<OrderedForm, 'ui' | 'order'>,
  answers: Answers,
  now: number,
  offset?: number,
): readonly AnswerError[] {
  const errors = [...closedAnswers(form, answers, now), ...datesOutside(form, answers, todayAt(now, offset))]
  return errors.toSorted((one, other) => form.order.indexOf(one.name) - form.order.indexOf(other.name))
}

/**
 * One error for each answer with an option that is closed at this time, in the order of the page.
 * @example closedAnswers(form, { role: 'Builder' }, Date.now()) // => [{ name: 'role', rule: 'not', text: '…' }]
 */
export function closedAnswers(
  form: Pick<OrderedForm, 'ui' | 'order'>,
  answers: Answers,
  now: number,
): readonly AnswerError[] {
  return form.order.flatMap((name) => {
    const closed = closedOptions(form, name, now)
    const chosen = [answers[name] ?? []].flat().map(String)
    const option = chosen.find((one) => Object.hasOwn(closed, one))
    return option === undefined ? [] : [{ name, rule: 'not', text: closed[option] ?? '' }]
  })
}

/**
 * One error for each date outside its question's range, in the order of the page. Takes normalized answers; without
 * `today`, bounds that depend on the clock allow any date.
 * @example datesOutside(form, { eventDate: '2999-01-01' }, todayAt(now)) // => [{ name: 'eventDate', rule: 'maximum', text: '…' }]
 */
export function datesOutside(
  form: Pick<OrderedForm, 'ui' | 'order'>,
  answers: Answers,
  today?: Today,
): readonly AnswerError[] {
  return form.order.flatMap((name): readonly AnswerError[] => {
    const { first, last } = dateLimits(form, name, answers, today)
    const answer = answers[name]
    const text = uiOptionsOf(form, name).dates?.text ?? ''
    if (!isDay(answer)) return []
    if (first !== undefined && answer < first) return [{ name, rule: 'minimum', text }]
    return last !== undefined && answer > last ? [{ name, rule: 'maximum', text }] : []
  })
}
