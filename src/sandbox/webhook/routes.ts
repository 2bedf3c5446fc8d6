import { Hono, type Context } from 'hono'
import { widgetRoutes } from '../services/widget'
import type { SandboxEnv, SandboxState } from '../state'
import { discordCors } from './cors'
import { discordError } from './errors'
import { executeWebhook } from './execute'
import { countRequest, failAfterCounting, failAtTheEdge, failOnArrival } from './middleware'

/**
 * The part of Discord's API that the product calls: executing a webhook and reading the widget, in API version 10. A
 * webhook needs no authorisation, as at Discord: the address is the credential.
 */
export function discordRoutes(state: SandboxState): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>()
  routes.route('/api/v10', widgetRoutes(state))
  const path = '/api/v10/webhooks/:id/:token'
  routes.use('/api/v10/webhooks/:id/*', failAtTheEdge(state), discordCors, failOnArrival(state))
  routes.post(path, countRequest(state), failAfterCounting(state), (c) => execute(c, state))
  for (const each of ['/api/v10/webhooks/:id', path]) routes.all(each, () => discordError('methodNotAllowed'))
  routes.use('/api/*', discordCors)
  routes.all('/api/*', () => discordError('notFound'))
  return routes
}

function execute(c: Context<SandboxEnv>, state: SandboxState): Promise<Response> | Response {
  const found = state.webhooks.find(c.req.param('id') ?? '', c.req.param('token') ?? '')
  if (found.ok) return executeWebhook(c, state, found.webhook)
  return discordError(found.reason === 'unknown' ? 'unknownWebhook' : 'wrongToken')
}
