import { Hono, type Context } from 'hono'
import type { SandboxEnv } from '../sandbox-env'
import type { SandboxState } from '../sandbox-state'
import type { Webhook } from '../webhook-register'
import { discordCors } from './cors'
import { discordError } from './discord-error'
import { executeWebhook } from './execute-webhook'
import type { Dialect } from './form-error'
import { answerGate, arrivalGate, edgeGate, rateGate } from './webhook-gates'
import { editWebhook, webhookView } from './webhook-itself'
import { editMessage, findMessage } from './webhook-message'
import { messageView } from './message-view'

type Reply = Response | Promise<Response>
type Handler = (c: Context<SandboxEnv>) => Reply

/**
 * The webhook API of one dialect, below `/webhooks`. Needs no authorisation, as Discord's does not: the address is
 * the credential. What is not answered here is a method Discord does not allow.
 */
export function webhookRoutes(state: SandboxState, dialect: Dialect): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>()
  const [itself, message] = ['/:id/:token', '/:id/:token/messages/:message']
  routes.use('/:id/*', edgeGate(state), discordCors, arrivalGate(state))
  routes.post(itself, rateGate(state, dialect, 'execute'))
  routes.on(['GET', 'PATCH', 'DELETE'], itself, rateGate(state, dialect, 'webhook'))
  routes.on(['GET', 'PATCH', 'DELETE'], message, rateGate(state, dialect, 'message'))
  routes.use('/:id/:token/*', answerGate(state, dialect))
  const of = withWebhook(state)
  routes.post(
    itself,
    of((c, webhook) => executeWebhook(c, state, webhook, dialect)),
  )
  routes.get(
    itself,
    of((_, webhook) => Response.json(webhookView(webhook))),
  )
  routes.patch(
    itself,
    of((c, webhook) => editWebhook(c, state, webhook, dialect)),
  )
  routes.delete(
    itself,
    of((c, webhook) => remove(c, () => state.webhooks.remove(webhook.id))),
  )
  const at = withMessage(state)
  routes.get(
    message,
    at((_, found) => Response.json(messageView(found))),
  )
  routes.patch(
    message,
    at((c, found) => editMessage(c, state, found, dialect)),
  )
  routes.delete(
    message,
    at((c, found) => remove(c, () => state.messages.remove(found.id))),
  )
  for (const path of ['/:id', itself, message]) routes.all(path, () => discordError('methodNotAllowed'))
  return routes
}

type OfWebhook = (c: Context<SandboxEnv>, webhook: Webhook) => Reply

function withWebhook(state: SandboxState): (then: OfWebhook) => Handler {
  return (then) => (c) => {
    const found = state.webhooks.find(c.req.param('id') ?? '', c.req.param('token') ?? '')
    if (found.ok) return then(c, found.webhook)
    return discordError(found.reason === 'unknown' ? 'unknownWebhook' : 'wrongToken')
  }
}

type OfMessage = (c: Context<SandboxEnv>, message: NonNullable<ReturnType<typeof findMessage>>) => Reply

function withMessage(state: SandboxState): (then: OfMessage) => Handler {
  const of = withWebhook(state)
  return (then) =>
    of((c, webhook) => {
      const found = findMessage(c, state, webhook)
      return found === undefined ? discordError('unknownMessage') : then(c, found)
    })
}

function remove(c: Context<SandboxEnv>, forget: () => void): Response {
  forget()
  return c.body(null, 204)
}
