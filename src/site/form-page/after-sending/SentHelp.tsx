import { Link } from 'wouter'
import type { CompiledForm } from '../../../engine/schema/form'
import { Button } from '../../../ui/Button'
import { ChatLink } from '../ChatLink'
import type { FormServices } from '../form-services'
import type { SentForm } from '../form-state'
import { answeredQuestions } from './answers-as-text'
import { TakeAnswers } from './TakeAnswers'
import texts from './texts.json'

interface SentHelpProps {
  readonly form: CompiledForm
  readonly sent: SentForm
  readonly services: FormServices
}

/** What happens next, all that is worth keeping of what was sent, and where to go on. */
export function SentHelp({ form, sent, services }: SentHelpProps) {
  const next = form.ui['ui:next']
  return (
    <>
      {next !== undefined && (
        <>
          <h3>{texts.next}</h3>
          <p>{next}</p>
        </>
      )}
      <SentAnswers form={form} sent={sent} />
      <div className="form-actions">
        <TakeAnswers
          form={form}
          answers={() => sent.answers}
          reference={sent.reference}
          date={sent.sentAt}
          services={services}
        />
        <Button icon="news" onClick={services.print}>
          {texts.print}
        </Button>
        <Link to="/forms">{texts.allForms}</Link>
        <ChatLink href={services.chatLink} />
      </div>
    </>
  )
}

/** What was sent, for paper only: on the screen it would be one more thing between the visitor and the good news. */
function SentAnswers({ form, sent }: Pick<SentHelpProps, 'form' | 'sent'>) {
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
