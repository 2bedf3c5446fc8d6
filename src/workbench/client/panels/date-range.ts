import { isSameJson } from '../../../engine/json'
import { isCrossed, limitingQuestions, readBound } from '../../../engine/schema/dates'
import type { DateRange } from '../../../engine/schema/definition'
import { labelOf } from '../../../engine/schema/questions'
import { fillText, pluralText } from '../../../engine/fill-text'
import { labelWords } from '../../../generate/new/label-words'
import texts from '../texts.json'
import type { FormValues } from '../files/form-texts'
import type { FieldChanges, PanelValues } from './panel'
import { controlIn, questionIn, questionsIn, type QuestionView } from './questions'

const { bounds: words } = texts.panels
const ends = { earliest: 'from', latest: 'until' } as const
type End = keyof typeof ends
// The keys of a record are those of its type.
const endNames = Object.keys(ends) as End[]

/** The choices for a bound, each with its label: fixed and relative days, and the other date questions. */
function boundChoices(form: FormValues, own: string): ReadonlyMap<string, string> {
  const others = questionsIn(form).filter(({ name, kind }) => name !== own && kind === 'date')
  const answers = others.map(({ name, label }) => [fillText(words.answer, { label }), name] as const)
  return new Map([...Object.values(words.fixed).map((choice) => [choice, choice] as const), ...answers])
}

/** The changes to a question's panel that offer the bounds its date can have. */
export function boundFields(form: FormValues, name: string): FieldChanges {
  const choices = [...boundChoices(form, name).keys()]
  // The words are asked for with every kind of bound.
  const shown = endNames.map((end) => ({ kind: ['date'], [end]: choices }))
  return { earliest: { enum: choices }, latest: { enum: choices }, datesText: { if: shown } }
}

/** The choice for a bound; '' for a question that is not offered. */
function choiceOf(bound: ReturnType<typeof readBound>, choices: ReadonlyMap<string, string>): string {
  const { today, before, after, day } = words.fixed
  if ('day' in bound) return day
  if ('name' in bound) return [...choices].find(([, name]) => name === bound.name)?.[0] ?? ''
  if (bound.days === 0) return today
  return bound.days < 0 ? before : after
}

/** The values in a panel for a question's date range. */
export function boundValues(form: FormValues, { name, kind, control }: QuestionView): PanelValues {
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

/** Changes a question's date range to the panel's values. A default error text is updated, one by staff is kept. */
export function writeBounds(form: FormValues, name: string, before: PanelValues, now: PanelValues): void {
  const [old, range] = [rangeIn(form, name, before), rangeIn(form, name, now)]
  const question = questionIn(form, name)
  const label = now['label']?.trim() ?? ''
  const isOwn = range && range.text !== '' && range.text !== defaultText(form, before['label'] ?? '', old)
  const dates = range && { ...range, text: isOwn ? range.text : defaultText(form, label, range) }
  if (question?.kind !== 'date' || isSameJson(old, dates)) return
  Object.assign((controlIn(form, name)['ui:options'] ??= {}), { dates })
}

/** The default error text for a date outside the range. */
function defaultText(form: FormValues, label: string, { from, until }: Partial<DateRange> = {}): string {
  const { text, day } = words
  const inWords = (bound = '') => {
    const read = readBound(bound)
    if ('name' in read) return fillText(day.answer, { label: labelOf(form, read.name) })
    if ('day' in read) return dayFormat.format(Date.parse(read.day))
    if (read.days === 0) return day.today
    return pluralText(read.days < 0 ? day.before : day.after, Math.abs(read.days))
  }
  const template = from === undefined ? text.until : until === undefined ? text.from : text.both
  const { subject } = labelWords(label)
  return fillText(template, { subject, from: inWords(from), until: inWords(until) })
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function rangeIn(form: FormValues, name: string, values: PanelValues): DateRange | undefined {
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
export function checkBounds(form: FormValues, name: string, values: PanelValues): PanelValues {
  const { from, until } = rangeIn(form, name, values) ?? {}
  return from !== undefined && until !== undefined && isCrossed(from, until) ? { latest: words.never } : {}
}

/**
 * Calls `rename`, which changes a question's label, and updates the default error texts of dates that name
 * it; texts by staff stay.
 */
export function renameInBounds(form: FormValues, name: string, rename: () => void): void {
  const dated = questionsIn(form).filter(({ control }) => limitingQuestions(control).includes(name))
  const ranges = dated.flatMap(({ label, control }) => {
    const range = control['ui:options']?.dates
    return range?.text === defaultText(form, label, range) ? [{ label, range }] : []
  })
  rename()
  for (const { label, range } of ranges) Object.assign(range, { text: defaultText(form, label, range) })
}

/** Removes all date bounds that refer to this question. */
export function removeBounds(form: FormValues, name: string): void {
  for (const { control } of questionsIn(form)) {
    const { 'ui:options': options } = control
    if (!options?.dates || !limitingQuestions(control).includes(name)) continue
    for (const end of Object.values(ends)) if (options.dates[end] === name) delete options.dates[end]
    if ((options.dates.from ?? options.dates.until) === undefined) delete options.dates
  }
}
