import type { Report, FormRule } from '../report/diagnostic'
import { didYouMean } from '../report/did-you-mean'
import tokens from './autocomplete-tokens.json'
import widgetsOfKeys from './control-keys.json'
import widgets from './widgets.json'
import { widgetsOf } from '../source/compiled-form'
import { reportAt, reportKey, valueSpan } from '../source/locate'
import {
  controlsOf,
  questionSchemas,
  optionsOfQuestion,
  questionNames,
  ruleOfQuestion,
} from '../source/questions'

/** The answers that a widget is made for. */
interface WidgetUse {
  readonly types: readonly string[]
  readonly options: boolean
  readonly formats?: readonly string[]
  /** Whether it also accepts a text without a format or with a pattern. */
  readonly plain?: boolean
}

/** A control that does not fit its question's answer, such as a date picker for a number. */
export const unfitWidget: FormRule = ({ schema, ui }) => {
  if (!schema || !ui) return []
  const known = questionNames(schema)
  return controlsOf(ui).flatMap(([name, control]) => {
    const widget = control['ui:widget']
    const type = ruleOfQuestion(schema, name, 'type')
    if (widget === undefined || type === undefined || !known.includes(name)) return []
    const hasOptions = optionsOfQuestion(schema, name).length > 0
    const format = ruleOfQuestion(schema, name, 'format')
    const fitting = Object.entries(uses).flatMap(([other, use]) =>
      fitsAnswer(use, type, hasOptions, format) ? [other] : [],
    )
    if (fitting.includes(widget)) return []
    const at = [name, 'ui:widget']
    const answer = hasOptions ? 'options' : (format ?? type)
    const only =
      fitting.length === 1 ? { fix: [{ ...valueSpan(ui.root, at), text: JSON.stringify(fitting[0]) }] } : {}
    return [
      reportAt(
        'unfit-widget',
        ui,
        at,
        { name, widget, answer, fitting: fitting.map((other) => `"${other}"`) },
        only,
      ),
    ]
  })
}

const uses: Readonly<Record<string, WidgetUse>> = widgets

function fitsAnswer(
  { types, options, formats, plain = false }: WidgetUse,
  type: string,
  hasOptions: boolean,
  format: string | undefined,
): boolean {
  if (!types.includes(type) || options !== hasOptions) return false
  // A format with its own widget allows no other: only that one shows the right keyboard.
  const isSpecial = format !== undefined && Object.values(uses).some((use) => use.formats?.includes(format))
  return isSpecial ? (formats?.includes(format) ?? false) : formats === undefined || plain
}

/** A key of a control that its widget does not support, such as suggestions for radio buttons. */
export const unfitControlKey: FormRule = (form) => {
  const { schema, ui } = form
  if (!schema || !ui) return []
  const chosen = widgetsOf(form)
  const inspect = (name: string, key: string, report: (values: Report['values']) => Report) => {
    const widget = chosen.get(name)
    const fitting = fittingWidgets[key]
    return widget && fitting?.includes(widget) === false
      ? [report({ name, key, widget, widgets: fitting })]
      : []
  }
  return [
    ...controlsOf(ui).flatMap(([name, control]) => [
      ...Object.keys(control).flatMap((key) =>
        inspect(name, key, (values) => reportKey('unfit-control-key', ui, [name, key], values)),
      ),
      ...Object.keys(control['ui:options'] ?? {}).flatMap((key) =>
        inspect(name, key, (values) => reportKey('unfit-control-key', ui, [name, 'ui:options', key], values)),
      ),
    ]),
    ...questionSchemas(schema).flatMap(({ name, rules, path }) =>
      rules.examples
        ? inspect(name, 'examples', (values) =>
            reportKey('unfit-control-key', schema, [...path, 'examples'], values),
          )
        : [],
    ),
  ]
}

const fittingWidgets: Readonly<Record<string, readonly string[]>> = widgetsOfKeys

const fields = [...tokens.fields, ...tokens.contact, ...tokens.switches]

/** A "ui:autocomplete" that browsers do not know. Source: the HTML standard, "Autofill detail tokens". */
export const unknownAutocomplete: FormRule = ({ ui }) => {
  if (!ui) return []
  return controlsOf(ui).flatMap(([name, control]) => {
    const value = control['ui:autocomplete']
    if (value === undefined || isKnown(value)) return []
    const at = [name, 'ui:autocomplete']
    const suggestion = wellWritten(value)
    const fix =
      suggestion === undefined
        ? undefined
        : { suggestion, fix: [{ ...valueSpan(ui.root, at), text: JSON.stringify(suggestion) }] }
    return [reportAt('unknown-autocomplete', ui, at, { name, value }, fix)]
  })
}

function isKnown(value: string): boolean {
  if (tokens.switches.includes(value)) return true
  const words = value.split(' ')
  if (isSection(words[0] ?? '')) words.shift()
  if (tokens.groups.includes(words[0] ?? '')) words.shift()
  const isContact = tokens.kinds.includes(words[0] ?? '')
  if (isContact) words.shift()
  const [field = '', ...more] = words
  return (
    more.length === 0 && (isContact ? tokens.contact : [...tokens.fields, ...tokens.contact]).includes(field)
  )
}

/** Any section name is valid, but one similar to a known token is probably a typo. */
function isSection(word: string): boolean {
  if (tokens.sections.includes(word)) return true
  return word.startsWith('section-') && didYouMean(word, tokens.sections) === undefined
}

/** The tokens that were meant, if each is similar to a known one. */
function wellWritten(value: string): string | undefined {
  const words = value.trim().split(/\s+/)
  const meant = words.map((word, index) => {
    const choices =
      index === words.length - 1 ? fields : [...tokens.sections, ...tokens.groups, ...tokens.kinds]
    return didYouMean(word, choices)?.value
  })
  const suggestion = meant.join(' ')
  return meant.includes(undefined) || !isKnown(suggestion) ? undefined : suggestion
}
