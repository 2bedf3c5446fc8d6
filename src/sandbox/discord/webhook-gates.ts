import type { Context, MiddlewareHandler } from 'hono'
import { dropConnection } from '../faults/drop-connection'
import type { Place } from '../faults/fault-board'
import { serverError } from '../faults/server-error'
import type { SandboxEnv } from '../sandbox-env'
import type { SandboxState } from '../sandbox-state'
import { discordError } from './discord-error'
import type { Dialect } from './form-error'
import { bucketHeaders, tooFastReply } from './rate-limit-reply'

type Gate = MiddlewareHandler<SandboxEnv>

const defaultDelay = 3_000
const defaultRetryAfter = 2_000

/** Where a request to the webhook API is going, for the faults. */
function placeOf(c: Context<SandboxEnv>, state: SandboxState): Place {
  return { target: 'webhook', webhook: state.webhooks.byId(c.req.param('id') ?? '')?.name }
}

/** The ban at the edge, before any CORS header: a browser cannot read it and sees a network error. */
export function edgeGate(state: SandboxState): Gate {
  return async (c, next) => {
    // A preflight is banned too, but the ban is meant for the request that follows it.
    const use = c.req.method === 'OPTIONS' ? 'peek' : 'take'
    if (state.faults[use](placeOf(c, state), ['edge-ban']) === undefined) return next()
    return new Response('error code: 1015', { status: 429, headers: { 'Content-Type': 'text/plain' } })
  }
}

/** What strikes before Discord counts the request. */
export function arrivalGate(state: SandboxState): Gate {
  return async (c, next) => {
    const place = placeOf(c, state)
    const slow = state.faults.take(place, ['slow'])
    if (slow !== undefined) await state.clock.sleep(slow.delay ?? defaultDelay)
    const fault = state.faults.take(place, ['ip-ban', 'agent-block', 'dropped-before-saving'])
    if (fault === undefined) return next()
    if (fault.kind === 'dropped-before-saving') return dropConnection(c)
    return discordError(fault.kind === 'ip-ban' ? 'ipBan' : 'agentBlocked')
  }
}

/** Count the request, refuse what is too fast, and tell on every answer how much is left. */
export function rateGate(state: SandboxState, dialect: Dialect, route: string): Gate {
  return async (c, next) => {
    const webhookId = c.req.param('id') ?? ''
    const channelId = route === 'execute' ? state.webhooks.byId(webhookId)?.channelId : undefined
    const { bucket, refused } = state.limits.spend({
      webhookId,
      route: `${c.req.method} ${route}`,
      channelId,
    })
    if (refused === undefined) await next()
    else c.res = tooFastReply(dialect, refused)
    for (const [name, value] of Object.entries(bucketHeaders(bucket))) c.header(name, value)
  }
}

/** What strikes once the request was counted. */
export function answerGate(state: SandboxState, dialect: Dialect): Gate {
  return async (c, next) => {
    const fault = state.faults.take(placeOf(c, state), ['rate-limited', 'server-error', 'deleted'])
    if (fault === undefined) return next()
    if (fault.kind === 'deleted') return discordError('unknownWebhook')
    if (fault.kind === 'server-error') return serverError(fault.status, () => discordError('serverError'))
    return tooFastReply(dialect, {
      scope: fault.scope ?? 'user',
      retryAfter: fault.retryAfter ?? defaultRetryAfter,
    })
  }
}
