import { partId } from '../describe-by'
import type { Option } from '../options'

interface DisabledOptionsProps {
  readonly id: string
  readonly options: readonly Option[]
}

/** Why options cannot be chosen, in sight: tooltips do not exist on touch screens. */
export function DisabledOptions({ id, options }: DisabledOptionsProps) {
  return (
    <div className="field-closed" id={partId(id, 'closed')}>
      {options.map(({ value, label, disabled }) =>
        disabled === undefined ? null : (
          <p key={value}>
            <strong>{label}</strong> <span>{disabled}</span>
          </p>
        ),
      )}
    </div>
  )
}
