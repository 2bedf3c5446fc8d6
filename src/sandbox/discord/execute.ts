import type { Context } from 'hono'
import { nestsTooDeep } from '../../engine/nesting'
import { isBlank, isObject } from '../../discord/rules/guards'
import { dropConnection } from '../faults/failures'
import { sandboxChannelId } from '../identity'
import { messageView, type MessageStore, type NewMessage, notified } from '../messages'
import type { SandboxEnv, SandboxState } from '../state'
import type { Webhook } from '../webhooks'
import { discordError, type DiscordErrorName, formError } from './errors'
import { readMessageBody, type Body } from '../../discord/message-body'
import { formViolations } from '../../discord/rules/message-violations'
import { violation } from '../../discord/rules/violation'

/** POST to a webhook: store the message, or answer as Discord does. With `wait=true` the reply is the message. */
export async function executeWebhook(
  c: Context<SandboxEnv>,
  state: SandboxState,
  webhook: Webhook,
): Promise<Response> {
  const read = await readMessage(c.req.raw)
  if (!read.ok) return read.reply
  if (isBlank(read.body.content) && read.body.embeds.length === 0) return discordError('emptyMessage')
  const channel = chooseChannel(webhook, c.req.query('thread_id'), read.body.threadName, state.messages)
  if (!channel.ok) return discordError(channel.error)
  return keep(c, state, toMessage(state, webhook, read, channel))
}

function keep(c: Context<SandboxEnv>, state: SandboxState, message: NewMessage): Response {
  const waits = ['true', '1'].includes(c.req.query('wait')?.toLowerCase() ?? '')
  const place = { target: 'webhook' as const, webhook: message.webhook }
  const lost = state.faults.take(place, ['not-saved']) !== undefined
  if (lost) return waits ? discordError('serverError') : c.body(null, 204)
  const stored = state.messages.add(message)
  if (state.faults.take(place, ['dropped-after-saving']) !== undefined) return dropConnection(c)
  return waits ? Response.json(messageView(stored)) : c.body(null, 204)
}

function toMessage(
  state: SandboxState,
  webhook: Webhook,
  { raw, isDeep, body }: Extract<ReadMessage, { ok: true }>,
  { channelId, threadName }: Extract<ChosenChannel, { ok: true }>,
): NewMessage {
  return {
    webhook: webhook.name,
    webhookId: webhook.id,
    author: body.username ?? webhook.name,
    channelId,
    threadName,
    arrivedAt: state.clock.now(),
    body,
    notified: notified(body.content, isObject(raw) ? raw['allowed_mentions'] : undefined),
    // A deep one cannot be written as JSON again, for the inbox or for tests.
    raw: isDeep ? body : raw,
  }
}

/** The channel a message goes to, or the Discord error that refuses it. */
type ChosenChannel =
  | { readonly ok: true; readonly channelId: string; readonly threadName: string | undefined }
  | { readonly ok: false; readonly error: DiscordErrorName }

/**
 * Apply Discord's rules for threads: a forum needs a new or a known thread and never both; other channels start none.
 * A thread is known once a message is in it.
 */
function chooseChannel(
  webhook: Webhook,
  threadId: string | undefined,
  threadName: string | undefined,
  messages: MessageStore,
): ChosenChannel {
  if (threadName !== undefined && !webhook.forum) return { ok: false, error: 'threadOutsideForum' }
  if (threadName !== undefined && threadId !== undefined) return { ok: false, error: 'threadTwice' }
  if (threadName !== undefined) {
    const count = messages.list(webhook.name).length
    return { ok: true, channelId: sandboxChannelId(`${webhook.name}/${threadName}/${count}`), threadName }
  }
  if (threadId !== undefined) {
    const inThread = messages.list(webhook.name).find((message) => message.channelId === threadId)
    if (inThread?.threadName === undefined) return { ok: false, error: 'unknownChannel' }
    return { ok: true, channelId: threadId, threadName: inThread.threadName }
  }
  if (webhook.forum) return { ok: false, error: 'threadMissing' }
  return { ok: true, channelId: webhook.channelId, threadName: undefined }
}

/** A body Discord would store, or its reply to one that it refuses. */
type ReadMessage =
  | { readonly ok: true; readonly raw: unknown; readonly isDeep: boolean; readonly body: Body }
  | { readonly ok: false; readonly reply: Response }

const mostBytes = 10 * 1024 * 1024

/**
 * Read and check the JSON body of a request as Discord does; the caller checks whether there is anything to send.
 * Refuses other content types, text that is not JSON or not UTF-8, more than 10 MiB, and what breaks Discord's rules.
 */
async function readMessage(request: Request): Promise<ReadMessage> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  const bytes = await request.arrayBuffer()
  if (type !== 'application/json')
    return { ok: false, reply: formError([violation([], 'CONTENT_TYPE_INVALID')]) }
  if (bytes.byteLength > mostBytes) return { ok: false, reply: discordError('tooLarge') }
  const json = parse(bytes)
  if (json === undefined) return { ok: false, reply: discordError('invalidJson') }
  const violations = formViolations(json.value)
  if (violations.length > 0) return { ok: false, reply: formError(violations) }
  return { ok: true, raw: json.value, isDeep: json.isDeep, body: readMessageBody(json.value) }
}

function parse(bytes: ArrayBuffer): { readonly value: unknown; readonly isDeep: boolean } | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { value: JSON.parse(text), isDeep: nestsTooDeep(text) }
  } catch {
    return undefined
  }
}
