import type { MiddlewareHandler } from 'hono'
import type { SandboxEnv } from '../state'
import { isFromSameSite, isLoopback, isSameOrigin } from './own-page'
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
