import { use, useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { headingOf, type AnswerError } from '../../engine/answers/validate'
import { StandingErrors, type OurErrorListProps } from '../form-context'
import texts from '../texts.json'
import { toAnswerErrors } from '../validator'

/** The list of errors, in the place that the page has for it. */
export function ErrorListTemplate({ errors, registry }: OurErrorListProps) {
  const { form, errorList } = registry.formContext
  const standing = use(StandingErrors)
  const found = useMemo(() => toAnswerErrors(form, errors), [form, errors])
  const inOrder = useMemo(() => {
    const names = [...(form.ui['ui:sections']?.flatMap(({ properties }) => properties) ?? []), ...form.order]
    return found
      .filter(({ name }) => standing.has(name))
      .toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
  }, [form, found, standing])
  // rjsf hands over another list with each try to send.
  const [last, setLast] = useState({ errors, tries: 0 })
  if (last.errors !== errors) setLast({ errors, tries: last.tries + 1 })
  const heading = headingOf(form, inOrder)
  if (inOrder.length === 0) return null
  const summary = <ErrorSummary key={last.tries} heading={heading} errors={inOrder} />
  return errorList?.current
    ? createPortal(<div className="page form-summary">{summary}</div>, errorList.current)
    : null
}

interface ErrorSummaryProps {
  /** The form-wide text, if it has one. */
  readonly heading: string | undefined
  readonly errors: readonly AnswerError[]
}

/** How many errors are read out: no one listens to a hundred. */
const readOut = 12

/**
 * What has to be fixed before the form can be sent: one link for each error, in the order of the screen. It takes the
 * focus, and is announced, once for each try to send: an answer that is fixed later takes its error off the list in
 * silence. Of a long list only the beginning is announced.
 */
function ErrorSummary({ heading, errors }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => summary.current?.focus(), [])
  const [announced] = useState(errors.length)
  const linksTo = (some: readonly AnswerError[]) => (
    <ul className="error-summary-list">
      {some.map(({ name, text }) => (
        <li key={name}>
          <a href={`#root_${name}`} onClick={focusControl}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <div className="error-summary" ref={summary} tabIndex={-1}>
      <div role="alert" aria-live={errors.length < announced ? 'off' : undefined}>
        <h2 className="error-summary-title">{texts.summaryHeading}</h2>
        {heading !== undefined && <p className="error-summary-text">{heading}</p>}
        {linksTo(errors.slice(0, readOut))}
      </div>
      {errors.length > readOut && linksTo(errors.slice(readOut))}
    </div>
  )
}

/** Goes to the control where an error can be fixed; of a group, to the first that can be used. */
function focusControl(event: MouseEvent<HTMLAnchorElement>): void {
  // A change of the address would be a visit to the router.
  event.preventDefault()
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  const control = target?.querySelector<HTMLElement>('input:not(:disabled)') ?? target
  control?.focus({ preventScroll: true })
  control?.closest('.field')?.scrollIntoView({ block: 'center' })
}
