import type { ValidAnswers } from '../../engine/answers'
import type { CompiledForm } from '../../engine/form'
import { toMessages } from '../../engine/to-messages'
import { validate } from '../../engine/validate'
import type { Deliver } from '../../delivery/deliver'
import type { FormEvent } from './form-state'
import { ticketFor, type Ticket } from './ticket'

interface SubmitMeans {
  readonly deliver: Deliver
  readonly staffRoleId?: string | undefined
  readonly now: () => Date
  readonly random: () => number
  /** What the try before this one left, if there was one. */
  readonly ticket: Ticket | undefined
  /** Called when the answers are good and the sending begins. */
  readonly onSending: () => void
}

/**
 * Check what stands on the sheet, and send it. Resolves to what became of it, and to the ticket for a further try, which
 * keeps the reference and goes on after the messages that have arrived. Never rejects.
 */
export async function submitForm(
  form: CompiledForm,
  input: Readonly<Record<string, string>>,
  means: SubmitMeans,
): Promise<{ readonly event: FormEvent; readonly ticket: Ticket | undefined }> {
  const validation = validate(form, input)
  if (!validation.ok) return { event: toFix(validation), ticket: means.ticket }
  means.onSending()
  const ticket = ticketFor(form, validation.value, means)
  const messages = toMessages(form, validation.value, { ...ticket, staffRoleId: means.staffRoleId })
  const receipt = await means.deliver(messages, ticket.stored)
  if (receipt.ok) return { event: toSent(ticket, validation.value), ticket: undefined }
  return { event: { step: 'failed', reason: receipt.reason }, ticket: { ...ticket, stored: receipt.sent } }
}

function toFix({ heading, errors }: Extract<ReturnType<typeof validate>, { ok: false }>): FormEvent {
  return { step: 'fix', errors, ...(heading !== undefined && { heading }) }
}

function toSent({ reference, sentAt }: Ticket, answers: ValidAnswers): FormEvent {
  return { step: 'sent', sent: { reference, sentAt, answers } }
}
