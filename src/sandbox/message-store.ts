import type { Body } from './discord/body'
import type { Notified } from './discord/mentions'

/** A file that came with a message; only its name and its size in bytes are kept. */
export interface StoredFile {
  readonly name: string
  readonly size: number
}

/** A message that arrived. `raw` is the body as it was sent, untrimmed; times are milliseconds since 1970. */
export interface StoredMessage {
  readonly id: string
  readonly webhook: string
  readonly webhookId: string
  readonly author: string
  readonly channelId: string
  readonly threadName: string | undefined
  readonly arrivedAt: number
  readonly editedAt: number | undefined
  readonly body: Body
  readonly files: readonly StoredFile[]
  readonly notified: Notified
  readonly raw: unknown
}

export interface MessageStore {
  /** Keep a message under a new id. */
  add(message: Omit<StoredMessage, 'id' | 'editedAt'>): StoredMessage
  find(id: string): StoredMessage | undefined
  replace(message: StoredMessage): void
  remove(id: string): void
  /** In order of arrival; of one webhook if a name is given. */
  list(webhook?: string): readonly StoredMessage[]
  /** Forget the messages of one webhook, or all. */
  clear(webhook?: string): void
  /** Grows with every change, so that a page knows when to look again. */
  revision(): number
}

const firstId = 400000000000000001n

/** An empty store. Ids are 18 digits, count up, and are never given twice, not even after `clear`. */
export function createMessageStore(): MessageStore {
  const kept = new Map<string, StoredMessage>()
  let [given, revision] = [0n, 0]
  const changed = () => void (revision += 1)
  const list = (webhook?: string) =>
    [...kept.values()].filter((message) => webhook === undefined || message.webhook === webhook)
  return {
    add(message) {
      const stored = { ...message, id: String(firstId + given++), editedAt: undefined }
      kept.set(stored.id, stored)
      changed()
      return stored
    },
    find: (id) => kept.get(id),
    replace(message) {
      kept.set(message.id, message)
      changed()
    },
    remove(id) {
      kept.delete(id)
      changed()
    },
    list,
    clear(webhook) {
      for (const message of list(webhook)) kept.delete(message.id)
      changed()
    },
    revision: () => revision,
  }
}
