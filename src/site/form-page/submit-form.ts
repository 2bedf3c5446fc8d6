import type { ValidAnswers } from '../../engine/answers'
import type { CompiledForm } from '../../engine/form'
import { toMessages } from '../../engine/to-messages'
import { validate, type Validation } from '../../engine/validate'
import type { Deliver, Receipt } from '../../delivery/deliver'
import type { FormEvent } from './form-state'
import { ticketFor, type Ticket } from './ticket'

interface SubmitMeans {
  readonly deliver: Deliver
  readonly staffRoleId?: string | undefined
  readonly now: () => Date
  readonly random: () => number
  /** What the try before this one left, if there was one. */
  readonly ticket: Ticket | undefined
}

/** How a try ended, and the ticket for a further one; none when there is nothing left to send. */
interface SubmitOutcome {
  readonly event: FormEvent
  readonly ticket: Ticket | undefined
}

interface Submission {
  /** What there is to be fixed, or that the form is on its way. */
  readonly event: FormEvent
  /** Only of a form on its way; rejects no more than `deliver` does. */
  readonly outcome?: Promise<SubmitOutcome>
}

/**
 * Check what stands on the sheet, and send it. A further try keeps the reference, and goes on after the messages that
 * have arrived.
 * @example submitForm(whitelist, {}, means).event.step // => 'fix'
 */
export function submitForm(
  form: CompiledForm,
  input: Readonly<Record<string, string>>,
  means: SubmitMeans,
): Submission {
  const answers = validate(form, input)
  if (!answers.ok) return { event: toFix(answers) }
  const ticket = ticketFor(form, answers.value, means)
  const messages = toMessages(form, answers.value, { ...ticket, staffRoleId: means.staffRoleId })
  const receipt = means.deliver(messages, ticket.stored)
  return { event: { step: 'sending' }, outcome: receipt.then((it) => outcomeOf(it, ticket, answers.value)) }
}

function toFix({ heading, errors }: Extract<Validation, { ok: false }>): FormEvent {
  return { step: 'fix', errors, ...(heading !== undefined && { heading }) }
}

function outcomeOf(receipt: Receipt, ticket: Ticket, answers: ValidAnswers): SubmitOutcome {
  if (!receipt.ok) {
    const reason = receipt.reason === 'refused' ? 'refused' : 'offline'
    return { event: { step: 'failed', reason }, ticket: { ...ticket, stored: receipt.sent } }
  }
  const { reference, sentAt } = ticket
  return { event: { step: 'sent', sent: { reference, sentAt, answers } }, ticket: undefined }
}
