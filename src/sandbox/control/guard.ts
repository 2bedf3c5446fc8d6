import type { MiddlewareHandler } from 'hono'
import type { SandboxEnv } from '../state'
import texts from './texts.json' with { type: 'json' }

/**
 * Refuses requests whose Host is not this machine: a foreign page that points its domain here (DNS rebinding) would
 * count as the same origin and could read everything. Refuses with 403 and `{ error }` in words.
 */
export const hostGuard: MiddlewareHandler<SandboxEnv> = async (context, next) => {
  if (!isLoopback(new URL(context.req.url).host)) return context.json({ error: texts.foreignHost }, 403)
  return next()
}

/**
 * Stops foreign pages from using the inbox's forms and the controls: their Origin differs. Programs send no Origin and
 * are let through. Refuses with 403 and `{ error }` in words.
 */
export const originGuard: MiddlewareHandler<SandboxEnv> = async (context, next) => {
  const { req } = context
  if (req.method === 'GET' || req.method === 'HEAD') return next()
  const origin = req.header('origin')
  const isOwn = origin === undefined || isSameOrigin(origin, new URL(req.url).host)
  if (isOwn && isFromSameSite(req.header('sec-fetch-site'))) return next()
  return context.json({ error: texts.foreignOrigin }, 403)
}

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i

/**
 * Whether a Host is this machine. Where a foreign page points its domain here, the Host is still that domain.
 * @example isLoopback('localhost:4174') // => true
 */
export function isLoopback(host: string): boolean {
  return loopback.test(host)
}

/** Whether an Origin is a page of the server at this Host; always http, as requests never leave this machine. */
export function isSameOrigin(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).origin === `http://${host.toLowerCase()}`
}

/** Whether a request comes from the same server's page or from the user, as far as the browser says. */
export function isFromSameSite(site: string | undefined): boolean {
  return site === undefined || site === 'same-origin' || site === 'none'
}
