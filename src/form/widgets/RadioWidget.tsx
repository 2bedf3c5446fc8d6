import { optionId } from '../field'
import { useChoice } from '../use-choice'
import type { WidgetProps } from './widget-props'

/** Options as tiles, each with its radio button; the field around them carries the group's name and texts. */
export function RadioWidget({ field }: WidgetProps) {
  const { ref, isChosenAtFirst, onChange } = useChoice(field.name)
  return (
    <div className="tiles" ref={ref}>
      {field.options.map(({ value, label, closed }, index) => (
        <label key={value} className="tile" title={closed}>
          <input
            type="radio"
            id={optionId(field, index)}
            name={field.id}
            value={value}
            defaultChecked={isChosenAtFirst(value)}
            onChange={onChange}
            disabled={closed !== undefined || field.waitsFor !== undefined}
          />
          <span className="tile-label">{label}</span>
        </label>
      ))}
    </div>
  )
}
