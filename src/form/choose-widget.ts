import type { FormProperty, WidgetName } from '../engine/schema/definition'
import type { CompiledForm } from '../engine/schema/form'
import { controlOf, everyRuleOf } from '../engine/schema/questions'

const mostTiles = 5

const widgetOfType: Readonly<Partial<Record<NonNullable<FormProperty['type']>, WidgetName>>> = {
  array: 'list',
  integer: 'number',
  number: 'number',
}

const widgetOfFormat: Readonly<Record<NonNullable<FormProperty['format']>, WidgetName>> = {
  email: 'email',
  date: 'date',
  url: 'url',
  'web-address': 'url',
}

/**
 * The control of a question: the one ui.json names, else the one its rules suggest. Up to five options are tiles; more,
 * or options that hang on another answer, are a select. Source: forms/_schema/ui.schema.json, "ui:widget".
 * @example chooseWidget(suggestion, 'category') // => 'select'
 */
export function chooseWidget(form: CompiledForm, name: string): WidgetName {
  const control = controlOf(form, name)
  return (
    control['ui:widget'] ?? suggestedWidget(everyRuleOf(form, name), control['ui:dependsOn'] !== undefined)
  )
}

function suggestedWidget(rules: readonly FormProperty[], isDependent: boolean): WidgetName {
  const most = Math.max(...rules.map((rule) => rule.enum?.length ?? 0))
  if (most > 0) return isDependent || most > mostTiles ? 'select' : 'radio'
  const type = rules.find((rule) => rule.type)?.type
  const format = rules.find((rule) => rule.format)?.format
  return (type && widgetOfType[type]) ?? (format && widgetOfFormat[format]) ?? 'text'
}
