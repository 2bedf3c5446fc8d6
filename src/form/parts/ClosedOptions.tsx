import { partId } from '../describe-by'
import type { Field } from '../field'
import type { Option } from '../options-of'

interface ClosedOptionsProps {
  readonly field: Field
  /** The options that cannot be chosen now, each with the reason in `closed`. */
  readonly closed: readonly Option[]
}

/** Why options cannot be chosen, in sight: tooltips do not exist on touch screens. */
export function ClosedOptions({ field, closed }: ClosedOptionsProps) {
  return (
    <div className="field-closed" id={partId(field, 'closed')}>
      {closed.map(({ value, label, closed: reason }) => (
        <p key={value}>
          <strong>{label}</strong> <span>{reason}</span>
        </p>
      ))}
    </div>
  )
}
