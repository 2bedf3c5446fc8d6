import { messageView } from '../discord/message-view'
import type { Notified } from '../discord/mentions'
import type { StoredMessage } from '../message-store'

/** A message that arrived, as tests read it back. `body` is what was sent, `message` what Discord made of it. */
export interface ReceivedMessage {
  readonly id: string
  readonly webhook: string
  readonly arrivedAt: string
  readonly threadName: string | null
  readonly notified: Notified
  readonly body: unknown
  readonly message: object
}

export function toReceived(message: StoredMessage): ReceivedMessage {
  return {
    id: message.id,
    webhook: message.webhook,
    arrivedAt: new Date(message.arrivedAt).toISOString(),
    threadName: message.threadName ?? null,
    notified: message.notified,
    body: message.raw,
    message: messageView(message),
  }
}
