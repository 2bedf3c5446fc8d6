import type { MiddlewareHandler } from 'hono'
import type { SandboxEnv } from '../state'
import texts from './texts.json' with { type: 'json' }

/**
 * Keeps everybody out who asks under another name than this machine's own: a page elsewhere that points its name here
 * would count as the same origin, and read what it likes. Refuses with 403 and `{ error }` in words.
 */
export const hostGuard: MiddlewareHandler<SandboxEnv> = async (context, next) => {
  if (!isLoopback(new URL(context.req.url).host)) return context.json({ error: texts.foreignHost }, 403)
  return next()
}

/**
 * Keeps foreign pages from changing anything by the inbox and the switches: their Origin is another. Programs, which send
 * no Origin, come in. Refuses with 403 and `{ error }` in words.
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
 * Whether a request names this very computer, by its Host. A page elsewhere may point its own name here, but cannot
 * change that it is its own.
 * @example isLoopback('localhost:4174') // => true
 */
export function isLoopback(host: string): boolean {
  return loopback.test(host)
}

/** Whether a request's Origin is a page of the server at this Host, which speaks http as it never leaves this computer. */
export function isSameOrigin(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).origin === `http://${host.toLowerCase()}`
}

/** Whether the browser says that a page of the same server, or the person at it, asks; true where it says nothing. */
export function isFromSameSite(site: string | undefined): boolean {
  return site === undefined || site === 'same-origin' || site === 'none'
}
