import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import type { CompiledForm } from '../engine/form'
import type { AnswerError } from '../engine/validate'
import type { AnswerSheet } from './answer-sheet'
import { errorTarget } from './error-target'
import texts from './texts.json'
import { useFields } from './use-fields'

interface ErrorSummaryProps {
  readonly form: CompiledForm
  readonly sheet: AnswerSheet
  /** The form-wide text, if it has one. */
  readonly heading: string | undefined
  readonly errors: readonly AnswerError[]
}

/**
 * What has to be mended before the form can be sent: one link for each error, in the order of the screen. It takes the
 * focus when it appears; give it another `key` for each try to send, so that it does so each time.
 */
export function ErrorSummary({ form, sheet, heading, errors }: ErrorSummaryProps) {
  const fields = useFields(form, sheet)
  const summary = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => summary.current?.focus(), [])
  const names = fields.map(({ name }) => name)
  const inOrder = errors.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
  return (
    <div className="error-summary" ref={summary} tabIndex={-1}>
      <div role="alert">
        <h2 className="error-summary-title">{texts.summaryHeading}</h2>
        {heading !== undefined && <p className="error-summary-text">{heading}</p>}
        <ul className="error-summary-list">
          {inOrder.map(({ name, text }) => (
            <li key={name}>
              <ErrorLink target={errorTarget(fields, name)} text={text} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function ErrorLink({ target, text }: { readonly target: string | undefined; readonly text: string }) {
  if (target === undefined) return <span>{text}</span>
  const focusTarget = (event: MouseEvent) => {
    // A change of the address would be a visit to the router.
    event.preventDefault()
    const control = document.getElementById(target)
    control?.focus({ preventScroll: true })
    control?.closest('.field')?.scrollIntoView({ block: 'center' })
  }
  return (
    <a href={`#${target}`} onClick={focusTarget}>
      {text}
    </a>
  )
}
