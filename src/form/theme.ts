import type { FormProps } from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import type { Answers } from '../engine/schema/answers'
import { defaultFields, ListField } from './widgets/ListField'
import type { FormContext } from './form-context'
import { ErrorListTemplate } from './templates/ErrorListTemplate'
import { FieldTemplate } from './templates/FieldTemplate'
import { ObjectFieldTemplate } from './templates/ObjectFieldTemplate'
import { CheckboxWidget, DateWidget, SelectWidget, TextareaWidget, TextWidget } from './widgets/text-widgets'
import { OptionsWidget } from './widgets/OptionsWidget'

type Theme = Required<Pick<FormProps<Answers, RJSFSchema, FormContext>, 'fields' | 'templates' | 'widgets'>>

const { StringField } = defaultFields

/** Our theme for rjsf. Numbers need no separate field, as our text widget already reports them as numbers. */
export const theme: Theme = {
  fields: { ArrayField: ListField, ...(StringField && { NumberField: StringField }) },
  templates: { FieldTemplate, ObjectFieldTemplate, ErrorListTemplate },
  widgets: {
    TextWidget,
    TextareaWidget,
    EmailWidget: TextWidget,
    URLWidget: TextWidget,
    DateWidget,
    SelectWidget,
    RadioWidget: OptionsWidget,
    CheckboxesWidget: OptionsWidget,
    CheckboxWidget,
  },
}
