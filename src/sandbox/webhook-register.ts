import { sandboxChannelId, sandboxWebhookId, sandboxWebhookToken } from './identity'

/** One webhook to set up. `channel` defaults to a channel of its own; `forum` marks that channel as a forum. */
export interface WebhookOptions {
  readonly name: string
  readonly channel?: string
  readonly forum?: boolean
}

/** A webhook as the sandbox holds it. `title` is the name Discord shows; a PATCH changes it. */
export interface Webhook {
  readonly name: string
  readonly id: string
  readonly token: string
  readonly channelId: string
  readonly forum: boolean
  readonly title: string
}

type WebhookLookup =
  | { readonly ok: true; readonly webhook: Webhook }
  | { readonly ok: false; readonly reason: 'unknown' | 'wrong-token' }

export interface WebhookRegister {
  /** The webhook at this address; a deleted one is unknown, whatever the token. */
  find(id: string, token: string): WebhookLookup
  /** The webhook with this id, deleted ones left out. */
  byId(id: string): Webhook | undefined
  /** The names it was set up with, in order, deleted ones included. */
  readonly names: readonly string[]
  /** Set up one more webhook with a channel of its own; nothing happens where the name is taken. */
  add(name: string): void
  rename(id: string, title: string): void
  remove(id: string): void
  /** Bring back deleted webhooks and first titles. */
  reset(): void
}

/** Set up webhooks. Throws if two share a name, as no test could tell them apart. */
export function createWebhookRegister(options: readonly (string | WebhookOptions)[]): WebhookRegister {
  const first = options.map(toWebhook)
  const names = first.map((webhook) => webhook.name)
  if (new Set(names).size < names.length) throw new Error('Two sandbox webhooks share one name.')
  const live = new Map<string, Webhook>()
  const byId = (id: string) => live.get(id)
  const reset = () => {
    live.clear()
    for (const webhook of first) live.set(webhook.id, webhook)
  }
  reset()
  return {
    find: (id, token) => lookUp(byId(id), token),
    byId,
    names,
    add(name) {
      if (names.includes(name)) return
      const webhook = toWebhook(name)
      first.push(webhook)
      names.push(name)
      live.set(webhook.id, webhook)
    },
    rename(id, title) {
      const webhook = byId(id)
      if (webhook !== undefined) live.set(id, { ...webhook, title })
    },
    remove: (id) => void live.delete(id),
    reset,
  }
}

function toWebhook(option: string | WebhookOptions): Webhook {
  const {
    name,
    channel = name,
    forum = false,
  }: WebhookOptions = typeof option === 'string' ? { name: option } : option
  const [id, token, channelId] = [
    sandboxWebhookId(name),
    sandboxWebhookToken(name),
    sandboxChannelId(channel),
  ]
  return { name, id, token, channelId, forum, title: name }
}

function lookUp(webhook: Webhook | undefined, token: string): WebhookLookup {
  if (webhook === undefined) return { ok: false, reason: 'unknown' }
  return webhook.token === token ? { ok: true, webhook } : { ok: false, reason: 'wrong-token' }
}
