import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { SandboxEnv } from '../state'
import discord from './cors.json' with { type: 'json' }

const { methods, requestHeaders, readableHeaders } = discord

/**
 * Discord's CORS rules: echo the origin, never `*`. A preflight for another method or header (such as
 * `Idempotency-Key`) gets 403 without any CORS header, so that neither a browser nor a test takes it for permission.
 */
export const discordCors: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  const isRefused = c.req.method === 'OPTIONS' && !isAllowed(c.req.raw.headers)
  return isRefused ? new Response(null, { status: 403 }) : allowed(c, next)
}

const allowed = cors({
  origin: (origin) => origin,
  allowMethods: methods,
  allowHeaders: requestHeaders,
  exposeHeaders: readableHeaders,
})

function isAllowed(headers: Headers): boolean {
  const method = headers.get('Access-Control-Request-Method') ?? 'POST'
  const asked = (headers.get('Access-Control-Request-Headers') ?? '').split(',').map((name) => name.trim())
  const known = requestHeaders.map((name) => name.toLowerCase())
  return methods.includes(method) && asked.every((name) => name === '' || known.includes(name.toLowerCase()))
}
