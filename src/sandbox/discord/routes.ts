import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { widgetRoutes } from './widget'
import type { SandboxEnv, SandboxState } from '../state'
import type { Webhook } from '../webhooks'
import { discordCors } from './cors'
import { discordError } from './errors'
import { executeWebhook } from './execute'
import { dropConnection, serverError, slowDown } from '../faults/failures'
import { faultDefaults } from '../faults/fault'
import type { FaultPlace } from '../faults/fault-injector'
import { rateLimitReply } from './rate-limits'

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
  const webhook = webhookOf(c, state)
  if (webhook === undefined) return discordError('unknownWebhook')
  return webhook.token === c.req.param('token')
    ? executeWebhook(c, state, webhook)
    : discordError('wrongToken')
}

type Middleware = MiddlewareHandler<SandboxEnv>

/** The ban at the edge, before any CORS header is set: a browser cannot read it and sees a network error. */
function failAtTheEdge(state: SandboxState): Middleware {
  return async (c, next) => {
    // A preflight is banned too, but must not use up the ban meant for the request that follows it.
    const use = c.req.method === 'OPTIONS' ? 'peek' : 'take'
    if (state.faults[use](placeOf(c, state), ['edge-ban']) === undefined) return next()
    return new Response('error code: 1015', { status: 429, headers: { 'Content-Type': 'text/plain' } })
  }
}

/** The faults that apply before Discord counts the request. */
function failOnArrival(state: SandboxState): Middleware {
  return async (c, next) => {
    const place = placeOf(c, state)
    await slowDown(state, place)
    const fault = state.faults.take(place, ['ip-ban', 'agent-block', 'dropped-before-saving'])
    if (fault === undefined) return next()
    if (fault.kind === 'dropped-before-saving') return dropConnection(c)
    return discordError(fault.kind === 'ip-ban' ? 'ipBan' : 'agentBlocked')
  }
}

/** Count the request, refuse it if it exceeds a rate limit, and report on every reply how much is left. */
function countRequest(state: SandboxState): Middleware {
  return async (c, next) => {
    const { headers, refused } = state.limits.count(c.req.param('id') ?? '', webhookOf(c, state)?.channelId)
    if (refused === undefined) await next()
    else c.res = rateLimitReply(refused)
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
  }
}

/** The faults that apply after the request was counted. */
function failAfterCounting(state: SandboxState): Middleware {
  return async (c, next) => {
    const fault = state.faults.take(placeOf(c, state), ['rate-limited', 'server-error', 'deleted'])
    if (fault === undefined) return next()
    if (fault.kind === 'deleted') return discordError('unknownWebhook')
    if (fault.kind === 'server-error') return serverError(fault.status, () => discordError('serverError'))
    const { scope = faultDefaults.scope, retryAfter = faultDefaults.retryAfter } = fault
    return rateLimitReply({ scope, retryAfter })
  }
}

/** Where a request to the webhook API is going, for the faults. */
function placeOf(c: Context<SandboxEnv>, state: SandboxState): FaultPlace {
  return { target: 'webhook', webhook: webhookOf(c, state)?.name }
}

function webhookOf(c: Context<SandboxEnv>, state: SandboxState): Webhook | undefined {
  return state.webhooks.byId(c.req.param('id') ?? '')
}
