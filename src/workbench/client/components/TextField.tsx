import { useEffect, useId, useRef } from 'react'

interface TextFieldProps {
  /** For links to this field. */
  readonly id?: string
  readonly label: string
  readonly hint?: string | undefined
  readonly problem?: string | undefined
  readonly value: string
  readonly type?: 'text' | 'password' | 'search'
  /** Takes the focus when it appears. */
  readonly hasFocus?: boolean
  readonly onChange: (value: string) => void
}

/** One line of text with its label, its hint, and its error. */
export function TextField({
  id: given,
  label,
  hint,
  problem,
  value,
  type = 'text',
  hasFocus = false,
  onChange,
}: TextFieldProps) {
  const ownId = useId()
  const id = given ?? ownId
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (hasFocus) input.current?.focus()
  }, [hasFocus])
  const described = [hint !== undefined && `${id}-hint`, problem !== undefined && `${id}-problem`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={`field ${problem === undefined ? '' : 'field-wrong'}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p className="field-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      <input
        ref={input}
        id={id}
        className="control"
        type={type}
        autoComplete="off"
        value={value}
        aria-describedby={described || undefined}
        aria-invalid={problem !== undefined || undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}
