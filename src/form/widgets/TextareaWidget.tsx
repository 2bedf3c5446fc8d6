import type { OurWidgetProps } from '../form-context'
import { useDescription } from '../use-description'
import { useTextControl } from '../use-text-control'
import { controlAttributes } from './control-attributes'

/** Several lines of text, or a list whose entries are separated by commas. */
export function TextareaWidget(props: OurWidgetProps) {
  const control = useTextControl<HTMLTextAreaElement>(props)
  const description = useDescription(props.name, props)
  return (
    <textarea
      {...controlAttributes(props, description)}
      {...control}
      className="control control-tall"
      rows={props.schema.type === 'array' ? 2 : 5}
    />
  )
}
