import type { CompiledForm } from '../../engine/schema/form'
import type { AnswerStore } from '../../form/answer-store'
import { Alert } from '../../ui/Alert'
import type { FormServices } from './form-services'
import { loadAfterSending } from './load-after-sending'
import { useLoaded } from './use-loaded'

interface ClosedNoticeProps {
  readonly form: CompiledForm
  readonly answerStore: AnswerStore
  readonly services: FormServices
  /** What staff wrote for the time in which the form is closed. */
  readonly text: string
}

/** In place of the button that sends, while a form is closed; what was typed stays, and can be copied. */
export function ClosedNotice({ form, answerStore, services, text }: ClosedNoticeProps) {
  const after = useLoaded(loadAfterSending, true)
  return (
    <Alert kind="warn" className="form-banner">
      <p role="status">{text}</p>
      {after && <after.CopyTyped form={form} answerStore={answerStore} copy={services.copy} />}
    </Alert>
  )
}
