import type { SendMessages } from '../../delivery/webhook'
import { markRepeat } from '../../engine/message/to-messages'
import { afterAttempt, type AttemptOutcome } from './after-attempt'
import type { Kept, Line } from './kept'
import { pace } from './pace'
import type { Shelf } from './shelf'

/** Why a person has to look: one submission cannot be delivered, or the webhook of the whole form is gone. */
export type Trouble =
  | { readonly kind: 'stuck'; readonly reference: string; readonly tries: number }
  | { readonly kind: 'dead-webhook'; readonly reference: string }

/** One try, for the log. */
export interface Attempt {
  readonly reference: string
  /** `interrupted`: the process ended in the middle of it, and nobody knows how it would have gone. */
  readonly outcome: AttemptOutcome | 'interrupted'
  readonly part: number
  readonly tries: number
  readonly ms: number
}

export interface DeliveryMeans {
  readonly shelf: Shelf
  readonly deliver: SendMessages
  /** Resolves to whether a person was told. */
  readonly tell: (trouble: Trouble) => Promise<boolean>
  readonly log: (attempt: Attempt) => void
  readonly now: () => number
  readonly random: () => number
}

/**
 * Send what is due, one message at a time, until nothing is due, the receiver wants a pause, or the time of one run is
 * over. Before each message it is written down that it is on its way, and afterwards what became of it: whoever goes on
 * after a crash knows which one may be stored already. At most one run at a time for one shelf.
 */
export async function runDeliveries(means: DeliveryMeans): Promise<void> {
  const { shelf, now } = means
  const end = now() + pace.run
  while (now() < end && shelf.line().pausedUntil <= now()) {
    const kept = shelf.nextDue(now())
    if (kept === undefined) break
    await sendNext(kept, means)
  }
  shelf.forgetDelivered(now() - pace.memory)
  await shelf.flush()
}

/** When the next run is due; undefined when nothing waits. Milliseconds since 1970. */
export function nextRunAt(shelf: Shelf): number | undefined {
  const due = shelf.nextDueAt()
  return due === undefined ? undefined : Math.max(due, shelf.line().pausedUntil)
}

async function sendNext(found: Kept, means: DeliveryMeans): Promise<void> {
  const { shelf, now, random } = means
  const started = now()
  const note = (outcome: Attempt['outcome'], tries: number) =>
    means.log({ reference: found.reference, outcome, part: found.sent + 1, tries, ms: now() - started })
  if (found.onTheWay) note('interrupted', found.tries)
  const kept: Kept = { ...found, doubtful: found.doubtful || found.onTheWay, onTheWay: true }
  shelf.put(kept)
  await shelf.flush()
  const receipt = await means.deliver(messagesUpToNext(kept), kept.sent)
  const after = afterAttempt(kept, shelf.line(), receipt, { now: now(), random })
  shelf.put(after.kept)
  shelf.putLine(after.line)
  note(after.outcome, after.kept.tries)
  await tellOnce(after.kept, after.line, means)
}

/** The messages before the next one, which the delivery leaves out, and the next one itself. */
function messagesUpToNext({ messages, sent, doubtful }: Kept): Kept['messages'] {
  return messages
    .slice(0, sent + 1)
    .map((message, at) => (at === sent && doubtful ? markRepeat(message) : message))
}

async function tellOnce(kept: Kept, line: Line, { shelf, tell }: DeliveryMeans): Promise<void> {
  if (line.dead && !line.told) {
    const told = await tell({ kind: 'dead-webhook', reference: kept.reference })
    shelf.putLine({ ...shelf.line(), told })
  }
  if (kept.state === 'stuck' && !kept.told) {
    const told = await tell({ kind: 'stuck', reference: kept.reference, tries: kept.tries })
    shelf.put({ ...kept, told })
  }
}
