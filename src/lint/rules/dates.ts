import { readBound } from '../../engine/schema/dates'
import { didYouMean } from '../report/did-you-mean'
import type { FormRule, Report } from '../report/diagnostic'
import { reportAt, reportKey } from '../source/locate'
import { controlsOf, questionNames, ruleOfQuestion } from '../source/questions'

/** A bound of a date's range that is not a date, or a range without bounds or without any day in it. */
export const dates: FormRule = ({ schema, ui }) => {
  if (!schema || !ui) return []
  const asking = questionNames(schema).filter((name) => ruleOfQuestion(schema, name, 'format') === 'date')
  return controlsOf(ui).flatMap(([name, control]): readonly Report[] => {
    const range = control['ui:options']?.dates
    if (!range) return []
    const { from, until } = range
    const at = [name, 'ui:options', 'dates']
    if (from === undefined && until === undefined) return [reportKey('dates-without-end', ui, at)]
    const others = asking.filter((other) => other !== name)
    const wrong = Object.entries({ from, until }).flatMap(([key, bound]) => {
      if (bound === undefined) return []
      const read = readBound(bound)
      if (!('name' in read) || others.includes(read.name)) return []
      const suggestion = boundMeant(bound, others)
      const values = { found: bound, others: ['today', 'today+7d', 'today-7d', '2026-12-31', ...others] }
      return [
        reportAt('date-bound', ui, [...at, key], values, suggestion === undefined ? {} : { suggestion }),
      ]
    })
    if (wrong.length > 0 || from === undefined || until === undefined) return wrong
    return isCrossed(from, until) ? [reportAt('dates-crossed', ui, [...at, 'until'], { from })] : []
  })
}

/** The bound that was meant: days from today may be written in many ways, such as "today + 7". */
function boundMeant(bound: string, others: readonly string[]): string | undefined {
  const [, word = bound, days] = /^(.*?)\s*([+-]\s*\d{1,4})\s*(?:d|days?)?$/i.exec(bound) ?? []
  const meant = didYouMean(word, days === undefined ? ['today', ...others] : ['today'])?.value
  return meant && days !== undefined ? `${meant}${days.replaceAll(/\s/g, '')}d` : meant
}

/** Whether a range is empty whatever today's date is. */
function isCrossed(from: string, until: string): boolean {
  const [first, last] = [readBound(from), readBound(until)]
  if ('day' in first && 'day' in last) return first.day > last.day
  return 'days' in first && 'days' in last && first.days > last.days
}
