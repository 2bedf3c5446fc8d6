import type { Message } from '../engine/message/message'
import type { AnswerError } from '../engine/answers/validate'

/**
 * What became of the messages of one submission.
 * - `sent` counts the messages from the front that are known to be stored, those of earlier tries included: a second
 *   try with the same messages hands it over as `alreadySent`.
 * - `refused`: a reply that was not ok; `status` tells which, `retryAfter` the milliseconds it asked to wait, `banned`
 *   that it takes nothing from this visitor's network at all, so that asking again would only lengthen that.
 * - `offline`: no readable reply at all.
 * - `stopped`: the signal ended it.
 * - `mistakes`: the receiver checked the answers by the form's rules, and these are broken.
 * - `uncertain`: the message after the `sent` ones may have been stored all the same; nobody can tell.
 */
export type Receipt =
  | { readonly ok: true; readonly sent: number }
  | {
      readonly ok: false
      readonly reason: 'refused' | 'offline' | 'stopped'
      readonly sent: number
      readonly status?: number
      readonly retryAfter?: number
      readonly banned?: true
      readonly mistakes?: Mistakes
      readonly uncertain?: true
    }

/** What is wrong with answers, as `validate` tells it. */
export interface Mistakes {
  readonly heading?: string
  readonly errors: readonly AnswerError[]
}

/** Whoever waits for a delivery: what they are told on the way, and how they end it. All of it may be left out. */
export interface DeliveryWatch {
  /** Ends the delivery at once, whatever it is at: it resolves with the reason `stopped`. */
  readonly signal?: AbortSignal
  /** It was told to wait so many milliseconds, and sends on by itself afterwards. */
  readonly onWait?: (milliseconds: number) => void
  /** So many messages from the front are stored by now, those of earlier tries included. */
  readonly onStored?: (sent: number) => void
}

/**
 * Send messages, one after the other, to one receiver; stops at the first that is not stored. Never rejects, and never
 * sends a message again whose fate is unknown, as that could store it twice.
 * `alreadySent` messages from the front are left out. That is right only for messages equal to those of the earlier try:
 * made from the same answers, reference and moment.
 * @example await deliver([message]) // => { ok: true, sent: 1 }
 * @example await deliver(messages, receipt.sent) // a second try, which goes on where the first one stopped
 * @example await deliver(messages, 0, { signal, onWait: (wait) => showCountdown(wait) })
 */
export type Deliver = (
  messages: readonly Message[],
  alreadySent?: number,
  watch?: DeliveryWatch,
) => Promise<Receipt>
