import { getDefaultRegistry } from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import type { Answers } from '../../engine/schema/answers'
import type { FormContext, OurFieldProps } from '../form-context'
import { TextareaWidget } from './text-widgets'

/** The fields that rjsf has by default. */
export const defaultFields = getDefaultRegistry<Answers, RJSFSchema, FormContext>().fields

/**
 * A list of texts in one control, separated by commas; rjsf's own field would render a control for each entry. Lists of
 * options are left to that field, which renders them with the widget `CheckboxesWidget`.
 */
export function ListField(props: OurFieldProps) {
  const { ArrayField } = defaultFields
  const { schema, fieldPathId, formData, onChange } = props
  if (schema.uniqueItems && ArrayField) return <ArrayField {...props} />
  return (
    <TextareaWidget
      {...props}
      id={fieldPathId.$id}
      value={formData}
      onChange={(value, errors, id) => onChange(value, fieldPathId.path, errors, id)}
    />
  )
}
