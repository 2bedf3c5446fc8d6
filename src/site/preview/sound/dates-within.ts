import type { Answers } from '../../../engine/schema/answers'
import { dateLimits, isDay, type Today } from '../../../engine/schema/dates'
import type { OrderedForm } from '../../../engine/schema/form'

/**
 * Answers that can be sent today: a date outside its question's range becomes the nearest one in it, as examples are not
 * held to ranges. In the order of the page, because a range may begin with the answer to a question above.
 * @example datesWithin(form, { eventDate: '2020-01-31' }, todayAt(now)) // => { eventDate: '2026-11-22' }
 */
export function datesWithin(
  form: Pick<OrderedForm, 'ui' | 'order'>,
  answers: Answers,
  today: Today,
): Answers {
  const within: Record<string, Answers[string]> = { ...answers }
  for (const name of form.order) {
    const { first, last } = dateLimits(form, name, within, today)
    const day = within[name]
    if (!isDay(day)) continue
    if (first !== undefined && day < first) within[name] = first
    else if (last !== undefined && day > last) within[name] = last
  }
  return within
}
