import { closedIn } from '../../../engine/schema/questions'
import { fillText } from '../../../engine/fill-text'
import { valuesOf, type FormTexts } from '../files/form-texts'
import texts from '../texts.json'
import { limitRules } from '../../../lint/source/questions'
import { newRules } from './error-words'
import { questionIn, type QuestionView } from './questions'

const words = texts.panels.lost

/** A change of a question that can take other settings with it, and the form before it. */
export interface Removal {
  readonly field: 'kind' | 'options'
  readonly before: FormTexts
}

/** The field of a change that can take other settings of its question with it; undefined for any other change. */
export function removalField(changed: readonly string[]): Removal['field'] | undefined {
  return (['kind', 'options'] as const).find((field) => changed.includes(field))
}

/**
 * What a question has lost since a change of its kind or its options, in a sentence; '' if nothing, or once it is back.
 * @example lostWords({ field: 'kind', before }, now, 'age') // => 'These settings were removed because the kind changed: limits.'
 */
export function lostWords({ field, before }: Removal, now: FormTexts, name: string): string {
  const areTimesLost = ownTimes(now, name) < ownTimes(before, name)
  if (field === 'options') return areTimesLost ? words.options : ''
  const [old, question] = [before, now].map((form) => questionIn(valuesOf(form), name))
  if (!old || !question) return ''
  const { firstOptions } = texts.panels
  const own = old.options.filter((option) => !firstOptions.includes(String(option)))
  const areOptionsLost = own.length > 0 && !own.some((option) => question.options.includes(option))
  const isOpened = closedIn(old.rules).length > 0 && closedIn(question.rules).length === 0
  const { settings } = words
  const lost = [
    areOptionsLost && settings.options,
    isOpened && settings.closed,
    areLimitsLost(old, question) && settings.limits,
    areTimesLost && settings.times,
  ].filter((each) => each !== false)
  return lost.length > 0 ? fillText(words.kind, { settings: lost.join(', ') }) : ''
}

/** How many answers to a question have a separate recipient or opening times. */
function ownTimes(form: FormTexts, name: string): number {
  const values = valuesOf(form)
  const { doors = {} } = questionIn(values, name)?.control['ui:options'] ?? {}
  const routes = (values.message.routes ?? []).filter(({ property }) => property === name)
  return routes.flatMap(({ answers }) => answers).length + Object.keys(doors).length
}

/** Whether limits that staff chose are gone. Those that every new question of a kind has do not count. */
function areLimitsLost(before: QuestionView, now: QuestionView): boolean {
  const [usual, usualNow] = [before, now].map((each) => newRules(each, each.isRequired))
  const isGone = limitRules.some((limit) => {
    const [old, value] = [before.rules[limit], now.rules[limit]]
    return old !== usual?.[limit] && old !== undefined && value !== old && value === usualNow?.[limit]
  })
  const [hadDates, hasDates] = [before, now].map(({ control }) => control['ui:options']?.dates !== undefined)
  return isGone || (hadDates === true && !hasDates)
}
