import type { CompiledForm } from '../../engine/schema/form'
import type { AnswerStore } from '../../form/answer-store'
import { FailedNotice } from './FailedNotice'
import type { FormServices } from './form-services'
import type { FormState } from './form-state'
import { QueuedPanel } from './QueuedPanel'
import { SentPanel } from './SentPanel'

interface OutcomeProps {
  readonly form: CompiledForm
  readonly answerStore: AnswerStore
  readonly state: FormState
  readonly services: FormServices
  readonly onRetry: () => void
  readonly onQueue: () => Promise<boolean>
}

/** What became of the last try to send; nothing before the first. */
export function Outcome({ state, ...rest }: OutcomeProps) {
  if (state.step === 'failed') return <FailedNotice key={state.tries} failure={state.failure} {...rest} />
  if (state.step === 'queued') return <QueuedPanel reference={state.reference} />
  if (state.step !== 'sent') return null
  return <SentPanel key={state.tries} form={rest.form} sent={state.sent} services={rest.services} />
}
