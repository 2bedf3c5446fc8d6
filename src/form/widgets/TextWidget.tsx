import type { InputHTMLAttributes } from 'react'
import type { ControlKind } from '../../engine/schema/control-kind'
import { TimezoneButton } from '../parts/TimezoneButton'
import { useControl } from '../use-control'
import { controlAttributes } from './control-attributes'
import type { WidgetProps } from './widget-props'

const types: Readonly<Partial<Record<ControlKind, InputHTMLAttributes<HTMLInputElement>['type']>>> = {
  email: 'email',
  tel: 'tel',
  uri: 'url',
  date: 'date',
}

/** One line of text of any kind; numbers too, as browsers' own number fields lose what is no number. */
export function TextWidget({ field, error }: WidgetProps) {
  const control = useControl<HTMLInputElement>(field.name)
  const suggestions = field.suggestions
  const listId = suggestions && `${field.id}__list`
  return (
    <>
      <input
        {...controlAttributes(field, error)}
        {...control}
        className="control"
        type={types[field.widget] ?? 'text'}
        inputMode={inputModeOf(field)}
        list={listId}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
      {field.control['ui:options']?.detect === 'timezone' && <TimezoneButton field={field} />}
    </>
  )
}

function inputModeOf({ widget, decimals }: WidgetProps['field']): 'numeric' | 'decimal' | undefined {
  if (widget !== 'number') return undefined
  return decimals ? 'decimal' : 'numeric'
}
