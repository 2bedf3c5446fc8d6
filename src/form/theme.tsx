import type {
  FieldTemplateProps as RjsfFieldProps,
  ObjectFieldTemplateProps as RjsfObjectProps,
  RegistryWidgetsType,
  TemplatesType,
  UiSchema,
  WidgetProps as RjsfWidgetProps,
} from '@rjsf/utils'
import { memo, use, type ComponentType, type ReactNode } from 'react'
import type { Section, WidgetName } from '../engine/definition'
import type { Field } from './field'
import { ErrorsContext } from './sheet-context'
import { FieldTemplate } from './templates/FieldTemplate'
import { QuestionsTemplate } from './templates/QuestionsTemplate'
import { RadioWidget } from './widgets/RadioWidget'
import { RatingWidget } from './widgets/RatingWidget'
import { SelectWidget } from './widgets/SelectWidget'
import { TextareaWidget } from './widgets/TextareaWidget'
import { TextWidget } from './widgets/TextWidget'
import type { WidgetProps } from './widgets/widget-props'

// Everything of rjsf's way of speaking stays in this file, in painted-form.ts and in engine-validator.ts: our
// templates and widgets know a `Field` and its error, and nothing of rjsf.

const ownWidgets: Readonly<Record<WidgetName, ComponentType<WidgetProps>>> = {
  text: TextWidget,
  textarea: TextareaWidget,
  email: TextWidget,
  tel: TextWidget,
  url: TextWidget,
  number: TextWidget,
  date: TextWidget,
  select: SelectWidget,
  radio: RadioWidget,
  rating: RatingWidget,
  list: TextareaWidget,
}

/** Our controls, under the names staff write after "ui:widget". */
export const widgets: RegistryWidgetsType = Object.fromEntries(
  Object.entries(ownWidgets).map(([name, Widget]) => [name, asRjsfWidget(Widget)]),
)

/** Our layout of a field and of the form; the parts our field lays out itself are left empty. */
export const templates: Partial<TemplatesType> = {
  FieldTemplate: FieldOfRjsf,
  ObjectFieldTemplate: QuestionsOfRjsf,
  DescriptionFieldTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
}

function asRjsfWidget(Widget: ComponentType<WidgetProps>): ComponentType<RjsfWidgetProps> {
  const Own = memo(Widget)
  return function WidgetOfRjsf({ options }) {
    const errors = use(ErrorsContext)
    // `paintForm` puts it there.
    const field = options['painted'] as Field
    return <Own field={field} error={errors.get(field.name)} />
  }
}

function FieldOfRjsf({ uiSchema, children }: RjsfFieldProps): ReactNode {
  const errors = use(ErrorsContext)
  const field = fieldOf(uiSchema)
  if (!field) return children
  return (
    <OwnField field={field} error={errors.get(field.name)}>
      {children}
    </OwnField>
  )
}

// An error that comes or goes concerns one field: the others are not drawn again.
const OwnField = memo(FieldTemplate)

function QuestionsOfRjsf({ properties, uiSchema }: RjsfObjectProps): ReactNode {
  // `paintForm` puts them there.
  const sections = uiSchema?.['ui:options']?.['sections'] as readonly Section[] | undefined
  return <QuestionsTemplate sections={sections} questions={properties} />
}

/** The field a part of the form was painted from; the form itself has none. */
function fieldOf(uiSchema: UiSchema | undefined): Field | undefined {
  // `paintForm` puts it there.
  return uiSchema?.['ui:options']?.['painted'] as Field | undefined
}

function Nothing() {
  return null
}
