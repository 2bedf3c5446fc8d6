import type { FormProperty, WidgetName } from './definition'
import type { Definition } from './form'
import { controlOf, subschemasOf } from './questions'

/** The kinds of controls on the page: the widgets that ui.json can name, and those that only follow from other keys. */
export type ControlKind = WidgetName | 'tel' | 'number' | 'rating' | 'list'

/** Up to this many options are radio buttons; more are a select. */
export const mostRadioButtons = 5

const kindOfType: Readonly<Partial<Record<NonNullable<FormProperty['type']>, ControlKind>>> = {
  array: 'list',
  boolean: 'checkbox',
  integer: 'number',
  number: 'number',
}

/** The control for each format of the grammar; ajv-formats must know all of them. */
export const kindOfFormat: Readonly<Record<NonNullable<FormProperty['format']>, ControlKind>> = {
  email: 'email',
  date: 'date',
}

/**
 * The control of a question: the one ui.json names, else the one its rules suggest. Up to five options are radio
 * buttons; more, or options that depend on another answer, are a select. Source: forms/_schema/ui.schema.json,
 * "ui:widget".
 * @example controlKind(suggestion, 'category') // => 'select'
 */
export function controlKind(form: Pick<Definition, 'schema' | 'ui'>, name: string): ControlKind {
  const { 'ui:widget': widget, 'ui:options': options = {} } = controlOf(form, name)
  if (options.appearance === 'rating') return 'rating'
  if (options.inputType === 'tel') return 'tel'
  return widget ?? suggestedKind(subschemasOf(form, name), options.dependsOn !== undefined)
}

function suggestedKind(rules: readonly FormProperty[], isDependent: boolean): ControlKind {
  const most = Math.max(...rules.map((rule) => rule.enum?.length ?? 0))
  if (most > 0) return isDependent || most > mostRadioButtons ? 'select' : 'radio'
  if (rules.some(({ items }) => items?.enum)) return 'checkboxes'
  const type = rules.find((rule) => rule.type)?.type
  const format = rules.find((rule) => rule.format)?.format
  return (type && kindOfType[type]) ?? (format && kindOfFormat[format]) ?? 'text'
}
