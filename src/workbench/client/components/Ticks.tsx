interface TicksProps {
  /** For links to the group. */
  readonly id?: string
  readonly label: string
  readonly hint?: string
  readonly options: readonly string[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Options of which any may be ticked; those that are stay in the order in which they were. */
export function Ticks({ id, label, hint, options, chosen, onChange }: TicksProps) {
  return (
    <fieldset className="new-tags" id={id}>
      <legend className="field-label">{label}</legend>
      {hint !== undefined && <p className="field-hint">{hint}</p>}
      <div className="ticks">
        {options.map((option) => (
          <label key={option} className="tick">
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={({ currentTarget }) =>
                onChange(
                  currentTarget.checked ? [...chosen, option] : chosen.filter((other) => other !== option),
                )
              }
            />
            <span>{wordsOf(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A tag as words: `minor-punishment` is "Minor punishment". */
function wordsOf(option: string): string {
  return option.slice(0, 1).toUpperCase() + option.slice(1).replaceAll('-', ' ')
}
