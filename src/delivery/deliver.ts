import type { ValidAnswers } from '../engine/answers/answers'
import type { AnswerError } from '../engine/answers/validate'
import type { OrderedForm } from '../engine/schema/form'

/** One form that a visitor wants to send, and what is known of earlier tries to send the same answers. */
export interface Submission {
  readonly form: OrderedForm
  readonly answers: ValidAnswers
  /** The number that visitor and staff can name, see `makeReference`; the same for all tries. */
  readonly reference: string
  /** When the visitor first sent these answers, by the device's own clock. */
  readonly sentAt: Date
  /** How many messages, from the front, earlier tries with the same answers have stored. */
  readonly stored: number
  /** The post of a forum channel that the first of them has opened. */
  readonly thread?: string | undefined
  /** Whether an earlier try may have arrived without anybody knowing: the message warns staff that this may be a double. */
  readonly isRepeat: boolean
}

/**
 * What became of one submission.
 * - `sent` counts the messages from the front that are known to be stored, those of earlier tries included: the next
 *   try hands it over as `stored`. A receiver that takes all or nothing counts 0 until it has taken all.
 * - `refused`: a reply that says no, or not clearly yes; `status` tells which, `retryAfter` the milliseconds it asked to
 *   wait (0 to a day), `banned` that it takes nothing from this visitor's network at all, so that asking again would only
 *   lengthen that.
 * - `offline`: no readable reply at all.
 * - `stopped`: the signal ended it.
 * - `mistakes`: the receiver checked the answers by the form's rules, and these are broken.
 * - `uncertain`: messages after the first `sent` ones may have been stored although no reply said so.
 * - `thread`: the post of a forum channel in which the stored ones are; the next try hands it over.
 * - `channel`: the kind of the webhook's channel, where the form's definition says another. It was sent as the channel
 *   takes it; whoever runs the site should be told.
 */
export type Receipt = { readonly thread?: string; readonly channel?: ChannelKind } & (
  | { readonly ok: true; readonly sent: number }
  | {
      readonly ok: false
      readonly reason: 'refused' | 'offline' | 'stopped'
      readonly sent: number
      readonly status?: number
      /** Discord's own number for why it refused. */
      readonly code?: number
      readonly retryAfter?: number
      readonly banned?: true
      readonly mistakes?: Mistakes
      readonly uncertain?: true
    }
)

/**
 * Whether a webhook's channel is a forum, where each message belongs to a post, or an ordinary one, which has no posts.
 * Source: Discord, "Execute Webhook".
 */
export type ChannelKind = 'forum' | 'no-forum'

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
  /** So many messages from the front are stored by now, those of earlier tries included, in this post of a forum. */
  readonly onStored?: (sent: number, thread?: string) => void
}

/**
 * Deliver one submission. The receiver decides what it is sent: a webhook gets messages (`createWebhookDelivery`), the
 * site's own relay the answers (`createRelayDelivery`). Never rejects, and never sends again by itself what may have
 * arrived, as that could store it twice.
 * @example await deliver({ form, answers, reference, sentAt, stored: 0, isRepeat: false }) // => { ok: true, sent: 1 }
 * @example await deliver({ ...submission, stored: receipt.sent }) // a second try, which goes on where the first stopped
 * @example await deliver(submission, { signal, onWait: (wait) => showCountdown(wait) })
 */
export type Deliver = (submission: Submission, watch?: DeliveryWatch) => Promise<Receipt>

/** What every receiver takes from outside. `sleep` takes milliseconds, `random` gives numbers from 0 up to 1. */
export interface Network {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly random: () => number
}
