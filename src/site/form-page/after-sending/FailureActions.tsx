import type { CompiledForm } from '../../../engine/schema/form'
import { settleAnswers } from '../../../engine/answers/settle-answers'
import type { AnswerSheet } from '../../../form/answer-sheet'
import { ChatLink } from '../ChatLink'
import type { FormServices } from '../form-services'
import type { FailedTry } from '../form-state'
import { TakeAnswers } from './TakeAnswers'

interface FailureActionsProps {
  readonly form: CompiledForm
  readonly sheet: AnswerSheet
  readonly failure: FailedTry
  readonly services: FormServices
}

/** The answers to take along, and the way to people who can help. */
export function FailureActions({ form, sheet, failure, services }: FailureActionsProps) {
  return (
    <>
      <TakeAnswers
        form={form}
        answers={() => settleAnswers(form, sheet.answers())}
        reference={failure.reference}
        date={failure.sentAt}
        services={services}
      />
      <ChatLink href={services.chatLink} />
    </>
  )
}
