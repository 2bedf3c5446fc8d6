import { withNote } from '../../engine/message/to-messages'
import texts from '../texts.json'
import { timings } from './backoff'
import type { QueueStore } from './queue-store'
import type { QueuedSubmission, Rank } from './queued-submission'

/** A submission to put in the queue, validated and with its messages. */
export type Offer = Pick<QueuedSubmission, 'id' | 'reference' | 'messages' | 'rank'>

/**
 * Whether it was put in the queue.
 * - `accepted`: it will be delivered. `known`: it was accepted before.
 * - `too-many`, `full`: not now; `retryAfter` in milliseconds.
 */
export type Acceptance =
  | { readonly outcome: 'accepted' | 'known' }
  | { readonly outcome: 'too-many' | 'full'; readonly retryAfter: number }

export interface QueueLimits {
  /** How many submissions a form accepts per minute. */
  readonly perMinute: number
  /** How many may wait at the same time. */
  readonly waiting: number
}

const minute = 60_000

/**
 * Put a submission in the queue. It survives a crash only once the store is flushed, so do not confirm it before. Half
 * of what a form accepts is reserved for visitors who have sent nothing before, so that a few cannot block a form. A
 * refusal writes nothing. When another submission has the same reference, the messages say so.
 * @example enqueue(offer, store, limits, Date.now()) // => { outcome: 'accepted' }
 */
export function enqueue(offer: Offer, store: QueueStore, limits: QueueLimits, now: number): Acceptance {
  if (store.has(offer.id)) return { outcome: 'known' }
  if (store.acceptedSince(now - minute) >= shareOf(limits.perMinute, offer.rank))
    return { outcome: 'too-many', retryAfter: minute / 4 }
  if (store.counts().waiting >= shareOf(limits.waiting, offer.rank))
    return { outcome: 'full', retryAfter: 5 * minute }
  store.forgetDelivered(now - timings.memory)
  // So that no one mistakes two submissions for one.
  const isReused = store.hasReference(offer.reference)
  store.put({
    ...offer,
    messages: isReused ? offer.messages.map((message) => withNote(message, texts.reused)) : offer.messages,
    acceptedAt: now,
    state: 'waiting',
    sent: 0,
    isInFlight: false,
    isDoubtful: false,
    tries: 0,
    dueAt: now,
    isAlerted: false,
  })
  return { outcome: 'accepted' }
}

function shareOf(limit: number, rank: Rank): number {
  return rank === 0 ? limit : Math.max(1, Math.floor(limit / 2))
}
