import type { OurWidgetProps } from '../form-context'
import { useDescription } from '../use-description'
import { useTextControl } from '../use-text-control'
import { controlAttributes } from './control-attributes'

/** A tick box alone; the field around it puts the label beside it. */
export function CheckboxWidget(props: OurWidgetProps) {
  const { ref, defaultValue } = useTextControl<HTMLInputElement>(props)
  const attributes = controlAttributes(props, useDescription(props.name, props))
  return <input {...attributes} ref={ref} type="checkbox" value="true" defaultChecked={defaultValue !== ''} />
}
