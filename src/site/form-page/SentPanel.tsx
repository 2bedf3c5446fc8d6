import { Link } from 'react-router-dom'
import type { CompiledForm } from '../../engine/form'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { answeredQuestions, answersAsText } from './answers-as-text'
import { ChatLink } from './ChatLink'
import { CopyAnswers } from './CopyAnswers'
import type { FormServices } from './form-services'
import type { SentForm } from './form-state'
import texts from './texts.json'
import { useFocusOnMount } from './use-focus-on-mount'

interface SentPanelProps {
  readonly form: CompiledForm
  readonly sent: SentForm
  readonly services: FormServices
}

const dateAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** It has arrived: the form's own text as a heading that takes the focus, and all that is worth keeping. */
export function SentPanel({ form, sent, services }: SentPanelProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const next = form.ui['ui:next']
  return (
    <Alert kind="ok" icon={false} className="form-outcome form-sent">
      <h2 className="form-outcome-text" ref={heading} tabIndex={-1}>
        {form.message.outcomes.success}
      </h2>
      <dl className="form-receipt">
        <div>
          <dt>{texts.reference}</dt>
          <dd className="mono">{sent.reference}</dd>
        </div>
        <div>
          <dt>{texts.sentAt}</dt>
          <dd>
            <time dateTime={sent.sentAt.toISOString()}>{dateAndTime.format(sent.sentAt)}</time>
          </dd>
        </div>
      </dl>
      <p>{texts.referenceHelp}</p>
      {next !== undefined && (
        <>
          <h3>{texts.next}</h3>
          <p>{next}</p>
        </>
      )}
      <SentAnswers form={form} sent={sent} />
      <div className="form-actions">
        <CopyAnswers text={() => answersAsText(form, sent.answers, sent.reference)} copy={services.copy} />
        <Button icon="news" onClick={services.print}>
          {texts.print}
        </Button>
        <Link to="/forms">{texts.allForms}</Link>
        <ChatLink href={services.chatLink} />
      </div>
    </Alert>
  )
}

/** What was sent, for paper only: on the screen it would be one more thing between the visitor and the good news. */
function SentAnswers({ form, sent }: Pick<SentPanelProps, 'form' | 'sent'>) {
  return (
    <div className="form-print-only">
      <h3>{texts.yourAnswers}</h3>
      <dl>
        {answeredQuestions(form, sent.answers).map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
