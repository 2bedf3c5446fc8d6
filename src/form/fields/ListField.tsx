import { useCallback } from 'react'
import type { OurFieldProps, OurWidgetProps } from '../form-context'
import { TextareaWidget } from '../widgets/TextareaWidget'

/** A list of texts, written into one control with commas; rjsf's own field would draw a control for each entry. */
export function ListField(props: OurFieldProps) {
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
