import { randomInt } from 'node:crypto'
import type { Body } from '../discord/message-body'
import { asList, isObject } from '../discord/rules/guards'

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

export type MessageStore = ReturnType<typeof createMessageStore>

/** An empty store. Ids have 18 digits, as Discord's have. */
export function createMessageStore() {
  const kept = new Map<string, StoredMessage>()
  let revision = 0
  /** In order of arrival; of one webhook if a name is given. */
  const list = (webhook?: string): readonly StoredMessage[] =>
    [...kept.values()].filter((message) => webhook === undefined || message.webhook === webhook)
  return {
    /** Store a message under a new id. */
    add(message: NewMessage): StoredMessage {
      const stored = { ...message, id: `4000${String(randomInt(1e14)).padStart(14, '0')}` }
      kept.set(stored.id, stored)
      revision += 1
      return stored
    },
    list,
    /** Delete the messages of one webhook, or all. */
    clear: (webhook?: string): void => {
      for (const message of list(webhook)) kept.delete(message.id)
      revision += 1
    },
    /** Increases with every change, so that a page knows when to reload. */
    revision: () => revision,
  }
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

export type ReceivedMessage = ReturnType<typeof toReceived>

/** A received message in the format for tests. `body` is what was sent, `message` what Discord made of it. */
export function toReceived(message: StoredMessage) {
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

/** Whom a message notifies. Ids as text, each once, in order of appearance. */
export interface Notified {
  readonly users: readonly string[]
  readonly roles: readonly string[]
  readonly everyone: boolean
}

type Kind = 'users' | 'roles'

const patterns: Readonly<Record<Kind, RegExp>> = { users: /<@!?(\d{17,20})>/g, roles: /<@&(\d{17,20})>/g }

/**
 * Whom Discord would notify for this content; embeds never notify. Without `allowed_mentions` a webhook notifies users
 * only. May count more than Discord does: every id is assumed to exist, and code and escapes hide none, so that a test
 * never passes because the sandbox missed a mention.
 * @example notified('Hi <@&100000000000000002>', { parse: ['roles'] }) // => { users: [], roles: ['100000000000000002'], everyone: false }
 */
export function notified(content: string, allowedMentions: unknown): Notified {
  const allowed = isObject(allowedMentions) ? allowedMentions : { parse: ['users'] }
  const parse = asList(allowed['parse'])
  const of = (kind: Kind) => {
    const listed = asList(allowed[kind]).map(String)
    return mentioned(content, kind).filter((id) => parse.includes(kind) || listed.includes(id))
  }
  const everyone = parse.includes('everyone') && /@(everyone|here)/.test(content)
  return { users: of('users'), roles: of('roles'), everyone }
}

function mentioned(content: string, kind: Kind): readonly string[] {
  const ids = [...content.matchAll(patterns[kind])].flatMap((match) => match[1] ?? [])
  return [...new Set(ids)]
}
