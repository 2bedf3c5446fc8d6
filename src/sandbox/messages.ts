import { randomInt } from 'node:crypto'
import type { Body } from '../discord/message-body'
import type { Notified } from './webhook/notified'

/** A received message. `raw` is the body as it was sent, untrimmed; times are milliseconds since 1970. */
export interface StoredMessage {
  readonly id: string
  readonly webhook: string
  readonly webhookId: string
  readonly author: string
  readonly channelId: string
  readonly threadName: string | undefined
  readonly arrivedAt: number
  readonly body: Body
  readonly notified: Notified
  readonly raw: unknown
}

export type NewMessage = Omit<StoredMessage, 'id'>

export interface MessageStore {
  /** Store a message under a new id. */
  add(message: NewMessage): StoredMessage
  /** In order of arrival; of one webhook if a name is given. */
  list(webhook?: string): readonly StoredMessage[]
  /** Delete the messages of one webhook, or all. */
  clear(webhook?: string): void
  /** Increases with every change, so that a page knows when to reload. */
  revision(): number
}

/** An empty store. Ids are 18 random digits, so that a foreign page cannot guess them. */
export function createMessageStore(): MessageStore {
  const kept = new Map<string, StoredMessage>()
  let revision = 0
  const list = (webhook?: string) =>
    [...kept.values()].filter((message) => webhook === undefined || message.webhook === webhook)
  return {
    add(message) {
      const stored = { ...message, id: newId() }
      kept.set(stored.id, stored)
      revision += 1
      return stored
    },
    list,
    clear(webhook) {
      for (const message of list(webhook)) kept.delete(message.id)
      revision += 1
    },
    revision: () => revision,
  }
}

function newId(): string {
  return `4000${nineDigits()}${nineDigits().slice(4)}`
}

function nineDigits(): string {
  return String(randomInt(1_000_000_000)).padStart(9, '0')
}

/** A message in the API's format. Ids are text. Source: Discord, message object. */
export function messageView({ id, body, notified, author, webhookId, ...message }: StoredMessage): object {
  return {
    id,
    type: 0,
    content: body.content,
    channel_id: message.channelId,
    author: {
      id: webhookId,
      username: author,
      avatar: null,
      discriminator: '0000',
      public_flags: 0,
      bot: true,
    },
    attachments: [],
    embeds: body.embeds,
    mentions: notified.users.map((user) => ({
      id: user,
      username: `sandbox-user-${user.slice(-4)}`,
      avatar: null,
      discriminator: '0',
      public_flags: 0,
    })),
    mention_roles: notified.roles,
    mention_everyone: notified.everyone,
    pinned: false,
    tts: false,
    timestamp: new Date(message.arrivedAt).toISOString(),
    edited_timestamp: null,
    flags: 0,
    components: [],
    webhook_id: webhookId,
  }
}

/** A received message in the format for tests. `body` is what was sent, `message` what Discord made of it. */
export interface ReceivedMessage {
  readonly id: string
  readonly webhook: string
  readonly arrivedAt: string
  readonly threadName: string | null
  readonly notified: Notified
  readonly body: unknown
  readonly message: object
}

/** Convert a stored message to the format for tests. */
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
