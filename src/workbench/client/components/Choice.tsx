interface ChoiceProps<Value extends string> {
  readonly label: string
  /** Each value with its label. */
  readonly options: readonly (readonly [value: Value, words: string])[]
  /** An empty string shows the placeholder. */
  readonly value: Value | ''
  readonly placeholder?: string
  /** Whether the label is above the select, as in a form, rather than beside it. */
  readonly isField?: boolean
  readonly className?: string
  readonly onChange: (value: Value) => void
}

/** A select with its label. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, placeholder, isField = false, className = '', onChange } = props
  return (
    <label className={`${isField ? 'field' : 'choice'} ${className}`.trim()}>
      <span className={isField ? 'field-label' : undefined}>{label}</span>
      <select
        className="control control-select"
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find(([name]) => name === currentTarget.value)
          if (chosen) onChange(chosen[0])
        }}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
