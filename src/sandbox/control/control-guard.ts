import type { Context, MiddlewareHandler } from 'hono'
import type { SandboxEnv } from '../sandbox-env'
import texts from './control-texts.json' with { type: 'json' }
import { isFromSameSite, isLoopback, isSameOrigin } from './own-page'

/**
 * Keeps foreign pages from the inbox and the switches: they cannot read by pointing their own name here (the Host is
 * another), nor change anything (the Origin is another). Programs, which send no Origin, come in. Refuses with 403 and
 * `{ error }` in words.
 */
export function controlGuard(): MiddlewareHandler<SandboxEnv> {
  return async (context, next) => {
    const error = refusalOf(context)
    if (error !== undefined) return context.json({ error }, 403)
    return next()
  }
}

function refusalOf({ req }: Context<SandboxEnv>): string | undefined {
  const { host } = new URL(req.url)
  if (!isLoopback(host)) return texts.foreignHost
  if (req.method === 'GET' || req.method === 'HEAD') return undefined
  const origin = req.header('origin')
  const isOwn = origin === undefined || isSameOrigin(origin, host)
  return isOwn && isFromSameSite(req.header('sec-fetch-site')) ? undefined : texts.foreignOrigin
}
