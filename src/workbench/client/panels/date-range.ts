import { limitingQuestions, readBound } from '../../../engine/schema/dates'
import type { DateRange, FormCondition } from '../../../engine/schema/definition'
import { fillText } from '../../../engine/fill-text'
import texts from '../texts.json'
import { set, type FormTexts } from './form-texts'
import type { PanelValues } from './panel'
import { questionsOf, type QuestionView } from './questions'

const { bounds: words } = texts.panels
const ends = { earliest: 'from', latest: 'until' } as const
type End = keyof typeof ends
// The keys of a record are those of its type.
const endNames = Object.keys(ends) as End[]

/** The kinds of bounds that a panel offers; other date questions under their labels. */
function boundChoices(form: FormTexts, own: string): ReadonlyMap<string, string> {
  const others = questionsOf(form).filter(({ name, kind }) => name !== own && kind === 'date')
  const answers = others.map(({ name, label }) => [fillText(words.answer, { label }), name] as const)
  return new Map([...Object.values(words.fixed).map((choice) => [choice, choice] as const), ...answers])
}

/** The conditions of a question's panel, which offer the bounds that its date can have. */
export function offerBounds(
  form: FormTexts,
  name: string,
  conditions: readonly FormCondition[],
): FormCondition[] {
  const choices = [...boundChoices(form, name).keys()]
  return conditions.map((condition) => {
    const { properties, ...rest } = condition.if
    const offered = endNames.flatMap((end) => {
      const asked = condition.then.properties?.[end]
      return asked ? [[end, { ...asked, enum: choices }] as const] : []
    })
    // The words are asked for with every kind of bound.
    const isOfAll = condition.then.properties?.['datesText'] !== undefined
    const awaited = endNames.flatMap((end) =>
      isOfAll && properties[end] ? [[end, { enum: choices }] as const] : [],
    )
    const brought = { ...condition.then.properties, ...Object.fromEntries(offered) }
    return {
      if: { ...rest, properties: { ...properties, ...Object.fromEntries(awaited) } },
      // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's, and no one awaits a condition
      then: { ...condition.then, properties: brought },
    }
  })
}

/** The choice that says what a bound is; none for the answer to a question that is not offered. */
function choiceOf(bound: ReturnType<typeof readBound>, choices: ReadonlyMap<string, string>): string {
  const { today, before, after, day } = words.fixed
  if ('day' in bound) return day
  if ('name' in bound) return [...choices].find(([, name]) => name === bound.name)?.[0] ?? ''
  if (bound.days === 0) return today
  return bound.days < 0 ? before : after
}

/** The values in a panel for a question's date range. */
export function boundValues(form: FormTexts, { name, kind, control }: QuestionView): PanelValues {
  const range = control['ui:options']?.dates
  const choices = boundChoices(form, name)
  const values = endNames.flatMap((end) => {
    const bound = kind === 'date' ? range?.[ends[end]] : undefined
    const read = bound === undefined ? undefined : readBound(bound)
    return [
      [end, read ? choiceOf(read, choices) : ''] as const,
      [`${end}Days`, read && 'days' in read && read.days !== 0 ? String(Math.abs(read.days)) : ''] as const,
      [`${end}Date`, read && 'day' in read ? read.day : ''] as const,
    ]
  })
  return { ...Object.fromEntries(values), datesText: kind === 'date' ? (range?.text ?? '') : '' }
}

/** The form with a question's date range changed to the panel's values. */
export function writeBounds(form: FormTexts, name: string, before: PanelValues, now: PanelValues): FormTexts {
  const [old, range] = [rangeIn(form, name, before), rangeIn(form, name, now)]
  const isDate = questionsOf(form).some((each) => each.name === name && each.kind === 'date')
  if (!isDate || JSON.stringify(old) === JSON.stringify(range)) return form
  return set(form, 'ui', [name, 'ui:options', 'dates'], range)
}

function rangeIn(form: FormTexts, name: string, values: PanelValues): DateRange | undefined {
  const choices = boundChoices(form, name)
  const { today, before, after, day } = words.fixed
  const [from, until] = endNames.map((end) => {
    const choice = values[end] ?? ''
    const days = values[`${end}Days`]?.trim() ?? ''
    const written: Readonly<Record<string, string | undefined>> = {
      [today]: 'today',
      [before]: `today-${days}d`,
      [after]: `today+${days}d`,
      [day]: values[`${end}Date`],
    }
    return written[choice] ?? choices.get(choice)
  })
  if (from === undefined && until === undefined) return undefined
  const text = values['datesText']?.trim() ?? ''
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }), text }
}

/** The errors of the bounds in a panel: no day is within them. */
export function checkBounds(form: FormTexts, name: string, values: PanelValues): PanelValues {
  const { from, until } = rangeIn(form, name, values) ?? {}
  if (from === undefined || until === undefined) return {}
  const [first, last] = [readBound(from), readBound(until)]
  const isNever =
    ('day' in first && 'day' in last && first.day > last.day) ||
    ('days' in first && 'days' in last && first.days > last.days)
  return isNever ? { latest: words.never } : {}
}

/** The form with all date bounds removed that refer to this question. */
export function withoutBounds(texts: FormTexts, name: string): FormTexts {
  let next = texts
  for (const { name: limited, control } of questionsOf(texts)) {
    if (!limitingQuestions(control).includes(name)) continue
    const { from, until, text } = control['ui:options']?.dates ?? {}
    const left = { ...(from !== name && { from }), ...(until !== name && { until }), text }
    const hasBound = (left.from ?? left.until) !== undefined
    next = set(next, 'ui', [limited, 'ui:options', 'dates'], hasBound ? left : undefined)
  }
  return next
}
