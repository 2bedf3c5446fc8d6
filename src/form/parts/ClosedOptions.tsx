import { partId } from '../describe-by'
import type { Field } from '../field'

/** Why options cannot be chosen, in sight: tooltips do not exist on touch screens. */
export function ClosedOptions({ field }: { readonly field: Field }) {
  const closed = field.options.filter((option) => option.closed !== undefined)
  if (closed.length === 0) return null
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
