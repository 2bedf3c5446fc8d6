import type { CompiledForm } from '../../engine/form'
import type { AnswerSheet } from '../../form/answer-sheet'
import { FailedNotice } from './FailedNotice'
import type { FormServices } from './form-services'
import type { FormState } from './form-state'
import { SentPanel } from './SentPanel'

interface OutcomeProps {
  readonly form: CompiledForm
  readonly sheet: AnswerSheet
  readonly state: FormState
  readonly services: FormServices
  readonly onRetry: () => void
}

/** What became of the last try to send; nothing before the first. */
export function Outcome({ form, sheet, state, services, onRetry }: OutcomeProps) {
  if (state.step === 'sent')
    return <SentPanel key={state.tries} form={form} sent={state.sent} services={services} />
  if (state.step !== 'failed') return null
  const text = form.message.outcomes[state.reason]
  return (
    <FailedNotice
      key={state.tries}
      form={form}
      sheet={sheet}
      text={text}
      failures={state.failures}
      services={services}
      onRetry={onRetry}
    />
  )
}
