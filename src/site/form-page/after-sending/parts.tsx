import '../form-actions.css'
import './outcome.css'
import { Fragment, type ReactNode, useEffect, useSyncExternalStore, useState } from 'react'
import { normalizeAnswers } from '../../../engine/answers/normalize-answers'
import { fillText } from '../../../engine/fill-text'
import type { FormSession } from '../form-session'
import { answeredQuestions, answersAsText, underLabels } from './answers-as-text'
import { CopyAnswers } from './CopyAnswers'
import { RetryProgress, SendingHelp, WaitTold } from './SendingHelp'
import type { Progress } from '../use-progress'
import formTexts from '../texts.json'
import texts from './texts.json'
import { ChatLink } from '../ChatLink'
import { type FailedAttempt, type SentForm, isRetryable } from '../../submission/form-state'
import { ReferenceActions, WithReference } from '../../notices/ReferenceActions'
import { failureAdvice, type NetworkState } from './failure-advice'
import { Button, buttonClass } from '../../../ui/Button'
import { Icon } from '../../../ui/icons/Icon'
import { OutsideLink } from '../../shell/OutsideLink'
import { config } from '../../config'
import { Link } from 'wouter'

export { askForSync } from '../../outbox/background-sync'
export { queueForm } from '../../outbox/queue-form'
export { QueuedPanels } from './QueuedPanels'
export { SendingHelp, WaitTold }

/** Copies what was typed into a form that cannot be sent now; renders nothing if nothing was typed. */
export function CopyTyped({ session }: { readonly session: FormSession }) {
  const { form, answerStore } = session
  const isUntouched = useSyncExternalStore(answerStore.watch, answerStore.isUntouched, () => true)
  if (isUntouched) return null
  const text = () => underLabels(answeredQuestions(form, normalizeAnswers(form, answerStore.answers())))
  return <CopyAnswers label={texts.copyAnswers} text={text} />
}

interface FailureHelpProps {
  readonly session: FormSession
  readonly failure: FailedAttempt
  readonly network: NetworkState
  readonly progress: Progress
  /** The button that sends the form again. */
  readonly again: ReactNode
}

/** What to do after a failed attempt: one main action, and the others as links. */
export function FailureHelp({ session, failure, network, progress, again }: FailureHelpProps) {
  const { form, answerStore, services, queue } = session
  const { reference } = failure
  const mayHelp = isRetryable(failure)
  const text = () => answersAsText(form, normalizeAnswers(form, answerStore.answers()), failure)
  const isOffline = network === 'offline'
  // If the server replied, there is a network, and waiting for one would not help.
  const canQueue = services.queue !== undefined && (failure.reason === 'offline' || isOffline)
  const later = canQueue && <QueueButton key="later" isOffline={isOffline} onQueue={queue} />
  const now = <Fragment key="now">{again}</Fragment>
  return (
    <>
      <div className="form-next">
        <p className="form-advice">{failureAdvice(failure, network, services.isRelayed, canQueue)}</p>
        {progress.isSending && <RetryProgress progress={progress} now={services.now} />}
      </div>
      <div className="form-actions">
        {mayHelp ? (
          <>
            {/* First the one that works at present. With keys, neither loses the focus when their order changes. */}
            {isOffline ? [later, now] : [now, later]}
          </>
        ) : (
          <>
            <CopyAnswers label={texts.copyAnswers} kind="primary" text={text} />
            <OutsideLink href={config.links.chat} className={buttonClass('secondary')}>
              <Icon name="chat" size={20} />
              {formTexts.chat}
            </OutsideLink>
          </>
        )}
      </div>
      {failure.isUncertain && (
        <p className="form-arrived small muted">
          <WithReference
            text={fillText(mayHelp ? texts.mayHaveArrived : texts.tellNumber, { reference })}
            reference={reference}
          />
        </p>
      )}
      <div className="form-actions form-more">
        {mayHelp && <CopyAnswers label={texts.copyAnswers} kind="quiet" text={text} />}
        <DownloadAnswers session={session} submission={failure} text={text} />
        {mayHelp ? !isOffline && <ChatLink /> : again}
      </div>
    </>
  )
}

