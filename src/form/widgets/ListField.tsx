import { getDefaultRegistry } from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import { useCallback } from 'react'
import type { Answers } from '../../engine/schema/answers'
import type { FormContext, OurFieldProps, OurWidgetProps } from '../form-context'
import { TextareaWidget } from './text-widgets'

const defaultFields = getDefaultRegistry<Answers, RJSFSchema, FormContext>().fields

/**
 * A list of texts in one control, separated by commas; rjsf's own field would render a control for each entry. Lists of
 * options are left to that field, which renders them with the widget `CheckboxesWidget`.
 */
export function ListField(props: OurFieldProps) {
  const { ArrayField } = defaultFields
  return props.schema.uniqueItems && ArrayField ? <ArrayField {...props} /> : <TypedList {...props} />
}

function TypedList(props: OurFieldProps) {
  const { name, schema, uiSchema, fieldPathId, formData, required, disabled, registry, rawErrors, onChange } =
    props
  const { onBlur, onFocus, title = name } = props
  const report = useCallback<OurWidgetProps['onChange']>(
    (value, errors, id) => onChange(value, fieldPathId.path, errors, id),
    [onChange, fieldPathId],
  )
  return (
    <TextareaWidget
      id={fieldPathId.$id}
      name={name}
      label={title}
      schema={schema}
      {...(uiSchema && { uiSchema })}
      value={formData}
      required={required ?? false}
      disabled={disabled ?? false}
      options={{}}
      registry={registry}
      rawErrors={rawErrors ?? []}
      onChange={report}
      onBlur={onBlur}
      onFocus={onFocus}
    />
  )
}
