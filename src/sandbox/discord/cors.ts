import type { MiddlewareHandler } from 'hono'
import type { SandboxEnv } from '../state'
import discord from './cors.json' with { type: 'json' }

const { methods, requestHeaders, readableHeaders } = discord

/**
 * Discord's CORS rules: echo the origin, never `*`. A preflight for another method or header (such as
 * `Idempotency-Key`) gets 403 without any CORS header, so that neither a browser nor a test takes it for permission.
 */
export const discordCors: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  if (c.req.method !== 'OPTIONS') await next()
  else if (isAllowed(c.req.raw.headers)) c.res = new Response(null, { status: 204 })
  else return new Response(null, { status: 403 })
  c.res = withCors(c.res, c.req.header('Origin'))
  return undefined
}

function isAllowed(headers: Headers): boolean {
  const method = headers.get('Access-Control-Request-Method') ?? 'POST'
  const asked = (headers.get('Access-Control-Request-Headers') ?? '').split(',').map((name) => name.trim())
  const known = requestHeaders.map((name) => name.toLowerCase())
  return methods.includes(method) && asked.every((name) => name === '' || known.includes(name.toLowerCase()))
}

function withCors(reply: Response, origin: string | undefined): Response {
  const headers = new Headers(reply.headers)
  headers.append('Vary', 'Origin')
  headers.set('Access-Control-Allow-Methods', methods.join(', '))
  headers.set('Access-Control-Allow-Headers', requestHeaders.join(', '))
  headers.set('Access-Control-Expose-Headers', readableHeaders.join(', '))
  if (origin !== undefined) headers.set('Access-Control-Allow-Origin', origin)
  return new Response(reply.body, { status: reply.status, headers })
}
