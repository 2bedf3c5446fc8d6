import { isCrossed, readBound } from '../../../engine/schema/dates'
import { didYouMean } from '../../report/did-you-mean'
import { questionSchemas } from '../../source/questions'
import { eachControl, inUi, suggest, type Reporter } from '../rule'
import type { Door } from '../../../engine/schema/definition'
import { instantOf } from '../../../engine/schema/door'
import type { DeepPartial } from '../../source/form-folder'
import { pointTo, type Pointer } from '../../json/locate'

/** A bound of a date's range that is not a date, or a range without bounds or without any day in it. */
export const dates = eachControl(({ name, options, at, key }, report, { schema }) => {
  const range = options.dates
  if (!schema || !range) return
  const { from, until } = range
  if (from === undefined && until === undefined)
    return report('dates-without-end', key('ui:options', 'dates'))
  const asking = questionSchemas(schema).filter(({ all }) => all.format === 'date')
  const others = [...new Set(asking.map((question) => question.name))].filter((other) => other !== name)
  const wrong = endsOf(range).filter(({ text }) => {
    const read = readBound(text)
    return 'name' in read && !others.includes(read.name)
  })
  for (const { end, text: found } of wrong) {
    const values = { found, others: ['today', 'today+7d', 'today-7d', '2026-12-31', ...others] }
    report('date-bound', at('ui:options', 'dates', end), values, { suggestion: boundMeant(found, others) })
  }
  if (wrong.length === 0 && from !== undefined && until !== undefined && isCrossed(from, until))
    report('dates-crossed', at('ui:options', 'dates', 'until'), { from })
})

/** The ends that a range has. */
function endsOf({ from, until }: DeepPartial<Pick<Door, 'from' | 'until'>>) {
  return Object.entries({ from, until }).flatMap(([end, text]) => (text === undefined ? [] : [{ end, text }]))
}

/** The bound that was meant: days from today may be written in many ways, such as "today + 7". */
function boundMeant(bound: string, others: readonly string[]): string | undefined {
  const [, word = bound, days] = /^(.*?)\s*([+-]\s*\d{1,4})\s*(?:d|days?)?$/i.exec(bound) ?? []
  const meant = didYouMean(word, days === undefined ? ['today', ...others] : ['today'])?.value
  return meant && days !== undefined ? `${meant}${days.replaceAll(/\s/g, '')}d` : meant
}

/** A form's door whose date, time or zone does not exist, or that never opens. */
export const formDoor = inUi((ui, report) => {
  const door = ui.value['ui:door']
  if (door) checkDoor(door, pointTo(ui, ['ui:door']).at, report)
})

/** The same for the door of an option, which may also belong to no option. */
export const optionDoors = eachControl(({ name, options, question, at, key }, report) => {
  const known = question?.options.map(String) ?? []
  for (const [option, door] of Object.entries(options.doors ?? {})) {
    const prefix = ['ui:options', 'doors', option]
    if (!door || !question) continue
    if (known.includes(option)) checkDoor(door, (...steps) => at(...prefix, ...steps), report)
    else report('door-of-no-option', key(...prefix), { name, option, options: known }, suggest(option, known))
  }
})

function checkDoor({ from, until }: DeepPartial<Door>, at: Pointer['at'], report: Reporter): void {
  const wrong = endsOf({ from, until }).filter(({ text }) => Number.isNaN(instantOf(text)))
  for (const { end, text: time } of wrong) report('door-time', at(end), { time })
  if (wrong.length > 0 || from === undefined || until === undefined) return
  const [opens, closes] = [instantOf(from), instantOf(until)]
  if (opens === closes) report('door-shut-at-once', at('until'), { from })
  else if (opens > closes) report('door-never-open', at('until'), { from })
}
