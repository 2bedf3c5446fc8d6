import type { OurWidgetProps } from '../form-context'
import texts from '../texts.json'
import { useDescription } from '../use-description'
import { useTextControl } from '../use-text-control'
import { controlAttributes } from './control-attributes'

/** A list to choose from, the browser's own. */
export function SelectWidget(props: OurWidgetProps) {
  const control = useTextControl<HTMLSelectElement>(props)
  const description = useDescription(props.name, props)
  return (
    <select {...controlAttributes(props, description)} {...control} className="control control-select">
      <option value="">{props.placeholder || texts.emptyOption}</option>
      {description.options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled !== undefined} title={disabled}>
          {label}
        </option>
      ))}
    </select>
  )
}
