import type { FormProps } from '@rjsf/core'
import { getDefaultRegistry } from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import type { Answers } from '../engine/answers/answers'
import { ListField } from './fields/ListField'
import type { FormContext } from './form-context'
import { ErrorListTemplate } from './templates/ErrorListTemplate'
import { FieldTemplate } from './templates/FieldTemplate'
import { ObjectFieldTemplate } from './templates/ObjectFieldTemplate'
import { CheckboxWidget } from './widgets/CheckboxWidget'
import { OptionsWidget } from './widgets/OptionsWidget'
import { SelectWidget } from './widgets/SelectWidget'
import { TextareaWidget } from './widgets/TextareaWidget'
import { TextWidget } from './widgets/TextWidget'

type Theme = Required<Pick<FormProps<Answers, RJSFSchema, FormContext>, 'fields' | 'templates' | 'widgets'>>

const { StringField } = getDefaultRegistry<Answers, RJSFSchema, FormContext>().fields

/** Our theme for rjsf. Numbers need no field of their own, as our text widget reports them as numbers already. */
export const theme: Theme = {
  fields: { ArrayField: ListField, ...(StringField && { NumberField: StringField }) },
  templates: { FieldTemplate, ObjectFieldTemplate, ErrorListTemplate },
  widgets: {
    TextWidget,
    TextareaWidget,
    EmailWidget: TextWidget,
    URLWidget: TextWidget,
    DateWidget: TextWidget,
    SelectWidget,
    RadioWidget: OptionsWidget,
    CheckboxesWidget: OptionsWidget,
    CheckboxWidget,
  },
}
