import type { Context } from 'hono'
import type { StoredMessage } from '../message-store'
import type { SandboxEnv } from '../sandbox-env'
import type { SandboxState } from '../sandbox-state'
import type { Webhook } from '../webhook-register'
import { acceptBody } from './accept-body'
import type { Body } from './body'
import { discordError } from './discord-error'
import type { Dialect } from './form-error'
import { isBlank, isObject } from './measure'
import { notified } from './mentions'
import { messageView } from './message-view'

/** The message a request names: of this webhook, and in the thread `thread_id` names, if it stands in one. */
export function findMessage(
  c: Context<SandboxEnv>,
  state: SandboxState,
  webhook: Webhook,
): StoredMessage | undefined {
  const message = state.messages.find(c.req.param('message') ?? '')
  const channelId = c.req.query('thread_id') ?? webhook.channelId
  return message?.webhookId === webhook.id && message.channelId === channelId ? message : undefined
}

/** PATCH a message: keys that are given replace what stood there; what remains must not be empty. */
export async function editMessage(
  c: Context<SandboxEnv>,
  state: SandboxState,
  message: StoredMessage,
  dialect: Dialect,
): Promise<Response> {
  const accepted = await acceptBody(c.req.raw, dialect)
  if (!accepted.ok) return accepted.reply
  const raw = isObject(accepted.raw) ? accepted.raw : {}
  const body = merged(message.body, accepted.body, raw)
  if (isBlank(body.content) && body.embeds.length === 0) return discordError('emptyMessage')
  const edited = { ...message, body, raw: { ...asObject(message.raw), ...raw }, editedAt: state.clock.now() }
  const renewed = { ...edited, notified: notified(body.content, raw['allowed_mentions']) }
  state.messages.replace(renewed)
  return Response.json(messageView(renewed))
}

function merged(old: Body, next: Body, given: Readonly<Record<string, unknown>>): Body {
  return {
    ...old,
    content: 'content' in given ? next.content : old.content,
    embeds: 'embeds' in given ? next.embeds : old.embeds,
    flags: 'flags' in given ? next.flags : old.flags,
  }
}

function asObject(value: unknown): object {
  return isObject(value) ? value : {}
}
