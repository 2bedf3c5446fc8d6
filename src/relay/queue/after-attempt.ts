import { transientStatuses, type ChannelKind, type Receipt } from '../../delivery/deliver'
import { backoff, timings } from './backoff'
import { closedCircuit, type Circuit, type QueuedSubmission } from './queued-submission'

/** The result of one attempt, in one word, for the log. */
export type AttemptOutcome = 'stored' | 'limited' | 'dead-webhook' | 'refused' | 'failed' | 'unknown'

interface AfterAttempt {
  readonly submission: QueuedSubmission
  readonly circuit: Circuit
  readonly outcome: AttemptOutcome
}

interface Moment {
  readonly now: number
  readonly random: () => number
}

/**
 * The new state after one attempt to send the next message of a submission. Pure.
 * - stored: on to the next message; after the last one the submission is delivered, and its texts are deleted.
 * - 429: certainly not stored; all submissions wait as long as asked, and longer each time in a row.
 * - 401, 404: certainly not stored; the webhook is gone, and all submissions wait for a person.
 * - other client errors: certainly not stored; this submission waits for a person, the others go on.
 * - 5xx, or no reply: it may be stored anyway. It is sent again after a pause, marked as a possible duplicate.
 * Source: Discord, "Execute Webhook", "Rate limits".
 */
export function afterAttempt(
  tried: QueuedSubmission,
  circuit: Circuit,
  receipt: Receipt,
  moment: Moment,
): AfterAttempt {
  const { thread } = receipt
  const submission = { ...tried, isInFlight: false, ...(thread !== undefined && { thread }) }
  if (receipt.ok) return afterStored(submission, circuit, receipt.channel)
  const { status = 0, retryAfter } = receipt
  if (status === 429) return afterLimit(submission, circuit, retryAfter, moment)
  if (status === 401 || status === 404) return afterDeath(submission, circuit, moment)
  if (status >= 400 && status < 500 && !transientStatuses.includes(status))
    return afterRefusal(submission, circuit, moment)
  const isUnknown = receipt.uncertain === true
  const doubted = { ...submission, isDoubtful: submission.isDoubtful || isUnknown }
  return afterFailure(doubted, circuit, isUnknown, moment)
}

function afterStored(
  submission: QueuedSubmission,
  circuit: Circuit,
  channel: ChannelKind | undefined,
): AfterAttempt {
  const sent = submission.sent + 1
  const isLast = sent >= submission.messages.length
  return {
    submission: {
      ...submission,
      sent,
      tries: 0,
      isDoubtful: false,
      isAlerted: false,
      ...(isLast ? { state: 'delivered', messages: [] } : { state: 'waiting' }),
    },
    // The late alert stays set until no submission is late.
    circuit: {
      ...closedCircuit,
      address: circuit.address,
      // Only a first message shows whether the channel matches the form's definition again.
      isChannelAlerted: circuit.isChannelAlerted && (channel !== undefined || submission.sent > 0),
      isLateAlerted: circuit.isLateAlerted,
      lateAlertAt: circuit.lateAlertAt,
    },
    outcome: 'stored',
  }
}

function afterLimit(
  submission: QueuedSubmission,
  circuit: Circuit,
  asked: number | undefined,
  { now, random }: Moment,
): AfterAttempt {
  const limits = circuit.limits + 1
  const least = backoff(limits, timings.firstLimitPause, timings.longestLimitPause, random)
  // A little more than was asked, as otherwise all who were told to wait come back at the same time.
  const told = (asked ?? timings.pauseOfBan) + Math.round(random() * 400)
  const pausedUntil = longer(circuit, now + Math.max(told, limits > 1 ? least : 0))
  return { submission, circuit: { ...circuit, limits, pausedUntil }, outcome: 'limited' }
}

function afterDeath(submission: QueuedSubmission, circuit: Circuit, { now, random }: Moment): AfterAttempt {
  const pausedUntil = longer(circuit, now + backoff(1, timings.pauseOfDead, timings.pauseOfDead, random))
  return { submission, circuit: { ...circuit, isDead: true, pausedUntil }, outcome: 'dead-webhook' }
}

function afterRefusal(submission: QueuedSubmission, circuit: Circuit, { now }: Moment): AfterAttempt {
  const dueAt = now + timings.pauseOfRefused
  const tries = submission.tries + 1
  return { submission: { ...submission, state: 'stuck', tries, dueAt }, circuit, outcome: 'refused' }
}

function afterFailure(
  submission: QueuedSubmission,
  circuit: Circuit,
  isUnknown: boolean,
  { now, random }: Moment,
): AfterAttempt {
  const tries = submission.tries + 1
  const failures = circuit.failures + 1
  const isStuck = tries >= timings.triesUntilAlert
  const pause = isStuck
    ? timings.pauseOnceStuck
    : backoff(tries, timings.firstPause, timings.longestPause, random)
  const { firstCircuitPause, longestCircuitPause } = timings
  const pausedUntil = longer(circuit, now + backoff(failures, firstCircuitPause, longestCircuitPause, random))
  return {
    submission: { ...submission, tries, dueAt: now + pause, ...(isStuck && { state: 'stuck' as const }) },
    circuit: { ...circuit, failures, pausedUntil },
    outcome: isUnknown ? 'unknown' : 'failed',
  }
}

/** Of several messages sent at the same time, the reply that asks for the longest pause counts. */
function longer({ pausedUntil }: Circuit, until: number): number {
  return Math.max(pausedUntil, until)
}
