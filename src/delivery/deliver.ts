import type { ValidAnswers } from '../engine/schema/answers'
import type { AnswerError } from '../engine/answers/validate'
import type { OrderedForm } from '../engine/schema/form'

/** One form that a visitor sends, and what is known about earlier attempts to send the same answers. */
export interface Submission {
  readonly form: OrderedForm
  readonly answers: ValidAnswers
  /** The number by which visitor and staff refer to it, see `makeReference`; the same for all attempts. */
  readonly reference: string
  /** When the visitor first sent these answers, by the clock of the site's host; where that is not known, by the device's. */
  readonly sentAt: Date
  /** How many messages, from the front, earlier attempts with the same answers have stored. */
  readonly stored: number
  /** The post of a forum channel that the first message opened. */
  readonly thread?: string | undefined
  /** Whether an earlier attempt may have arrived unnoticed: the message warns staff that this may be a duplicate. */
  readonly isRepeat: boolean
}

/**
 * The result of delivering one submission.
 * - `sent` counts the messages from the front that are known to be stored, including those of earlier attempts: the
 *   next attempt passes it as `stored`. A receiver that takes all or nothing counts 0 until it has taken all.
 * - `refused`: the reply was a refusal, or not clearly an acceptance; `status` is its status, `retryAfter` the
 *   milliseconds it asked to wait (0 to a day), `banned` that it blocks this visitor's whole network, so that sending
 *   again would only lengthen the block.
 * - `offline`: no readable reply at all.
 * - `stopped`: the signal ended it.
 * - `mistakes`: the receiver validated the answers and found these errors.
 * - `uncertain`: messages after the first `sent` ones may have been stored although no reply said so.
 * - `thread`: the post of a forum channel that has the stored messages; the next attempt passes it on.
 * - `channel`: the kind of the webhook's channel, where it differs from the form's definition. The message was sent in
 *   the way the channel takes it; whoever runs the site should be told.
 */
export type Receipt = { readonly thread?: string; readonly channel?: ChannelKind } & (
  | { readonly ok: true; readonly sent: number }
  | {
      readonly ok: false
      readonly reason: 'refused' | 'offline' | 'stopped'
      readonly sent: number
      readonly status?: number
      /** Discord's error code. */
      readonly code?: number
      readonly retryAfter?: number
      readonly banned?: true
      readonly mistakes?: readonly AnswerError[]
      readonly uncertain?: true
    }
)

/**
 * Whether a webhook's channel is a forum, where each message belongs to a post, or an ordinary one without posts.
 * Source: Discord, "Execute Webhook".
 */
export type ChannelKind = 'forum' | 'no-forum'

/** Client errors that say nothing about what was sent: an edge that blocks us, a timeout, too early. */
export const passingStatuses: readonly number[] = [403, 408, 425]

/** Callbacks and the signal for whoever waits for a delivery. All of it is optional. */
export interface DeliveryWatch {
  /** Ends the delivery at once, at any step: it resolves with the reason `stopped`. */
  readonly signal?: AbortSignal
  /** The receiver asked to wait this many milliseconds; the delivery goes on by itself afterwards. */
  readonly onWait?: (milliseconds: number) => void
  /**
   * This many messages from the front are stored by now, including those of earlier attempts, in this post of a forum.
   */
  readonly onStored?: (sent: number, thread?: string) => void
}

/**
 * Deliver one submission. The receiver decides what it gets: a webhook gets messages (`createWebhookDelivery`), the
 * site's own relay the answers (`createRelayDelivery`). Never rejects, and never by itself sends again what may have
 * arrived, as that could store it twice.
 * @example await deliver({ form, answers, reference, sentAt, stored: 0, isRepeat: false }) // => { ok: true, sent: 1 }
 * @example await deliver({ ...submission, stored: receipt.sent }) // a retry, which continues where it stopped
 * @example await deliver(submission, { signal, onWait: (wait) => showCountdown(wait) })
 */
export type Deliver = (submission: Submission, watch?: DeliveryWatch) => Promise<Receipt>

/** What every receiver needs from outside. `sleep` takes milliseconds, `random` returns numbers from 0 up to 1. */
export interface Network {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly random: () => number
}
