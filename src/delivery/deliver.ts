import type { Message } from '../engine/message'

/**
 * What became of the messages of one submission.
 * - `sent` counts the messages from the front that are known to be stored, those of earlier tries included: a second
 *   try with the same messages hands it over as `alreadySent`.
 * - `refused`: a reply that was not ok; `status` tells which, `retryAfter` the milliseconds it asked to wait.
 * - `offline`: no readable reply at all. The message may have arrived all the same; nobody can tell.
 */
export type Receipt =
  | { readonly ok: true; readonly sent: number }
  | {
      readonly ok: false
      readonly reason: 'refused' | 'offline'
      readonly sent: number
      readonly status?: number
      readonly retryAfter?: number
    }

/**
 * Send messages, one after the other, to one receiver; stops at the first that is not stored. Never rejects, and never
 * sends a message again whose fate is unknown, as that could store it twice.
 * `alreadySent` messages from the front are left out. That is right only for messages equal to those of the earlier try:
 * made from the same answers, reference and moment.
 * @example await deliver([message]) // => { ok: true, sent: 1 }
 * @example await deliver(messages, receipt.sent) // a second try, which goes on where the first one stopped
 */
export type Deliver = (messages: readonly Message[], alreadySent?: number) => Promise<Receipt>
