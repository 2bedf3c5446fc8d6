import { useControl } from '../use-control'
import { controlAttributes } from './control-attributes'
import type { WidgetProps } from './widget-props'

/** Several lines of text, or a list whose entries are separated by commas. */
export function TextareaWidget({ field, error }: WidgetProps) {
  const control = useControl<HTMLTextAreaElement>(field.name)
  return (
    <textarea
      {...controlAttributes(field, error)}
      {...control}
      className="control control-tall"
      rows={field.widget === 'list' ? 2 : 5}
    />
  )
}
