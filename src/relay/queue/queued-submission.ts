import type { Message } from '../../engine/message/message'

/** An accepted submission, kept until Discord has stored its messages. */
export interface QueuedSubmission {
  /** Equal for equal answers under one key; other answers make it another submission. */
  readonly id: string
  readonly reference: string
  /** What staff will read, made once, so that every attempt sends the same; empty once it is delivered. */
  readonly messages: readonly Message[]
  /** Milliseconds since 1970, like all times here. */
  readonly acceptedAt: number
  /**
   * - `waiting`: to be delivered.
   * - `stuck`: the same, but a person has to act; it is still tried occasionally.
   * - `delivered`: all messages are stored; only what is needed to recognise a duplicate is kept.
   */
  readonly state: 'waiting' | 'stuck' | 'delivered'
  /** Lower ranks go first: 0 for visitors who have sent nothing before, higher for those who have sent much. */
  readonly rank: Rank
  /** How many of its messages, from the front, are known to be stored. */
  readonly sent: number
  /** The post of a forum channel that has the stored messages. */
  readonly thread?: string
  /** Whether the next message was sent and its outcome is not recorded yet. */
  readonly isInFlight: boolean
  /** Whether the next message may already be stored: an attempt to send it ended without a clear reply. */
  readonly isDoubtful: boolean
  /** How often in a row the next message has failed. */
  readonly tries: number
  /** Not to be sent before this time. */
  readonly dueAt: number
  /** Whether a person was alerted that it is stuck. */
  readonly isAlerted: boolean
}

export type Rank = 0 | 1 | 2

export const ranks: readonly Rank[] = [0, 1, 2]

/** The state of a form's receiver, shared by all of its submissions. */
export interface Circuit {
  /** A digest of the webhook's address that all the rest is about; '' before the first one. */
  readonly address: string
  /** Nothing is sent before this time. */
  readonly pausedUntil: number
  /** How many attempts in a row failed for reasons on the receiver's side. */
  readonly failures: number
  /** How many attempts in a row were rate limited. */
  readonly limits: number
  /** Whether the webhook is gone: deleted, or its token changed. */
  readonly isDead: boolean
  /** Whether a person was alerted to that. */
  readonly isDeathAlerted: boolean
  /** Whether a person was alerted that the channel's kind differs from the form's definition. */
  readonly isChannelAlerted: boolean
  /** Whether a person was alerted that submissions are late; if not, no alert is sent before `lateAlertAt`. */
  readonly isLateAlerted: boolean
  readonly lateAlertAt: number
}

/** The state of a receiver that accepts messages. */
export const closedCircuit: Circuit = {
  address: '',
  pausedUntil: 0,
  failures: 0,
  limits: 0,
  isDead: false,
  isDeathAlerted: false,
  isChannelAlerted: false,
  isLateAlerted: false,
  lateAlertAt: 0,
}