interface QueueButtonProps {
  readonly isOffline: boolean
  /** Resolves to false where the browser cannot store the form. */
  readonly onQueue: () => Promise<boolean>
}

/** Puts a form that could not be sent in the outbox. Says so if the browser cannot store it. */
function QueueButton({ isOffline, onQueue }: QueueButtonProps) {
  const [isRefused, setRefused] = useState(false)
  const queue = async () => setRefused(!(await onQueue()))
  return (
    <>
      <Button kind={isOffline ? 'primary' : 'secondary'} onClick={queue}>
        {isOffline ? texts.queue : texts.queueOnline}
      </Button>
      <output>{isRefused && texts.queueRefused}</output>
    </>
  )
}

interface SentProps {
  readonly session: FormSession
  readonly sent: SentForm
}

interface SentHelpProps extends SentProps {
  /** The button that opens the form again. */
  readonly another: ReactNode
}

/** The reference to keep, what happens next, the ways to keep the answers, and the ways on. */
export function SentHelp({ session, sent, another }: SentHelpProps) {
  const { form, services } = session
  useEffect(ignoreSecondPress, [])
  const next = form.ui['ui:next']
  const { reference, sentAt } = sent
  const text = () => answersAsText(form, sent.answers, sent)
  return (
    <>
      <div className="form-actions form-sent-actions">
        <ReferenceActions
          request={{ reference, slug: form.slug, title: form.schema.title, sentAt: sentAt.getTime() }}
          storage={services.storage}
        />
      </div>
      {next !== undefined && (
        <>
          <h3>{formTexts.next}</h3>
          <p>{next}</p>
        </>
      )}
      <OutsideLink href={config.links.chat} className="icon-link no-print">
        <Icon name="chat" size={20} /> {texts.openChat}
      </OutsideLink>
      <SentAnswers session={session} sent={sent} />
      <div className="form-actions form-more form-keep">
        <h3>{texts.keep}</h3>
        <CopyAnswers label={texts.copyAnswers} kind="quiet" text={text} />
        <DownloadAnswers session={session} submission={sent} text={text} />
        <Button kind="quiet" icon="print" onClick={services.print}>
          {texts.print}
        </Button>
      </div>
      <div className="form-actions form-more">
        <Link className={buttonClass('quiet')} to="/forms">
          {formTexts.allForms}
        </Link>
        <Link className={buttonClass('quiet')} to="/">
          {texts.home}
        </Link>
        {another}
      </div>
    </>
  )
}

/** How long after its first press the second of a double click may come, in milliseconds. */
const doubleClick = 500

/**
 * Ignores the second press of a double click that sent the form: it would hit whatever has taken the place of the
 * button.
 */
function ignoreSecondPress(): () => void {
  const over = new AbortController()
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const type of ['mousedown', 'click'] as const)
    document.addEventListener(type, ignore, { capture: true, signal: over.signal })
  setTimeout(() => over.abort(), doubleClick)
  return () => over.abort()
}

/** What was sent, for print only: on screen it would distract from the good news. */
function SentAnswers({ session, sent }: SentProps) {
  return (
    <div className="form-print-only">
      <h3>{texts.yourAnswers}</h3>
      <dl>
        {answeredQuestions(session.form, sent.answers).map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

interface DownloadAnswersProps {
  readonly session: FormSession
  readonly submission: Pick<SentForm, 'reference'>
  readonly text: () => string
}

/** The answers as a text file for the visitor to keep. */
function DownloadAnswers({ session, submission, text }: DownloadAnswersProps) {
  const { form, services } = session
  const name = `${form.slug}-${submission.reference}.txt`
  return (
    <Button kind="quiet" icon="download" onClick={() => services.download(name, text())}>
      {texts.download}
    </Button>
  )
}
