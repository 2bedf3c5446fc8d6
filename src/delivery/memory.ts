import type { Message } from '../engine/message/message'
import type { Deliver } from './deliver'
import { deliverInOrder, type Failure } from './deliver-in-order'

/** A delivery that goes nowhere, and what a test may ask of it. */
export interface MemoryDelivery {
  readonly deliver: Deliver
  /** Every message that was stored, in order. */
  readonly record: readonly Message[]
  /** Let this many messages through, then fail once, then store again. */
  failAfter(stored: number, failure: Failure): void
  /** Forget what was stored, and the failure to come. */
  reset(): void
}

/**
 * A double that keeps the contract of `Deliver` and stores messages in memory; for tests and for trying out a form.
 * @example const memory = createMemoryDelivery(); await memory.deliver([message]); memory.record // => [message]
 */
export function createMemoryDelivery(): MemoryDelivery {
  const record: Message[] = []
  let next: { readonly at: number; readonly failure: Failure } | undefined
  const deliver = deliverInOrder(async (message) => {
    const failure = next?.at === record.length ? next.failure : undefined
    if (failure) next = undefined
    else record.push(message)
    return failure
  })
  return {
    deliver,
    record,
    failAfter: (stored, failure) => void (next = { at: record.length + stored, failure }),
    reset() {
      record.length = 0
      next = undefined
    },
  }
}
