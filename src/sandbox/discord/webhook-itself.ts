import type { Context } from 'hono'
import { sandboxGuildId } from '../identity'
import type { SandboxEnv } from '../sandbox-env'
import type { SandboxState } from '../sandbox-state'
import type { Webhook } from '../webhook-register'
import { refuseForm } from './accept-body'
import { username } from './check-username'
import { discordError } from './discord-error'
import type { Dialect } from './form-error'
import { isObject } from './measure'
import { readRequest } from './read-request'

/** A webhook as the API shows it to whoever holds its address. */
export function webhookView(webhook: Webhook): object {
  return {
    id: webhook.id,
    type: 1,
    name: webhook.title,
    avatar: null,
    channel_id: webhook.channelId,
    guild_id: sandboxGuildId,
    application_id: null,
    token: webhook.token,
  }
}

/** PATCH a webhook: anyone who holds its address can rename it. Other keys change nothing here. */
export async function editWebhook(
  c: Context<SandboxEnv>,
  state: SandboxState,
  webhook: Webhook,
  dialect: Dialect,
): Promise<Response> {
  const read = await readRequest(c.req.raw)
  if (!read.ok) return discordError('invalidJson')
  const name = isObject(read.body) ? read.body['name'] : undefined
  const violations = username(name, ['name'])
  if (violations.length > 0) return refuseForm(dialect, violations)
  const title = typeof name === 'string' ? name.trim() : webhook.title
  state.webhooks.rename(webhook.id, title)
  return Response.json(webhookView({ ...webhook, title }))
}
