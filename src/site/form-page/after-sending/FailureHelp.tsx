import type { CompiledForm } from '../../../engine/form'
import { settleAnswers } from '../../../engine/settle-answers'
import type { AnswerSheet } from '../../../form/answer-sheet'
import { ChatLink } from '../ChatLink'
import type { FormServices } from '../form-services'
import type { FailedTry } from '../form-state'
import { useOnline } from '../use-online'
import { failureAdvice } from './failure-advice'
import { TakeAnswers } from './TakeAnswers'

interface FailureHelpProps {
  readonly form: CompiledForm
  readonly sheet: AnswerSheet
  readonly failure: FailedTry
  readonly services: FormServices
}

/** What to do about a try that failed; and the answers to take along, to people who can help. */
export function FailureHelp({ form, sheet, failure, services }: FailureHelpProps) {
  const isOnline = useOnline()
  return (
    <>
      {failureAdvice(failure, isOnline).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className="form-actions">
        <TakeAnswers
          form={form}
          answers={() => settleAnswers(form, sheet.answers())}
          reference={failure.reference}
          date={failure.sentAt}
          services={services}
        />
        <ChatLink href={services.chatLink} />
      </div>
    </>
  )
}
