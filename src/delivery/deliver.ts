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
  /** How many of the messages earlier attempts with the same answers have stored, counted from the first. */
  readonly stored: number
  /** The post of a forum channel that the first message opened. */
  readonly thread?: string | undefined
  /** Whether an earlier attempt may have arrived unnoticed: the message warns staff that this may be a duplicate. */
  readonly isRepeat: boolean
}

/**
 * The result of delivering one submission.
 * - `sent` counts the leading messages that are known to be stored, including those of earlier attempts: the next
 *   attempt passes it as `stored`. A receiver that takes all or nothing counts 0 until it has taken all.
 * - `refused`: the reply was a refusal, or not clearly an acceptance. `status` is its HTTP status, and `retryAfter`
 *   the wait it asked for, in milliseconds (0 to a day). `banned`: the visitor's IP address is blocked for a while, and
 *   sending again would only lengthen the block.
 * - `offline`: no readable reply at all.
 * - `stopped`: the signal aborted it.
 * - `errors`: the receiver validated the answers and found these errors.
 * - `uncertain`: messages after the first `sent` ones may have been stored although no reply said so.
 * - `thread`: the post of a forum channel that has the stored messages; the next attempt passes it on.
 * - `channel`: the kind of the webhook's channel, where it is not the one that the form's definition expects. The
 *   message was changed to suit the channel; whoever runs the site should be told.
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
      readonly errors?: readonly AnswerError[]
      readonly uncertain?: true
    }
)

/**
 * Whether a webhook's channel is a forum, where each message belongs to a post, or an ordinary one without posts.
 * Source: Discord, "Execute Webhook".
 */
export type ChannelKind = 'forum' | 'no-forum'

/** Transient client errors, which say nothing about what was sent: blocked by an edge server, timeout, too early. */
export const transientStatuses: readonly number[] = [403, 408, 425]

/** The caller's callbacks and abort signal for one delivery, all optional. */
export interface DeliveryWatch {
  /** Ends the delivery at once, at any step: it resolves with the reason `stopped`. */
  readonly signal?: AbortSignal
  /** The receiver asked to wait this many milliseconds; the delivery continues by itself afterwards. */
  readonly onWait?: (milliseconds: number) => void
  /**
   * Called after each stored message: how many are stored by now, including those of earlier attempts, and the forum
   * post that has them.
   */
  readonly onStored?: (sent: number, thread?: string) => void
}

/**
 * Deliver one submission. The receiver decides what it gets: a webhook gets messages (`createWebhookDelivery`), the
 * site's own relay the answers (`createRelayDelivery`). Never rejects, and never resends by itself what may have
 * arrived, as that could store it twice.
 * @example await deliver({ form, answers, reference, sentAt, stored: 0, isRepeat: false }) // => { ok: true, sent: 1 }
 * @example await deliver({ ...submission, stored: receipt.sent }) // a retry, which continues where it stopped
 * @example await deliver(submission, { signal, onWait: (wait) => showCountdown(wait) })
 */
export type Deliver = (submission: Submission, watch?: DeliveryWatch) => Promise<Receipt>

/** The dependencies of every receiver. `sleep` takes milliseconds, `random` returns numbers from 0 up to 1. */
export interface Network {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly random: () => number
}
