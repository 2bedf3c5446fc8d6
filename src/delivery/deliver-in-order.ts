import type { Message } from '../engine/message'
import type { Deliver, Receipt } from './deliver'

/** Why one message was not stored. */
export type Failure = Omit<Extract<Receipt, { ok: false }>, 'ok' | 'sent'>

/**
 * A delivery from the sending of a single message, which resolves to nothing once it is stored, else to why it is not.
 * @example deliverInOrder(async () => ({ reason: 'offline' })) // a delivery that never arrives
 */
export function deliverInOrder(sendOne: (message: Message) => Promise<Failure | undefined>): Deliver {
  return async (messages, alreadySent = 0) => {
    let sent = alreadySent
    for (const message of messages.slice(alreadySent)) {
      const failure = await sendOne(message)
      if (failure) return { ok: false, ...failure, sent }
      sent += 1
    }
    return { ok: true, sent }
  }
}
