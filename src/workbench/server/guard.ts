import type { Context, MiddlewareHandler } from 'hono'
import { isFromSameSite, isLoopback, isSameOrigin } from '../../sandbox/control/guard'
import texts from './texts.json'

/**
 * Lets only pages of this very server through, asked for by a name of this computer. A foreign page cannot reach the
 * forms with a request of its own (its Origin is another), nor by pointing its own name here (its Host is another).
 * Refuses with 403 and a sentence; a change without an Origin, or that is not JSON, is refused too.
 */
export function workbenchGuard(): MiddlewareHandler {
  return async (context, next) => {
    const why = refusalOf(context)
    if (why !== undefined) return context.json({ state: 'refused', why }, 403)
    return next()
  }
}

function refusalOf(context: Context): string | undefined {
  const host = context.req.header('host') ?? ''
  if (!isLoopback(host)) return texts.foreignHost
  const origin = context.req.header('origin')
  const isRead = context.req.method === 'GET' || context.req.method === 'HEAD'
  if (origin === undefined ? !isRead : !isSameOrigin(origin, host)) return texts.foreignOrigin
  if (!isFromSameSite(context.req.header('sec-fetch-site'))) return texts.foreignOrigin
  const isJson = /^application\/json\b/i.test(context.req.header('content-type') ?? '')
  return isRead || isJson ? undefined : texts.notJsonRequest
}
