import type { FieldProps as RjsfFieldProps, ObjectFieldTemplateProps as RjsfObjectProps } from '@rjsf/utils'
import type { FormProps } from '@rjsf/core'
import type { ComponentType } from 'react'
import type { ControlKind } from '../engine/schema/control-kind'
import type { Section } from '../engine/schema/definition'
import type { Field } from './field'
import { QuestionField } from './fields/QuestionField'
import { QuestionsTemplate } from './templates/QuestionsTemplate'
import { RadioWidget } from './widgets/RadioWidget'
import { RatingWidget } from './widgets/RatingWidget'
import { SelectWidget } from './widgets/SelectWidget'
import { TextareaWidget } from './widgets/TextareaWidget'
import { TextWidget } from './widgets/TextWidget'
import type { WidgetProps } from './widgets/widget-props'

// Everything of rjsf's way of speaking stays in this file, in painted-form.ts and in engine-validator.ts: our
// fields, templates and widgets know a `Field` and its error, and nothing of rjsf.

/** Our controls, by the kind of control a question has. */
const widgets: Readonly<Record<ControlKind, ComponentType<WidgetProps>>> = {
  text: TextWidget,
  textarea: TextareaWidget,
  email: TextWidget,
  tel: TextWidget,
  uri: TextWidget,
  number: TextWidget,
  date: TextWidget,
  select: SelectWidget,
  radio: RadioWidget,
  rating: RatingWidget,
  list: TextareaWidget,
}

/**
 * Our theme for rjsf. Its form and its object field walk through what was painted; each question of it is our own field,
 * as rjsf's goes through seven layers of its own for every text, which is half of what a long form costs.
 */
export const theme: Required<Pick<FormProps, 'fields' | 'templates'>> = {
  fields: { SchemaField: SchemaFieldOfRjsf },
  templates: { ObjectFieldTemplate: QuestionsOfRjsf },
}

function SchemaFieldOfRjsf(props: RjsfFieldProps) {
  // `paintForm` puts it there for each question; the form itself has none.
  const field = props.uiSchema?.['ui:options']?.['painted'] as Field | undefined
  const { ObjectField } = props.registry.fields
  if (field) return <QuestionField field={field} Widget={widgets[field.widget]} />
  return ObjectField ? <ObjectField {...props} /> : null
}

function QuestionsOfRjsf({ properties, uiSchema }: RjsfObjectProps) {
  // `paintForm` puts them there.
  const sections = uiSchema?.['ui:options']?.['sections'] as readonly Section[] | undefined
  return <QuestionsTemplate sections={sections} questions={properties} />
}
