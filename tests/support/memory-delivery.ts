import type { Deliver } from '../../src/delivery/deliver'
import { sendInOrder, type Failure, type SendMessages } from '../../src/delivery/webhook'
import type { Message } from '../../src/engine/message/message'
import { markRepeat, toMessages } from '../../src/engine/message/to-messages'

/** A delivery that sends nothing, with controls for a test. */
export interface MemoryDelivery {
  readonly send: SendMessages
  readonly deliver: Deliver
  /** Every message that was stored, in order. */
  readonly record: readonly Message[]
  /** Let this many messages through, then fail once, then store again. */
  failAfter(stored: number, failure: Failure): void
  /** Forget what was stored, and any upcoming failure. */
  reset(): void
}

/**
 * A double that keeps the contract of a webhook and stores messages in memory.
 * @example const memory = createMemoryDelivery(); await memory.send([message]); memory.record // => [message]
 */
export function createMemoryDelivery(): MemoryDelivery {
  const record: Message[] = []
  let next: { readonly at: number; readonly failure: Failure } | undefined
  const send = sendInOrder(async (message) => {
    const failure = next?.at === record.length ? next.failure : undefined
    if (failure) next = undefined
    else record.push(message)
    return failure ?? {}
  })
  return {
    send,
    deliver: ({ form, answers, stored, isRepeat, ...context }, watch) => {
      const messages = toMessages(form, answers, context)
      return send(isRepeat ? messages.map(markRepeat) : messages, stored, watch)
    },
    record,
    failAfter: (stored, failure) => void (next = { at: record.length + stored, failure }),
    reset() {
      record.length = 0
      next = undefined
    },
  }
}
