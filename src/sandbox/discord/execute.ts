import type { Context } from 'hono'
import { nestsTooDeep } from '../../engine/nesting'
import { propertiesOf } from '../../engine/properties-of'
import { dropConnection } from '../faults/failures'
import { sandboxChannelId } from '../identity'
import { messageView, type MessageStore, type NewMessage, notified } from '../messages'
import type { SandboxEnv, SandboxState } from '../state'
import type { Webhook } from '../webhooks'
import { discordError, formError, refuse } from './errors'
import { readMessageBody, type Body } from '../../discord/message-body'
import { messageViolations } from '../../discord/rules/message-violations'
import { violation } from '../../discord/rules/violation'

/** POST to a webhook: store the message, or answer as Discord does. With `wait=true` the reply is the message. */
export async function executeWebhook(
  c: Context<SandboxEnv>,
  state: SandboxState,
  webhook: Webhook,
): Promise<Response> {
  const { raw, isDeep, body } = await readMessage(c.req.raw)
  return keep(c, state, {
    webhook: webhook.name,
    webhookId: webhook.id,
    author: body.username ?? webhook.name,
    ...chooseChannel(webhook, c.req.query('thread_id'), body.threadName, state.messages),
    arrivedAt: state.clock.now(),
    body,
    notified: notified(body.content, propertiesOf(raw)['allowed_mentions']),
    // A body that is nested too deeply cannot be serialized again, for the inbox or for tests.
    raw: isDeep ? body : raw,
  })
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

/**
 * Apply Discord's rules for threads: a forum needs a new or a known thread and never both; other channels start none.
 * A thread is known once a message is in it.
 */
function chooseChannel(
  webhook: Webhook,
  threadId: string | undefined,
  threadName: string | undefined,
  messages: MessageStore,
): Pick<NewMessage, 'channelId' | 'threadName'> {
  if (threadName !== undefined) {
    if (!webhook.forum) return refuse(discordError('threadOutsideForum'))
    if (threadId !== undefined) return refuse(discordError('threadTwice'))
    const count = messages.list(webhook.name).length
    return { channelId: sandboxChannelId(`${webhook.name}/${threadName}/${count}`), threadName }
  }
  if (threadId !== undefined) {
    const inThread = messages.list(webhook.name).find((message) => message.channelId === threadId)
    if (inThread?.threadName === undefined) return refuse(discordError('unknownChannel'))
    return { channelId: threadId, threadName: inThread.threadName }
  }
  return webhook.forum
    ? refuse(discordError('threadMissing'))
    : { channelId: webhook.channelId, threadName: undefined }
}

interface ReadMessage {
  readonly raw: unknown
  readonly isDeep: boolean
  readonly body: Body
}

const mostBytes = 10 * 1024 * 1024

/**
 * Read and check the JSON body of a request as Discord does. Refuses other content types, text that is not JSON or not
 * UTF-8, more than 10 MiB, and what breaks Discord's rules.
 */
async function readMessage(request: Request): Promise<ReadMessage> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  const bytes = await request.arrayBuffer()
  if (type !== 'application/json') refuse(formError([violation([], 'CONTENT_TYPE_INVALID')]))
  if (bytes.byteLength > mostBytes) refuse(discordError('tooLarge'))
  const { raw, isDeep } = parse(bytes)
  const violations = messageViolations(raw)
  if (violations[0]?.code === 'EMPTY_MESSAGE') refuse(discordError('emptyMessage'))
  if (violations.length > 0) refuse(formError(violations))
  return { raw, isDeep, body: readMessageBody(raw) }
}

function parse(bytes: ArrayBuffer): Pick<ReadMessage, 'raw' | 'isDeep'> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { raw: JSON.parse(text), isDeep: nestsTooDeep(text) }
  } catch {
    return refuse(discordError('invalidJson'))
  }
}
