import { useEffect, useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react'
import type { CompiledForm } from '../engine/schema/form'
import type { AnswerError } from '../engine/answers/validate'
import { afterFrame } from '../ui/after-frame'
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

/** How many errors stand in the frame that answers the visitor: a screenful. */
const ahead = 12

/**
 * What has to be mended before the form can be sent: one link for each error, in the order of the screen. It takes the
 * focus when it appears; give it another `key` for each try to send, so that it does so each time. Of a long list only
 * the beginning is announced, and what is out of sight follows a frame later.
 */
export function ErrorSummary({ form, sheet, heading, errors }: ErrorSummaryProps) {
  const fields = useFields(form, sheet)
  const summary = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => summary.current?.focus(), [])
  const inOrder = useMemo(() => {
    const places = new Map(fields.map(({ name }, place) => [name, place]))
    return errors.toSorted((a, b) => (places.get(a.name) ?? -1) - (places.get(b.name) ?? -1))
  }, [fields, errors])
  const [isWhole, setWhole] = useState(errors.length <= ahead)
  useEffect(() => (isWhole ? undefined : afterFrame(() => setWhole(true))), [isWhole])
  const linksTo = (some: readonly AnswerError[]) => (
    <ul className="error-summary-list">
      {some.map(({ name, text }) => (
        <li key={name}>
          <ErrorLink target={errorTarget(fields, name)} text={text} />
        </li>
      ))}
    </ul>
  )
  return (
    <div className="error-summary" ref={summary} tabIndex={-1}>
      <div role="alert">
        <h2 className="error-summary-title">{texts.summaryHeading}</h2>
        {heading !== undefined && <p className="error-summary-text">{heading}</p>}
        {linksTo(inOrder.slice(0, ahead))}
      </div>
      {isWhole && inOrder.length > ahead && linksTo(inOrder.slice(ahead))}
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
