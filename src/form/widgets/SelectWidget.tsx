import texts from '../texts.json'
import { useControl } from '../use-control'
import { controlAttributes } from './control-attributes'
import type { WidgetProps } from './widget-props'

/** A list to choose from, the browser's own. */
export function SelectWidget({ field, error }: WidgetProps) {
  const control = useControl<HTMLSelectElement>(field.name, field.options)
  return (
    <select {...controlAttributes(field, error)} {...control} className="control control-select">
      <option value="">{field.control['ui:placeholder'] ?? texts.emptyOption}</option>
      {field.options.map(({ value, label, closed }) => (
        <option key={value} value={value} disabled={closed !== undefined} title={closed}>
          {label}
        </option>
      ))}
    </select>
  )
}
