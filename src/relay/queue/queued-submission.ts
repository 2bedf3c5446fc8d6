import type { Message } from '../../engine/message/message'

/** One submission that was accepted, as it is kept until its messages are stored at the receiver's. */
export interface QueuedSubmission {
  /** The same in all tries to hand in the same answers. */
  readonly id: string
  readonly reference: string
  /** What staff will read, made once, so that every try sends the same; empty once it is delivered. */
  readonly messages: readonly Message[]
  /** Milliseconds since 1970, as all times here. */
  readonly acceptedAt: number
  /**
   * - `waiting`: to be delivered.
   * - `stuck`: the same, but a person has to look; it is still tried, seldom.
   * - `delivered`: all messages are stored; kept is only how to recognise a double of it.
   */
  readonly state: 'waiting' | 'stuck' | 'delivered'
  /** Whose turn it is first: 0 for who has handed in nothing before, more for who has handed in much. */
  readonly rank: Rank
  /** How many of its messages, from the front, are known to be stored. */
  readonly sent: number
  /** The post of a forum channel in which those are. */
  readonly thread?: string
  /** Whether the next message was posted and its outcome not yet written down. */
  readonly isInFlight: boolean
  /** Whether a copy of the next message may be stored already: a try of it ended without a clear answer. */
  readonly isDoubtful: boolean
  /** How often in a row the next message failed. */
  readonly tries: number
  /** Not before this time. */
  readonly dueAt: number
  /** Whether a person was told that it is stuck. */
  readonly isAlerted: boolean
}

export type Rank = 0 | 1 | 2

export const ranks: readonly Rank[] = [0, 1, 2]

/** The state of a form's receiver, for all of its submissions. */
export interface Circuit {
  /** Nothing is sent before this time. */
  readonly pausedUntil: number
  /** How many tries in a row failed for reasons on the receiver's side. */
  readonly failures: number
  /** How many tries in a row were limited. */
  readonly limits: number
  /** Whether the webhook is gone: deleted, or its token changed. */
  readonly isDead: boolean
  /** Whether a person was told so. */
  readonly isDeathAlerted: boolean
  /** Whether a person was told that the channel is of another kind than the form's definition says. */
  readonly isChannelAlerted: boolean
  /** Whether a person was told that submissions have waited for too long; else not before `lateAlertAt`. */
  readonly isLateAlerted: boolean
  readonly lateAlertAt: number
}

/** The state of a receiver that takes what it is sent. */
export const closedCircuit: Circuit = {
  pausedUntil: 0,
  failures: 0,
  limits: 0,
  isDead: false,
  isDeathAlerted: false,
  isChannelAlerted: false,
  isLateAlerted: false,
  lateAlertAt: 0,
}

/**
 * Where one form's submissions are kept. Changes are seen at once, and are safe from a crash once `flush` resolves; a
 * crash before that takes away the latest changes together, never a part of one. Nothing here looks at all that waits.
 */
export interface QueueStore {
  readonly has: (id: string) => boolean
  readonly hasReference: (reference: string) => boolean
  /** Keep it; in place of the one with the same id. */
  readonly put: (submission: QueuedSubmission) => void
  /** Up to `count` that are to be sent next: undelivered and due by now, lower ranks first, then the longest due. */
  readonly nextDue: (now: number, count: number) => readonly QueuedSubmission[]
  /** When the next one is due; undefined when all are delivered. */
  readonly nextDueAt: () => number | undefined
  /** How many were accepted after this time, which lies at most a minute before now. */
  readonly acceptedSince: (time: number) => number
  readonly counts: () => { readonly waiting: number; readonly stuck: number }
  /** When the oldest was accepted that waits and is not stuck. */
  readonly oldestWaiting: () => number | undefined
  /** Forget those that were accepted before this time and are delivered. */
  readonly forgetDelivered: (before: number) => void
  readonly circuit: () => Circuit
  readonly putCircuit: (circuit: Circuit) => void
  readonly flush: () => Promise<void>
}
