import type { Receipt } from '../../delivery/deliver'
import { openLine, type Kept, type Line } from './kept'
import { growingPause, pace } from './pace'

/** How one try ended, in one word, for the log. */
export type AttemptOutcome = 'stored' | 'limited' | 'dead-webhook' | 'refused' | 'failed' | 'unknown'

export interface AfterAttempt {
  readonly kept: Kept
  readonly line: Line
  readonly outcome: AttemptOutcome
}

interface Moment {
  readonly now: number
  readonly random: () => number
}

// Client errors that say nothing about the message: an edge that blocks us, a timeout, too early.
const passingStatuses: readonly number[] = [403, 408, 425]

/**
 * What follows from one try to send the next message of a submission. Pure.
 * - stored: on to the next message, or delivered, and its texts are forgotten.
 * - 429: certainly not stored; the whole line waits as long as it was told.
 * - 401, 404: certainly not stored; the webhook is gone, and the whole line waits for a person.
 * - other client errors: certainly not stored; this submission waits for a person, the others go on.
 * - 5xx, or no reply: it may be stored all the same. It is sent again, marked as a possible double, after a pause.
 * Source: Discord, "Execute Webhook", "Rate limits".
 */
export function afterAttempt(kept: Kept, line: Line, receipt: Receipt, moment: Moment): AfterAttempt {
  const back = { ...kept, onTheWay: false }
  if (receipt.ok) return afterStored(back)
  const { status = 0, retryAfter } = receipt
  if (status === 429) return afterLimit(back, line, retryAfter, moment)
  if (status === 401 || status === 404) return afterDeath(back, line, moment)
  if (status >= 400 && status < 500 && !passingStatuses.includes(status))
    return afterRefusal(back, line, moment)
  const unknown = receipt.uncertain === true
  return afterFailure({ ...back, doubtful: back.doubtful || unknown }, line, unknown, moment)
}

function afterStored(kept: Kept): AfterAttempt {
  const sent = kept.sent + 1
  const isLast = sent >= kept.messages.length
  return {
    kept: {
      ...kept,
      sent,
      tries: 0,
      doubtful: false,
      told: false,
      ...(isLast ? { state: 'delivered', messages: [] } : { state: 'waiting' }),
    },
    line: openLine,
    outcome: 'stored',
  }
}

function afterLimit(kept: Kept, line: Line, asked: number | undefined, moment: Moment): AfterAttempt {
  // A little more than was asked, as all who were told to wait come back at the same time.
  const pause = (asked ?? pace.pauseOfBan) + Math.round(moment.random() * 400)
  return { kept, line: { ...line, pausedUntil: moment.now + pause }, outcome: 'limited' }
}

function afterDeath(kept: Kept, line: Line, { now, random }: Moment): AfterAttempt {
  const pausedUntil = now + growingPause(1, pace.pauseOfDead, pace.pauseOfDead, random)
  return { kept, line: { ...line, dead: true, pausedUntil }, outcome: 'dead-webhook' }
}

function afterRefusal(kept: Kept, line: Line, { now }: Moment): AfterAttempt {
  return {
    kept: { ...kept, state: 'stuck', tries: kept.tries + 1, dueAt: now + pace.pauseOfRefused },
    line,
    outcome: 'refused',
  }
}

function afterFailure(kept: Kept, line: Line, unknown: boolean, { now, random }: Moment): AfterAttempt {
  const tries = kept.tries + 1
  const failures = line.failures + 1
  const isStuck = tries >= pace.triesUntilTold
  const pause = isStuck
    ? pace.pauseOnceStuck
    : growingPause(tries, pace.firstPause, pace.longestPause, random)
  const linePause = growingPause(failures, pace.firstLinePause, pace.longestLinePause, random)
  return {
    kept: { ...kept, tries, dueAt: now + pause, ...(isStuck && { state: 'stuck' as const }) },
    line: { ...line, failures, pausedUntil: now + linePause },
    outcome: unknown ? 'unknown' : 'failed',
  }
}
