import type { CompiledForm } from '../../engine/schema/form'
import type { AnswerStore } from '../../form/answer-store'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import type { FormServices } from './form-services'
import type { FailedTry } from './form-state'
import { mayPass } from './may-pass'
import { loadAfterSending } from './load-after-sending'
import texts from './texts.json'
import { useFocusOnMount } from './use-focus-on-mount'
import { useLoaded } from './use-loaded'

interface FailedNoticeProps {
  readonly form: CompiledForm
  readonly answerStore: AnswerStore
  readonly failure: FailedTry
  readonly services: FormServices
  readonly onRetry: () => void
  readonly onQueue: () => Promise<boolean>
}

/** It did not arrive, as far as we know: the form's own text, that nothing is lost, and what can be done. */
export function FailedNotice({ form, answerStore, failure, services, onRetry, onQueue }: FailedNoticeProps) {
  const alert = useFocusOnMount<HTMLParagraphElement>()
  const after = useLoaded(loadAfterSending, true)
  const { reason } = failure
  return (
    <Alert kind="err" icon={false} className="form-outcome">
      <p className="form-outcome-text" role="alert" ref={alert} tabIndex={-1}>
        {reason === 'stopped' ? texts.stopped : form.message.outcomes[reason]}
      </p>
      <p>{texts.answersKept}</p>
      {after && <after.FailureAdvice failure={failure} isRelayed={services.isRelayed} />}
      <div className="form-actions">
        <Button icon="reload" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
        {after && services.queue && mayPass(failure) && <after.QueueButton onQueue={onQueue} />}
        {after && (
          <after.FailureActions form={form} answerStore={answerStore} failure={failure} services={services} />
        )}
      </div>
    </Alert>
  )
}
