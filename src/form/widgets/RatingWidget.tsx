import { optionId } from '../field'
import { HeartIcon } from '../parts/HeartIcon'
import { useChoice } from '../use-choice'
import type { WidgetProps } from './widget-props'

/** A scale of radio buttons, drawn as hearts with their number. */
export function RatingWidget({ field }: WidgetProps) {
  const { ref, isChosenAtFirst, onChange } = useChoice(field.name)
  return (
    <div className="rating" ref={ref}>
      {field.options.map(({ value, label }, index) => (
        <label key={value} className="heart">
          <input
            className="heart-input"
            type="radio"
            id={optionId(field, index)}
            name={field.id}
            value={value}
            defaultChecked={isChosenAtFirst(value)}
            onChange={onChange}
            disabled={field.waitsFor !== undefined}
          />
          <HeartIcon />
          <span className="heart-label">{label}</span>
        </label>
      ))}
    </div>
  )
}
