import type { ValidAnswers } from '../../engine/schema/answers'
import type { CompiledForm, OrderedForm } from '../../engine/schema/form'
import { validate } from '../../engine/answers/validate'
import type { Deliver, Receipt } from '../../delivery/deliver'
import { errorsAtTime } from '../../engine/answers/errors-at-time'
import { closedForm } from '../../engine/schema/form-doors'
import { errorsNow, type FormEvent } from './form-state'
import { beginAttempt, type AttemptServices } from './begin-attempt'
import type { SubmissionAttempt } from './submission-attempt'

interface SubmitServices extends AttemptServices {
  /** Whether the browser believes it has a network; without it, it does. */
  readonly isOnline?: () => boolean
  readonly deliver: Deliver
  /** Called whenever the attempt changes, before the page could be interrupted. */
  readonly keepAttempt: (attempt: SubmissionAttempt) => void
  /** Aborts the delivery. */
  readonly signal?: AbortSignal
  /** Called for each wait, in milliseconds. */
  readonly onWait?: (milliseconds: number) => void
}

interface SubmitResult {
  /** What happens at once: there are errors to fix, the form is closed, or it is being sent. */
  readonly event: FormEvent
  /** The outcome; only while the form is being sent. Never rejects, like `deliver`. */
  readonly outcome?: Promise<FormEvent>
}

/**
 * Validate what was typed, and send it. A retry keeps the reference, and continues after the messages that are already
 * stored. The page may be closed before a reply arrives, so before sending, the attempt is saved as one that may have
 * arrived. That is also recorded for other tabs, which may have the same draft open: what they send is then marked as a
 * possible duplicate.
 * @example submitForm(whitelist, {}, services).event.step // => 'fix'
 */
export function submitForm(
  form: CompiledForm,
  input: Readonly<Record<string, string>>,
  services: SubmitServices,
): SubmitResult {
  const checked = validate(form, input)
  const now = services.now()
  if (closedForm(form, now.getTime()) !== undefined) return { event: { step: 'closed' } }
  const errors = checked.ok
    ? errorsAtTime(form, checked.value, now.getTime(), -now.getTimezoneOffset())
    : checked.errors
  if (checked.ok && errors.length === 0)
    return { event: { step: 'sending' }, outcome: sendAnswers(form, checked.value, services) }
  return { event: { step: 'fix', errors: errorsNow(form, input, errors) } }
}

/**
 * Send answers that were validated with the rules of this version of the form. Resolves to the outcome; never rejects,
 * like `deliver`.
 */
export async function sendAnswers(
  form: OrderedForm,
  answers: ValidAnswers,
  services: SubmitServices,
): Promise<FormEvent> {
  const { keepAttempt, signal, onWait } = services
  const triedAt = services.now()
  const isOffline = () => services.isOnline?.() === false
  const wasOffline = isOffline()
  const { attempt, mayBeThere, isRepeat, end } = beginAttempt(form, answers, services)
  const { reference, sentAt, stored, thread } = attempt
  keepAttempt({ ...attempt, isUncertain: true })
  const receipt = await services.deliver(
    { form, answers, reference, sentAt, stored, thread, isRepeat },
    {
      onStored: (stored, thread) => keepAttempt({ ...attempt, stored, thread, isUncertain: true }),
      ...(signal && { signal }),
      ...(onWait && { onWait }),
    },
  )
  if (receipt.ok) return { step: 'sent', sent: { reference, sentAt, answers }, hasMore: false }
  // Nothing can have left a device that had no network from beginning to end.
  const isNothingGone = wasOffline && isOffline() && receipt.sent === stored
  const isUnknown = receipt.uncertain === true && !isNothingGone
  const after = attemptAfter(attempt, receipt, isUnknown)
  const isSentElsewhere = end(after.isUncertain ? Infinity : after.stored)
  keepAttempt(after)
  if (receipt.errors) return { step: 'fix', errors: receipt.errors }
  // What another tab sends or queues may arrive, whatever the result of this attempt.
  const mayArrive = mayBeThere || isSentElsewhere || isUnknown
  return { step: 'failed', failure: { ...receipt, reference, sentAt, triedAt, isUncertain: mayArrive } }
}

/**
 * What may have arrived in one attempt stays uncertain, whatever the next one's result, unless that stored more. A
 * receipt without a post leaves the known one: the stored messages are still in it.
 */
function attemptAfter(
  attempt: SubmissionAttempt,
  { sent, thread }: Extract<Receipt, { ok: false }>,
  isUnknown: boolean,
): SubmissionAttempt {
  const wasUncertain = attempt.isUncertain && sent === attempt.stored
  return {
    ...attempt,
    stored: sent,
    thread: thread ?? attempt.thread,
    isUncertain: wasUncertain || isUnknown,
  }
}
