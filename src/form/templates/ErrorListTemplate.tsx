import { use, useLayoutEffect, useState, useSyncExternalStore, type MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { pluralText } from '../../engine/fill-text'
import { headingOf, type AnswerError } from '../../engine/answers/validate'
import { CurrentErrors, type OurErrorListProps } from '../form-context'
import texts from '../texts.json'

const noChanges = () => () => undefined

/** The list of errors, rendered into the page's element for it. */
export function ErrorListTemplate({ errors, registry }: OurErrorListProps) {
  const { form, errorList } = registry.formContext
  const names = [...(form.ui['ui:sections']?.flatMap(({ properties }) => properties) ?? []), ...form.order]
  const inOrder = use(CurrentErrors).toSorted(
    (one, other) => names.indexOf(one.name) - names.indexOf(other.name),
  )
  // rjsf passes a new list each time the visitor attempts to send.
  const [last, setLast] = useState({ errors, attempts: 0 })
  if (last.errors !== errors) setLast({ errors, attempts: last.attempts + 1 })
  // Read again after the first render: where a page opens with errors, its element was not there before.
  const place = useSyncExternalStore(noChanges, () => errorList?.current)
  const heading = headingOf(form, inOrder)
  if (inOrder.length === 0 || !place) return null
  return createPortal(
    <ErrorSummary key={last.attempts} heading={heading} errors={inOrder} place={place} />,
    place,
  )
}

interface ErrorSummaryProps {
  /** The form-wide text, if it has one. */
  readonly heading: string | undefined
  readonly errors: readonly AnswerError[]
  /** The page's element for the summary; it exists from the start, and takes the focus. */
  readonly place: HTMLElement
}

/**
 * What to correct before the form can be sent, under the form-wide text: one link for each error, in the order of the
 * screen. It is announced once each time the visitor attempts to send; correcting an answer later removes its error
 * silently. Only the alert element is added, and the focus goes to its parent: with more than that, Orca announces
 * nothing.
 */
function ErrorSummary({ heading, errors, place }: ErrorSummaryProps) {
  useLayoutEffect(() => {
    place.focus({ preventScroll: true })
    place.scrollIntoView()
  }, [place])
  const [announced] = useState(errors.length)
  const count = pluralText(texts.summaryHeading, errors.length)
  return (
    <div className="error-summary" role="alert" aria-live={errors.length < announced ? 'off' : undefined}>
      <h2 className="error-summary-title">{heading ?? count}</h2>
      {heading !== undefined && <p className="error-summary-text">{count}</p>}
      <ul className="plain-list error-summary-list">
        {errors.map(({ name, text }) => (
          <li key={name}>
            <a href={`#root_${name}`} onClick={focusControl}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Moves the focus to the control where an error can be fixed; in a group, to the first enabled one. */
function focusControl(event: MouseEvent<HTMLAnchorElement>): void {
  // Changing the hash would make the router navigate.
  event.preventDefault()
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  const control = target?.querySelector<HTMLElement>('input:not(:disabled)') ?? target
  control?.focus({ preventScroll: true })
  control?.closest('.field')?.scrollIntoView({ block: 'center' })
}
