import type { Receipt } from '../../delivery/deliver'
import type { SendMessages } from '../../delivery/webhook'
import type { Message } from '../../engine/message/message'
import { markRepeat } from '../../engine/message/to-messages'
import { afterAttempt, type AttemptOutcome } from './after-attempt'
import type { AlertReason } from './alert'
import { timings } from './backoff'
import type { QueueStore } from './queue-store'
import type { QueuedSubmission } from './queued-submission'

export interface Attempt {
  readonly reference: string
  /** `interrupted`: the process ended during the attempt, and its outcome is unknown. */
  readonly outcome: AttemptOutcome | 'interrupted'
  readonly part: number
  readonly tries: number
  readonly ms: number
}

export interface DeliveryServices {
  readonly store: QueueStore
  readonly send: SendMessages
  /** Resolves to whether the alert was sent. */
  readonly alert: (reason: AlertReason) => Promise<boolean>
  readonly log: (attempt: Attempt) => void
  readonly now: () => number
  readonly random: () => number
}

/** How many submissions may have a message in flight at the same time: the receiver's own limit. */
const mostAtOnce = 5

/**
 * Send what is due until nothing is due, the receiver asks for a pause, or the time of one run is over. Each submission
 * has one message in flight at a time; as long as all messages are stored, up to five submissions are sent at once.
 * Before messages are sent, they are recorded as in flight, and afterwards their outcome is recorded, so that after a
 * crash the next run knows which may already be stored. At most one run at a time per store.
 */
export async function runDeliveries(services: DeliveryServices): Promise<void> {
  const { store, now } = services
  const end = now() + timings.run
  let atOnce = 1
  while (now() < end && store.circuit().pausedUntil <= now()) {
    const due = store.nextDue(now(), atOnce)
    if (due.length === 0) break
    const areStored = await sendTogether(due, services)
    atOnce = areStored ? Math.min(mostAtOnce, atOnce * 2) : 1
  }
  await alertIfLate(services)
  store.forgetDelivered(now() - timings.memory)
  await store.flush()
}

/** When the next run is due; undefined when nothing waits. Milliseconds since 1970. */
export function nextRunAt(store: QueueStore): number | undefined {
  const due = store.nextDueAt()
  if (due === undefined) return undefined
  const circuit = store.circuit()
  const next = Math.max(due, circuit.pausedUntil)
  const oldest = store.oldestWaiting()
  if (oldest === undefined || circuit.isDead || circuit.isLateAlerted) return next
  return Math.min(next, Math.max(oldest + timings.late, circuit.lateAlertAt))
}

async function sendTogether(due: readonly QueuedSubmission[], services: DeliveryServices): Promise<boolean> {
  const { store, send, now, log } = services
  const started = now()
  const sending = due.map((found) => {
    const { reference, sent, tries, isInFlight } = found
    if (isInFlight) log({ reference, outcome: 'interrupted', part: sent + 1, tries, ms: 0 })
    return { ...found, isDoubtful: found.isDoubtful || isInFlight, isInFlight: true }
  })
  for (const submission of sending) store.put(submission)
  await store.flush()
  const tried = await Promise.all(
    sending.map(async (submission) => {
      const receipt = await send(messagesUpToNext(submission), submission.sent, {}, submission.thread)
      return { submission, receipt, ms: now() - started }
    }),
  )
  // Stored messages are recorded first, so that they do not undo the pause that another reply asks for.
  for (const each of tried.toSorted((a, b) => Number(b.receipt.ok) - Number(a.receipt.ok)))
    await conclude(each, services)
  return tried.every(({ receipt }) => receipt.ok)
}

interface Tried {
  readonly submission: QueuedSubmission
  readonly receipt: Receipt
  readonly ms: number
}

async function conclude({ submission, receipt, ms }: Tried, services: DeliveryServices): Promise<void> {
  const { store, now, random, log } = services
  const { reference, sent } = submission
  const after = afterAttempt(submission, store.circuit(), receipt, { now: now(), random })
  store.put(after.submission)
  store.putCircuit(after.circuit)
  log({ reference, outcome: after.outcome, part: sent + 1, tries: after.submission.tries, ms })
  await alertOnce(after.submission, services)
  if (receipt.channel === undefined || store.circuit().isChannelAlerted) return
  const isChannelAlerted = await services.alert({ kind: receipt.channel, reference })
  store.putCircuit({ ...store.circuit(), isChannelAlerted })
}

/** The messages before the next one, which the sender skips, and the next one itself. */
function messagesUpToNext({ messages, sent, isDoubtful }: QueuedSubmission): readonly Message[] {
  return messages
    .slice(0, sent + 1)
    .map((message, at) => (at === sent && isDoubtful ? markRepeat(message) : message))
}

async function alertOnce(submission: QueuedSubmission, { store, alert }: DeliveryServices): Promise<void> {
  const { reference, tries } = submission
  const { isDead, isDeathAlerted } = store.circuit()
  if (isDead && !isDeathAlerted) {
    const isAlerted = await alert({ kind: 'dead-webhook', reference })
    store.putCircuit({ ...store.circuit(), isDeathAlerted: isAlerted })
  }
  if (submission.state === 'stuck' && !submission.isAlerted) {
    const isAlerted = await alert({ kind: 'stuck', reference, tries })
    store.put({ ...submission, isAlerted })
  }
}

/** Alerts a person once that submissions are late, for instance under a rate limit without end. */
async function alertIfLate({ store, alert, now }: DeliveryServices): Promise<void> {
  const circuit = store.circuit()
  const waited = now() - (store.oldestWaiting() ?? now())
  if (waited < timings.late) {
    if (circuit.isLateAlerted) store.putCircuit({ ...circuit, isLateAlerted: false, lateAlertAt: 0 })
    return
  }
  if (circuit.isLateAlerted || circuit.isDead || circuit.lateAlertAt > now()) return
  const minutes = Math.floor(waited / 60_000)
  const isLateAlerted = await alert({ kind: 'late', waiting: store.counts().waiting, minutes })
  store.putCircuit({ ...store.circuit(), isLateAlerted, lateAlertAt: now() + timings.pauseOfAlert })
}
