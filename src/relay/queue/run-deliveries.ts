import type { ChannelKind, Receipt } from '../../delivery/deliver'
import type { SendMessages } from '../../delivery/webhook'
import type { Message } from '../../engine/message/message'
import { markRepeat } from '../../engine/message/to-messages'
import { afterAttempt, type AttemptOutcome } from './after-attempt'
import { patience } from './backoff'
import type { Circuit, QueuedSubmission, QueueStore } from './queued-submission'

/**
 * Why a person has to look: one submission is stuck, the form's webhook is gone, its channel is of another
 * kind, or submissions wait for too long.
 */
export type Trouble =
  | { readonly kind: 'stuck'; readonly reference: string; readonly tries: number }
  | { readonly kind: 'dead-webhook'; readonly reference: string }
  /** The webhook's channel is of this kind, and the form's definition says another. */
  | { readonly kind: ChannelKind; readonly reference: string }
  | { readonly kind: 'late'; readonly waiting: number; readonly minutes: number }

/** One try, for the log. */
export interface Attempt {
  readonly reference: string
  /** `interrupted`: the process ended in the middle of it, and no one knows how it would have gone. */
  readonly outcome: AttemptOutcome | 'interrupted'
  readonly part: number
  readonly tries: number
  readonly ms: number
}

export interface DeliveryServices {
  readonly store: QueueStore
  readonly send: SendMessages
  /** Resolves to whether a person was told. */
  readonly alert: (trouble: Trouble) => Promise<boolean>
  readonly log: (attempt: Attempt) => void
  readonly now: () => number
  readonly random: () => number
}

/** How many submissions have a message on its way at the same time, as long as the receiver takes them: its own limit. */
const mostAtOnce = 5

/**
 * Send what is due until nothing is due, the receiver wants a pause, or the time of one run is over. Of a submission one
 * message is on its way at a time; of several submissions up to five, as long as all are stored. Before they go it is
 * written down that they are on their way, and afterwards what became of them: whoever goes on after a crash knows which
 * ones may be stored already. At most one run at a time for one store.
 */
export async function runDeliveries(services: DeliveryServices): Promise<void> {
  const { store, now } = services
  const end = now() + patience.run
  let atOnce = 1
  while (now() < end && store.circuit().pausedUntil <= now()) {
    const due = store.nextDue(now(), atOnce)
    if (due.length === 0) break
    const areStored = await sendTogether(due, services)
    atOnce = areStored ? Math.min(mostAtOnce, atOnce * 2) : 1
  }
  await alertIfLate(services)
  store.forgetDelivered(now() - patience.memory)
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
  return Math.min(next, Math.max(oldest + patience.late, circuit.lateAlertAt))
}

async function sendTogether(due: readonly QueuedSubmission[], services: DeliveryServices): Promise<boolean> {
  const { store, send, now } = services
  const started = now()
  const sending = due.map((found) => {
    if (found.isInFlight) note(services, found, 'interrupted', found.tries, 0)
    return { ...found, isDoubtful: found.isDoubtful || found.isInFlight, isInFlight: true }
  })
  for (const submission of sending) store.put(submission)
  await store.flush()
  const tried = await Promise.all(
    sending.map(async (submission) => {
      const receipt = await send(messagesUpToNext(submission), submission.sent, {}, submission.thread)
      return { submission, receipt, ms: now() - started }
    }),
  )
  // What was stored comes first, so that it does not take back the pause that another reply asks for.
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
  const { store, now, random } = services
  const after = afterAttempt(submission, store.circuit(), receipt, { now: now(), random })
  store.put(after.submission)
  store.putCircuit(after.circuit)
  note(services, submission, after.outcome, after.submission.tries, ms)
  await alertOnce(after.submission, after.circuit, services)
  if (receipt.channel === undefined || store.circuit().isChannelAlerted) return
  const isChannelAlerted = await services.alert({ kind: receipt.channel, reference: submission.reference })
  store.putCircuit({ ...store.circuit(), isChannelAlerted })
}

function note(
  { log }: DeliveryServices,
  { reference, sent }: QueuedSubmission,
  outcome: Attempt['outcome'],
  tries: number,
  ms: number,
): void {
  log({ reference, outcome, part: sent + 1, tries, ms })
}

/** The messages before the next one, which the sender leaves out, and the next one itself. */
function messagesUpToNext({ messages, sent, isDoubtful }: QueuedSubmission): readonly Message[] {
  return messages
    .slice(0, sent + 1)
    .map((message, at) => (at === sent && isDoubtful ? markRepeat(message) : message))
}

async function alertOnce(
  submission: QueuedSubmission,
  circuit: Circuit,
  { store, alert }: DeliveryServices,
): Promise<void> {
  const { reference, tries } = submission
  if (circuit.isDead && !circuit.isDeathAlerted) {
    const isDeathAlerted = await alert({ kind: 'dead-webhook', reference })
    store.putCircuit({ ...store.circuit(), isDeathAlerted })
  }
  if (submission.state === 'stuck' && !submission.isAlerted) {
    const isAlerted = await alert({ kind: 'stuck', reference, tries })
    store.put({ ...submission, isAlerted })
  }
}

/** Tells a person once that submissions wait for too long, for instance under a limit without end. */
async function alertIfLate({ store, alert, now }: DeliveryServices): Promise<void> {
  const circuit = store.circuit()
  const waited = now() - (store.oldestWaiting() ?? now())
  if (waited < patience.late) {
    if (circuit.isLateAlerted) store.putCircuit({ ...circuit, isLateAlerted: false, lateAlertAt: 0 })
    return
  }
  if (circuit.isLateAlerted || circuit.isDead || circuit.lateAlertAt > now()) return
  const minutes = Math.floor(waited / 60_000)
  const isLateAlerted = await alert({ kind: 'late', waiting: store.counts().waiting, minutes })
  store.putCircuit({ ...store.circuit(), isLateAlerted, lateAlertAt: now() + patience.pauseOfAlert })
}
