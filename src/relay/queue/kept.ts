import type { Message } from '../../engine/message/message'

/** One submission that was accepted, as it is kept until its messages are stored at the receiver's. */
export interface Kept {
  /** What its sender calls it: the same in all tries to hand it in. */
  readonly key: string
  /** A digest of what was handed in, so that the same key with other answers is noticed. */
  readonly digest: string
  readonly reference: string
  /** What staff will read, made once, so that every try sends the same; empty once it is delivered. */
  readonly messages: readonly Message[]
  /** Milliseconds since 1970, as all times here. */
  readonly acceptedAt: number
  /**
   * - `waiting`: to be delivered.
   * - `stuck`: the same, but a person has to look; it is still tried, seldom.
   * - `delivered`: all messages are stored; what is left is how to know a double of it.
   */
  readonly state: 'waiting' | 'stuck' | 'delivered'
  /** How many of its messages, from the front, are known to be stored. */
  readonly sent: number
  /** Whether the next message was posted and its outcome not yet written down. */
  readonly onTheWay: boolean
  /** Whether a copy of the next message may be stored already: a try of it ended without a clear answer. */
  readonly doubtful: boolean
  /** How often in a row the next message failed. */
  readonly tries: number
  /** Not before this time. */
  readonly dueAt: number
  /** Whether a person was told that it is stuck. */
  readonly told: boolean
}

/** How things stand with the receiver of a form, for all of its submissions. */
export interface Line {
  /** Nothing is sent before this time. */
  readonly pausedUntil: number
  /** How many tries in a row failed for reasons on the receiver's side. */
  readonly failures: number
  /** Whether the webhook is gone: deleted, or its token changed. */
  readonly dead: boolean
  /** Whether a person was told so. */
  readonly told: boolean
}

export const openLine: Line = { pausedUntil: 0, failures: 0, dead: false, told: false }
