import type { ValidAnswers } from '../../engine/answers/answers'
import type { CompiledForm } from '../../engine/schema/form'
import { toMessages } from '../../engine/message/to-messages'
import { validate, type Validation } from '../../engine/answers/validate'
import type { Deliver, Receipt } from '../../delivery/deliver'
import type { Relay } from '../../delivery/relay-client'
import type { FormEvent } from './form-state'
import { ticketFor, type Ticket } from './ticket'

interface SubmitMeans {
  readonly deliver: Deliver
  /** Where the site has a relay: it takes the place of `deliver`. */
  readonly relay?: Relay | undefined
  readonly staffRoleId?: string | undefined
  readonly now: () => Date
  readonly random: () => number
  /** What the try before this one left, if there was one. */
  readonly ticket: Ticket | undefined
  /** Told whenever the ticket changes, before anything that could cut the page off happens. */
  readonly keepTicket: (ticket: Ticket) => void
  /** Ends the sending. */
  readonly signal?: AbortSignal
  /** Told of each wait, in milliseconds. */
  readonly onWait?: (milliseconds: number) => void
}

interface Submission {
  /** What there is to be fixed, or that the form is on its way. */
  readonly event: FormEvent
  /** How it ended; only of a form on its way. Rejects no more than `deliver` does. */
  readonly outcome?: Promise<FormEvent>
}

/**
 * Check what stands on the sheet, and send it. A further try keeps the reference, and goes on after the messages that
 * have arrived. As long as it is on its way its ticket says that it may have arrived, for the page could be gone with
 * the next reply.
 * @example submitForm(whitelist, {}, means).event.step // => 'fix'
 */
export function submitForm(
  form: CompiledForm,
  input: Readonly<Record<string, string>>,
  means: SubmitMeans,
): Submission {
  const answers = validate(form, input)
  if (!answers.ok) return { event: toFix(answers) }
  return { event: { step: 'sending' }, outcome: send(form, answers.value, means) }
}

function toFix({ heading, errors }: Extract<Validation, { ok: false }>): FormEvent {
  return { step: 'fix', errors, ...(heading !== undefined && { heading }) }
}

async function send(form: CompiledForm, answers: ValidAnswers, means: SubmitMeans): Promise<FormEvent> {
  const { staffRoleId, keepTicket, signal, onWait } = means
  const ticket = ticketFor(form, answers, means)
  const deliver = means.relay?.({ slug: form.slug, ...ticket, answers }) ?? means.deliver
  keepTicket({ ...ticket, isUncertain: true })
  const receipt = await deliver(toMessages(form, answers, { ...ticket, staffRoleId }), ticket.stored, {
    onStored: (stored) => keepTicket({ ...ticket, stored, isUncertain: true }),
    ...(signal && { signal }),
    ...(onWait && { onWait }),
  })
  const { reference, sentAt } = ticket
  if (receipt.ok) return { step: 'sent', sent: { reference, sentAt, answers } }
  const left = ticketAfter(ticket, receipt)
  keepTicket(left)
  if (receipt.mistakes) return toFix({ ok: false, ...receipt.mistakes })
  return { step: 'failed', failure: { ...receipt, reference, sentAt, isUncertain: left.isUncertain } }
}

/** What may have arrived at one try may have arrived, whatever becomes of the next. */
function ticketAfter(ticket: Ticket, { sent, uncertain }: Extract<Receipt, { ok: false }>): Ticket {
  return { ...ticket, stored: sent, isUncertain: ticket.isUncertain || uncertain === true }
}
