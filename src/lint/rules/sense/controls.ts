import type { WidgetName } from '../../../engine/schema/definition'
import { didYouMean } from '../../report/did-you-mean'
import { questionControls, widgetNames } from '../../source/controls'
import { questionSchemas } from '../../source/questions'
import tokens from '../autocomplete-tokens.json'
import widgetsOfKeys from '../control-keys.json'
import { eachControl, type FormRule } from '../rule'
import widgets from '../widgets.json'

/** The answers that a widget is made for. */
interface WidgetUse {
  readonly types: readonly string[]
  readonly options: boolean
  readonly formats?: readonly string[]
}

const uses: Readonly<Record<WidgetName, WidgetUse>> = widgets

/** A control that does not fit its question's answer, such as a date picker for a number. */
export const unfitWidget = eachControl(({ name, control, question, at }, report) => {
  const widget = control['ui:widget']
  const { type, format } = question?.all ?? {}
  if (!question || widget === undefined || type === undefined) return
  const hasOptions = question.options.length > 0
  const fitting = Object.entries(uses).flatMap(([other, use]) =>
    fitsAnswer(use, type, hasOptions, format) ? other : [],
  )
  if (fitting.includes(widget)) return
  const answer = hasOptions ? 'options' : (format ?? type)
  const values = { name, widget, answer, fitting: fitting.map((other) => `"${other}"`) }
  const replacement = fitting.length === 1 ? fitting[0] : undefined
  report('unfit-widget', at('ui:widget'), values, { replacement })
})

function fitsAnswer(use: WidgetUse, type: string, hasOptions: boolean, format: string | undefined): boolean {
  if (!use.types.includes(type) || use.options !== hasOptions) return false
  // A format with its own widget allows no other: only that one shows the right keyboard.
  const isSpecial =
    format !== undefined && Object.values(uses).some(({ formats }) => formats?.includes(format))
  return isSpecial ? (use.formats?.includes(format) ?? false) : use.formats === undefined
}

const fittingWidgets: Readonly<Record<string, readonly string[]>> = widgetsOfKeys

/** A key of a control, or suggestions, that the question's widget does not support. */
export const unfitControlKey: FormRule = (form, report) => {
  const { schema, ui } = form
  if (!schema || !ui) return
  const chosen = widgetNames(form)
  const places = [
    ...questionControls(form).flatMap(({ name, control, options, key: place }) => [
      ...Object.keys(control).map((key) => ({ name, key, place: place(key) })),
      ...Object.keys(options).map((key) => ({ name, key, place: place('ui:options', key) })),
    ]),
    ...questionSchemas(schema).flatMap(({ name, rules, key }) =>
      rules.examples ? [{ name, key: 'examples', place: key('examples') }] : [],
    ),
  ]
  for (const { name, key, place } of places) {
    const [widget, fitting] = [chosen.get(name), fittingWidgets[key]]
    if (widget && fitting?.includes(widget) === false)
      report('unfit-control-key', place, { name, key, widget, widgets: fitting })
  }
}

/** A "ui:autocomplete" that browsers do not know. Source: the HTML standard, "Autofill detail tokens". */
export const unknownAutocomplete = eachControl(({ name, control, at }, report) => {
  const value = control['ui:autocomplete']
  if (value === undefined || isKnown(value)) return
  const suggestion = wellWritten(value)
  const details = { suggestion, replacement: suggestion }
  report('unknown-autocomplete', at('ui:autocomplete'), { name, value }, details)
})

const { switches, sections, groups, kinds, fields, contact } = tokens
const either = (...words: readonly string[]) => `(?:${words.join('|')})`
const kindAndContact = `${either(...kinds)} ${either(...contact)}`
const inOrder = `(?:(section-\\S*) )?(?:${either(...groups)} )?${either(...fields, ...contact, kindAndContact)}`
const wellFormed = new RegExp(`^${either(...switches, inOrder)}$`)

/** Any section name is valid, but one similar to a known token is probably a typo. */
function isKnown(value: string): boolean {
  const [found, section = ''] = wellFormed.exec(value) ?? []
  return found !== undefined && (sections.includes(section) || didYouMean(section, sections) === undefined)
}

/** The tokens that were meant, if each is similar to a known one. */
function wellWritten(value: string): string | undefined {
  const before = [...sections, ...groups, ...kinds]
  const last = [...fields, ...contact, ...switches]
  const words = value.trim().split(/\s+/)
  const meant = words.map(
    (word, index) => didYouMean(word, index === words.length - 1 ? last : before)?.value,
  )
  const suggestion = meant.join(' ')
  return meant.includes(undefined) || !isKnown(suggestion) ? undefined : suggestion
}
