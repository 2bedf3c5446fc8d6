import { useEffect, useId, useRef, type ReactNode } from 'react'
import { ToolIcon } from './Tool'
import { visibleText } from './visible-text'

interface TextFieldProps {
  readonly id?: string | undefined
  readonly label: string
  readonly hint?: string | undefined
  /** A fixed text in front of the input, such as `/forms/`. */
  readonly prefix?: string | undefined
  readonly error?: string | undefined
  readonly value: string
  readonly type?: 'text' | 'password' | 'search'
  /** Makes it a text area with this many visible rows. */
  readonly rows?: number
  /** Whether it takes the focus when it appears. */
  readonly hasFocus?: boolean
  /** Called on Enter, which then does not submit the form around it. */
  readonly onEnter?: () => void
  readonly onChange: (value: string) => void
}

/** A text field with its label, its hint, and its error. */
export function TextField(props: TextFieldProps) {
  const {
    id: given,
    label,
    hint,
    prefix,
    error,
    value,
    type = 'text',
    rows,
    hasFocus = false,
    onEnter,
    onChange,
  } = props
  const ownId = useId()
  const id = given ?? ownId
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (hasFocus) input.current?.focus()
  }, [hasFocus])
  // A search field is known by its magnifier, and its hint is in it.
  const isSearch = type === 'search'
  const hasHint = hint !== undefined && !isSearch
  const described = [
    prefix !== undefined && `${id}-prefix`,
    hasHint && `${id}-hint`,
    error !== undefined && `${id}-error`,
  ]
    .filter(Boolean)
    .join(' ')
  const shared = {
    id,
    value,
    'aria-describedby': described || undefined,
    'aria-invalid': error !== undefined || undefined,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange(visibleText(currentTarget.value)),
  }
  return (
    <div className={`field ${error === undefined ? '' : 'field-wrong'}`}>
      <label className={isSearch ? 'visually-hidden' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      {hasHint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage>}
      {rows === undefined ? (
        <div className={isSearch ? 'search-field' : 'field-line'}>
          {isSearch && <ToolIcon name="search" />}
          {prefix !== undefined && <code id={`${id}-prefix`}>{prefix}</code>}
          <input
            {...shared}
            ref={input}
            className="control"
            type={type}
            placeholder={isSearch ? hint : undefined}
            autoComplete="off"
            onKeyDown={(event) => {
              if (!onEnter || event.key !== 'Enter') return
              event.preventDefault()
              onEnter()
            }}
          />
        </div>
      ) : (
        <textarea {...shared} className="control control-tall" rows={rows} />
      )}
    </div>
  )
}

/** The error of a field, announced when it appears. The field names it in `aria-describedby`. */
export function ErrorMessage({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p className="field-problem" id={id} role="alert">
      <span className="error-mark" />
      {children}
    </p>
  )
}
