import { useId } from 'react'

interface SegmentsProps<Value extends string> {
  readonly label: string
  readonly options: Readonly<Record<Value, string>>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A few choices side by side, of which one holds: native radio buttons. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  const group = useId()
  // The keys of a record of values are those values.
  const values = Object.keys(options) as Value[]
  return (
    <fieldset className="segments">
      <legend>{label}</legend>
      {values.map((each) => (
        <label key={each} className="segment">
          <input type="radio" name={group} checked={each === value} onChange={() => onChange(each)} />
          <span>{options[each]}</span>
        </label>
      ))}
    </fieldset>
  )
}
