import type { Message } from '../../engine/message/message'
import { pace } from './pace'
import type { Shelf } from './shelf'

/** A submission that was checked and mapped, to be kept. */
export interface Offer {
  readonly key: string
  readonly digest: string
  readonly reference: string
  readonly messages: readonly Message[]
}

/**
 * Whether it is kept.
 * - `accepted`: it is safe, and will be delivered. `known`: it was accepted before, under the reference it has.
 * - `conflict`: other answers were accepted under its key. `too-many`, `full`: not now; `retryAfter` in milliseconds.
 */
export type Acceptance =
  | { readonly outcome: 'accepted' | 'known'; readonly reference: string }
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'too-many' | 'full'; readonly retryAfter: number }

export interface BoxLimits {
  /** How many submissions a form takes in a minute. */
  readonly perMinute: number
  /** How many may wait at the same time. */
  readonly waiting: number
}

const minute = 60_000

/**
 * Take a submission in. Resolves to `accepted` or `known` only when it is safe from a crash: whoever is told so may
 * forget it.
 * @example await accept(offer, shelf, limits, Date.now()) // => { outcome: 'accepted', reference: 'WR-7K3M9Q' }
 */
export async function accept(
  offer: Offer,
  shelf: Shelf,
  limits: BoxLimits,
  now: number,
): Promise<Acceptance> {
  const known = shelf.find(offer.key)
  if (known !== undefined) {
    if (known.digest !== offer.digest) return { outcome: 'conflict' }
    // The first of two at the same moment may not be safe yet, and this answer promises that it is.
    await shelf.flush()
    return { outcome: 'known', reference: known.reference }
  }
  if (shelf.acceptedSince(now - minute) >= limits.perMinute)
    return { outcome: 'too-many', retryAfter: minute / 4 }
  if (shelf.counts().waiting >= limits.waiting) return { outcome: 'full', retryAfter: 5 * minute }
  shelf.forgetDelivered(now - pace.memory)
  shelf.put({
    ...offer,
    acceptedAt: now,
    state: 'waiting',
    sent: 0,
    onTheWay: false,
    doubtful: false,
    tries: 0,
    dueAt: now,
    told: false,
  })
  await shelf.flush()
  return { outcome: 'accepted', reference: offer.reference }
}
