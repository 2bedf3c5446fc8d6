import { sandboxChannelId, sandboxWebhookId, sandboxWebhookToken } from './identity'

/** One webhook to set up. `channel` defaults to its own channel; `forum` marks that channel as a forum. */
export interface WebhookOptions {
  readonly name: string
  readonly channel?: string
  readonly forum?: boolean
}

export interface Webhook {
  readonly name: string
  readonly id: string
  readonly token: string
  readonly channelId: string
  readonly forum: boolean
}

export type Webhooks = ReturnType<typeof createWebhooks>

/** Create the webhooks. Throws if two share a name, as no test could tell them apart. */
export function createWebhooks(options: readonly (string | WebhookOptions)[]) {
  const all = options.map(toWebhook)
  const names = all.map((webhook) => webhook.name)
  if (new Set(names).size < names.length) throw new Error('Two sandbox webhooks share one name.')
  const known = new Map(all.map((webhook) => [webhook.id, webhook]))
  return {
    byId: (id: string) => known.get(id),
    /** In the order they were added. */
    names: names as readonly string[],
    /** Add a webhook. If it exists, update the kind of its channel if one is given. */
    add: (option: string | WebhookOptions): void => {
      const webhook = toWebhook(option)
      const before = known.get(webhook.id)
      if (!before) names.push(webhook.name)
      if (!before || typeof option !== 'string')
        known.set(webhook.id, { ...webhook, ...before, forum: webhook.forum })
    },
  }
}

function toWebhook(option: string | WebhookOptions): Webhook {
  const given: WebhookOptions = typeof option === 'string' ? { name: option } : option
  const { name, channel = name, forum = false } = given
  return {
    name,
    id: sandboxWebhookId(name),
    token: sandboxWebhookToken(name),
    channelId: sandboxChannelId(channel),
    forum,
  }
}
