import type { Context, MiddlewareHandler } from 'hono'
import { gitHubError, type GitHubFault, type GitHubState, type Token } from './state'

export interface GitHubEnv {
  Bindings: { readonly incoming?: { readonly socket: { readonly destroy: () => void } } }
  Variables: { token: Token }
}

const allowed = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, PUT, DELETE',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, X-GitHub-Api-Version, X-Requested-With',
  'Access-Control-Expose-Headers':
    'ETag, Link, Location, Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset',
  'Access-Control-Max-Age': '86400',
}

/** Any page may call, as at GitHub: the token decides. */
export const gitHubCors: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: allowed })
  await next()
  for (const [name, value] of Object.entries(allowed)) context.res.headers.set(name, value)
  return undefined
}

/** Applies the faults that are switched on, instead of or after the call. */
export function gitHubFaults(state: GitHubState): MiddlewareHandler<GitHubEnv> {
  return async (context, next) => {
    const { method } = context.req
    const path = new URL(context.req.url).pathname
    state.calls.push(`${method} ${path}`)
    const struck = state.faults.find((each) => path.includes(each.path) && (each.method ?? method) === method)
    if (!struck) return next()
    state.faults = state.faults.flatMap((each) => (each === struck ? used(each) : [each]))
    const { fault } = struck
    if (fault.kind === 'cut') {
      if (fault.isDone) await next()
      return cut(context)
    }
    const isLimit = fault.name === 'rateLimit' || fault.name === 'secondaryLimit'
    return gitHubError(fault.name, [], isLimit ? { 'Retry-After': '60' } : {})
  }
}

function used(fault: GitHubFault): readonly GitHubFault[] {
  const times = (fault.times ?? 1) - 1
  return times > 0 ? [{ ...fault, times }] : []
}

function cut(context: Context<GitHubEnv>): Response {
  context.env.incoming?.socket.destroy()
  return new Response(null, { status: 599 })
}

/** Everything needs a token: nothing here is public. */
export function gitHubToken(state: GitHubState): MiddlewareHandler<GitHubEnv> {
  return async (context, next) => {
    const [, given = ''] = /^(?:Bearer|token) (.+)$/.exec(context.req.header('Authorization') ?? '') ?? []
    const token = state.tokens.get(given)
    if (!token) return gitHubError('badCredentials')
    context.set('token', token)
    return next()
  }
}
