import { type ReactNode, useId, useState } from 'react'
import type { FormSession } from './form-session'
import { fillText } from '../../engine/fill-text'
import {
  type FormState,
  type FailedAttempt,
  type SentForm,
  failureText,
  isRetryable,
} from '../submission/form-state'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { loadAfterSending } from './load-after-sending'
import texts from './texts.json'
import { useShownOutbox } from '../outbox/shown-outbox'
import { useFocusOnMount } from '../../ui/focus'
import { useLater } from '../../ui/use-later'
import { useLoaded } from '../../ui/use-loaded'
import { useOnline } from '../../ui/use-online'
import { Card } from '../../ui/Card'
import { Emblem } from '../../ui/Emblem'
import { useProgress } from './use-progress'
import { dateAndTime, timeOfDay } from './date-and-time'

interface OutcomeProps {
  readonly session: FormSession
  readonly state: FormState
  readonly onRetry: () => void
  /** The button that opens the form again, once it is sent. */
  readonly another: ReactNode
}

/**
 * The outcome of the last attempt to send; before the first one, the forms of earlier visits that wait on the device.
 */
export function Outcome({ session, state, onRetry, another }: OutcomeProps) {
  const { slug } = session.form
  const { step, failures } = state
  const failure = 'failure' in state ? state.failure : undefined
  const sent = 'sent' in state ? state.sent : undefined
  const isWaiting = useShownOutbox()?.waiting.some((each) => each.slug === slug) === true
  const hasResult = failure !== undefined || sent !== undefined || step === 'queued'
  const after = useLoaded(loadAfterSending, isWaiting || hasResult)
  // Each failure brings a new notice, which takes the focus; while the form is sent again, the notice stays.
  if (failure) return <FailedNotice key={failures} {...{ session, state, failure, after, onRetry }} />
  if (sent) {
    const hasMore = step === 'sent' && state.hasMore
    return <SentPanel key={sent.reference} {...{ session, sent, hasMore, after, another }} />
  }
  if (!after || !(isWaiting || step === 'queued')) return null
  // Without a reference these are forms of earlier visits, which leave the focus where it is.
  return <after.QueuedPanels slug={slug} reference={step === 'queued' ? state.reference : undefined} />
}

/** What is loaded once a form is being sent; undefined until it has arrived. */
type AfterSending = Awaited<ReturnType<typeof loadAfterSending>> | undefined

interface FailedNoticeProps {
  readonly session: FormSession
  readonly state: FormState
  readonly failure: FailedAttempt
  readonly after: AfterSending
  readonly onRetry: () => void
}

/**
 * A form that did not arrive, as far as we know: says first that nothing is lost, then why and what to do, and last the
 * form's own text. While the form is sent again, the progress takes the place of the advice, and the button can stop it.
 */
function FailedNotice({ session, state, failure, after, onRetry }: FailedNoticeProps) {
  const { failures } = state
  const progress = useProgress(state)
  const canStop = progress.isSlow || progress.until !== undefined
  const tried = useId()
  const panel = useFocusOnMount<HTMLDivElement>()
  const isOnline = useOnline()
  const [wasOffline, setWasOffline] = useState(false)
  if (!isOnline && !wasOffline) setWasOffline(true)
  const network = isOnline ? (wasOffline ? 'again' : 'online') : 'offline'
  const lead = leadOf(failure)
  const text = failureText(session.form, failure)
  const kind = isRetryable(failure) ? (isOnline ? 'primary' : 'secondary') : 'quiet'
  // One element, so that it keeps the focus.
  const again = canStop ? (
    <Button kind={kind} onClick={session.stop}>
      {texts.stop}
    </Button>
  ) : (
    <Button kind={kind} icon="reload" pending={progress.isSending} onClick={onRetry}>
      {texts.tryAgain}
    </Button>
  )
  return (
    // The group takes the focus, and the alert inside announces itself, so a screen reader reads the text once.
    <Alert
      kind={failure.reason === 'offline' && wasOffline ? 'info' : 'err'}
      className="form-outcome form-failed"
      role="group"
      aria-label={lead}
      aria-describedby={failures > 1 ? tried : undefined}
      ref={panel}
      tabIndex={-1}
    >
      <p className="form-failed-lead">
        {/* The group's name says it too. */}
        <span aria-hidden="true">{lead}.</span> <span>{texts.answersKept}</span>
      </p>
      {failures > 1 && (
        <p id={tried} className="form-tried small muted">
          {fillText(texts.tried, { count: failures, time: timeOfDay(failure.triedAt) })}
        </p>
      )}
      {after ? <after.FailureHelp {...{ session, failure, network, progress, again }} /> : again}
      <LateAlert className={outcomeClass(text)} text={text} />
    </Alert>
  )
}

/**
 * Orca ignores an alert that appears together with the element that takes the focus: it is exposed to screen
 * readers this many milliseconds later.
 */
const alertAfter = 400

/** The alert inside an element that takes the focus when it appears. */
export function LateAlert({ text, className }: { readonly text: string; readonly className?: string }) {
  const isInPlace = useLater(alertAfter, true)
  return (
    <p key={String(isInPlace)} className={className} role="alert" aria-hidden={!isInPlace || undefined}>
      {text}
    </p>
  )
}

/**
 * The class of an outcome's text. If the text begins with an emoji, its other lines begin under the words; in place of
 * a tick or a cross the style sheet draws its own.
 * @example outcomeClass('✅ Sent') // => 'form-outcome-text has-emoji has-tick'
 */
export function outcomeClass(text: string): string {
  const sign = text.startsWith('✅') ? ' has-tick' : text.startsWith('❌') ? ' has-cross' : ''
  return `form-outcome-text${/^\p{Extended_Pictographic}/u.test(text) ? ' has-emoji' : ''}${sign}`
}

/** Claims no more than is known: also after a failure, this attempt or an earlier one may have arrived. */
function leadOf({ isUncertain }: FailedAttempt): string {
  return isUncertain ? texts.failed.unknown : texts.failed.notSent
}

interface SentPanelProps {
  readonly session: FormSession
  readonly sent: SentForm
  readonly hasMore: boolean
  readonly after: AfterSending
  readonly another: ReactNode
}

/**
 * A form that has arrived: a ticket with the form's own text as a heading that takes the focus, and everything worth
 * keeping.
 */
function SentPanel({ session, sent, hasMore, after, another }: SentPanelProps) {
  const { form } = session
  const heading = useFocusOnMount<HTMLHeadingElement>({ fromTop: true })
  const { reference, sentAt } = sent
  return (
    <Card className="form-outcome form-sent" colour={form.message.colour}>
      <div className="form-sent-top">
        <h2 className={outcomeClass(form.message.outcomes.success)} ref={heading} tabIndex={-1}>
          {form.message.outcomes.success}
        </h2>
      </div>
      <Emblem name={form.slug} urgent />
      <dl className="form-receipt">
        <div className="form-reference">
          <dt>{texts.reference}</dt>
          <dd className="exact">{reference}</dd>
        </div>
        <div>
          <dt>{texts.sentAt}</dt>
          <dd>
            <time dateTime={sentAt.toISOString()}>{dateAndTime(sentAt)}</time>
          </dd>
        </div>
      </dl>
      <p>{texts.referenceHelp}</p>
      {hasMore && <p>{texts.typedSince}</p>}
      {after ? <after.SentHelp {...{ session, sent, another }} /> : another}
    </Card>
  )
}
