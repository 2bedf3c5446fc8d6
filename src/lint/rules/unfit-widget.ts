import { findAt, valueSpan } from '../source/locate'
import { controlsOf, optionsOfQuestion, questionNames, ruleOfQuestion } from '../source/questions'
import type { FormRule } from './rule'
import widgets from './widgets.json'

/** What a control is made for. */
interface WidgetUse {
  readonly types: readonly string[]
  readonly options: boolean
  readonly formats?: readonly string[]
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
      fits(use, type, hasOptions, format) ? [other] : [],
    )
    if (fitting.includes(widget)) return []
    const at = [name, 'ui:widget']
    const answer = hasOptions ? 'options' : (format ?? type)
    const only =
      fitting.length === 1 ? { fix: [{ ...valueSpan(ui.root, at), text: JSON.stringify(fitting[0]) }] } : {}
    return [
      findAt(
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

function fits(
  { types, options, formats }: WidgetUse,
  type: string,
  hasOptions: boolean,
  format: string | undefined,
): boolean {
  if (!types.includes(type) || options !== hasOptions) return false
  // A format that has a control of its own takes no other: only that one brings the right keyboard.
  const isSpecial = format !== undefined && Object.values(uses).some((use) => use.formats?.includes(format))
  return isSpecial ? (formats?.includes(format) ?? false) : formats === undefined
}
