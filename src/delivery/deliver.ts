import type { Message } from '../engine/message'

/**
 * What became of the messages of one submission.
 * - `sent` counts the messages known to be stored, so that a second try can go on after them.
 * - `refused`: a reply that was not ok (`status` tells which). `offline`: no readable reply at all.
 * - `retryAfter`: milliseconds the receiver asked us to wait, when it said so.
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
 * Send messages, in order, to one receiver; never throws.
 * `alreadySent` messages from the front are left out (a second try after a half-sent submission).
 * @example await deliver([message]) // => { ok: true, sent: 1 }
 */
export type Deliver = (messages: readonly Message[], alreadySent?: number) => Promise<Receipt>
