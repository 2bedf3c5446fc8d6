import type { CompiledForm } from '../../../engine/schema/form'
import { normalizeAnswers } from '../../../engine/answers/normalize-answers'
import type { AnswerStore } from '../../../form/answer-store'
import { ChatLink } from '../ChatLink'
import type { FormServices } from '../form-services'
import type { FailedTry } from '../form-state'
import { TakeAnswers } from './TakeAnswers'

interface FailureActionsProps {
  readonly form: CompiledForm
  readonly answerStore: AnswerStore
  readonly failure: FailedTry
  readonly services: FormServices
}

/** The answers to take along, and the way to people who can help. */
export function FailureActions({ form, answerStore, failure, services }: FailureActionsProps) {
  return (
    <>
      <TakeAnswers
        form={form}
        answers={() => normalizeAnswers(form, answerStore.answers())}
        reference={failure.reference}
        date={failure.sentAt}
        services={services}
      />
      <ChatLink href={services.chatLink} />
    </>
  )
}
