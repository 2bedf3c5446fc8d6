import type { Message } from '../engine/message/message'
import type { Deliver, DeliveryWatch, Receipt } from './deliver'

/** Why one message was not stored. */
export type Failure = Omit<Extract<Receipt, { ok: false }>, 'ok' | 'sent'>

/**
 * A delivery from the sending of a single message, which resolves to nothing once it is stored, else to why it is not.
 * Between two messages it heeds the signal itself; within one the sending has to.
 * @example deliverInOrder(async () => ({ reason: 'offline' })) // a delivery that never arrives
 */
export function deliverInOrder(
  sendOne: (message: Message, watch: DeliveryWatch) => Promise<Failure | undefined>,
): Deliver {
  return async (messages, alreadySent = 0, watch = {}) => {
    let sent = alreadySent
    for (const message of messages.slice(alreadySent)) {
      const failure = watch.signal?.aborted ? stopped : await sendOne(message, watch)
      if (failure) return { ok: false, ...failure, sent }
      sent += 1
      watch.onStored?.(sent)
    }
    return { ok: true, sent }
  }
}

const stopped: Failure = { reason: 'stopped' }
