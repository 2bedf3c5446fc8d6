import type { Context } from 'hono'
import { dropConnection } from '../faults/drop-connection'
import type { StoredMessage } from '../message-store'
import type { SandboxEnv } from '../sandbox-env'
import type { SandboxState } from '../sandbox-state'
import type { Webhook } from '../webhook-register'
import { acceptBody, type AcceptedBody } from './accept-body'
import { isBlank, isObject } from './measure'
import { chooseChannel } from './choose-channel'
import { discordError } from './discord-error'
import type { Dialect } from './form-error'
import { notified } from './mentions'
import { messageView } from './message-view'

type Accepted = Extract<AcceptedBody, { ok: true }>

/** POST to a webhook: keep the message, or answer as Discord does. With `wait=true` or files the reply is the message. */
export async function executeWebhook(
  c: Context<SandboxEnv>,
  state: SandboxState,
  webhook: Webhook,
  dialect: Dialect,
): Promise<Response> {
  const accepted = await acceptBody(c.req.raw, dialect)
  if (!accepted.ok) return accepted.reply
  if (isNothing(accepted)) return discordError('emptyMessage')
  const wish = { threadId: c.req.query('thread_id'), threadName: accepted.body.threadName }
  const channel = chooseChannel(webhook, wish, state.messages)
  if (!channel.ok) return discordError(channel.error)
  const waits = isTrue(c.req.query('wait')) || accepted.files.length > 0
  return keep(c, state, toMessage(state, webhook, accepted, channel), waits)
}

function keep(c: Context<SandboxEnv>, state: SandboxState, message: NewMessage, waits: boolean): Response {
  const place = { target: 'webhook' as const, webhook: message.webhook }
  const lost = state.faults.take(place, ['not-saved']) !== undefined
  if (lost) return waits ? discordError('serverError') : c.body(null, 204)
  const stored = state.messages.add(message)
  if (state.faults.take(place, ['dropped-after-saving']) !== undefined) return dropConnection(c)
  return waits ? Response.json(messageView(stored)) : c.body(null, 204)
}

type NewMessage = Omit<StoredMessage, 'id' | 'editedAt'>

function toMessage(
  state: SandboxState,
  webhook: Webhook,
  { raw, body, files }: Accepted,
  { channelId, threadName }: { readonly channelId: string; readonly threadName: string | undefined },
): NewMessage {
  return {
    webhook: webhook.name,
    webhookId: webhook.id,
    author: body.username ?? webhook.title,
    channelId,
    threadName,
    arrivedAt: state.clock.now(),
    body,
    files,
    notified: notified(body.content, isObject(raw) ? raw['allowed_mentions'] : undefined),
    raw,
  }
}

function isNothing({ body, files }: Accepted): boolean {
  return isBlank(body.content) && body.embeds.length === 0 && files.length === 0
}

function isTrue(value: string | undefined): boolean {
  return value !== undefined && ['true', '1'].includes(value.toLowerCase())
}
