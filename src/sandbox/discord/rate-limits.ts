/** A rate limit exceeded; `retryAfter` in milliseconds. */
interface TooFast {
  readonly scope: 'user' | 'shared' | 'global'
  readonly retryAfter: number
}

/** The result of counting a request: headers that say how full its bucket is, and which limit refuses it, if any. */
interface Charge {
  readonly headers: Readonly<Record<string, string>>
  readonly refused?: TooFast
}

export type RateLimits = ReturnType<typeof createRateLimits>

interface Window {
  used: number
  readonly resetAt: number
}

const webhookRule = { limit: 5, span: 2_000 }
const channelRule = { limit: 30, span: 60_000 }

/** One id for all webhooks, as in Discord's replies. */
const bucketId = '504f53542065786563757465'

/**
 * Discord's two counters: 5 requests per 2 s for one webhook, and 30 per minute for all webhooks of one
 * channel. Refused requests do not count, except that the channel's refusals count for the webhook. `off`
 * refuses nothing and always reports one request as used.
 */
export function createRateLimits(now: () => number, mode: 'discord' | 'off') {
  const windows = new Map<string, Window>()
  const open = (key: string, span: number) => {
    const known = windows.get(key)
    if (known !== undefined && known.resetAt > now()) return known
    const next: Window = { used: 0, resetAt: now() + span }
    windows.set(key, next)
    return next
  }
  const charge = (own: Window, scope?: 'user' | 'shared', by: Window = own): Charge => {
    const headers = {
      'X-RateLimit-Limit': String(webhookRule.limit),
      'X-RateLimit-Remaining': String(webhookRule.limit - own.used),
      'X-RateLimit-Reset': inSeconds(own.resetAt),
      'X-RateLimit-Reset-After': inSeconds(own.resetAt - now()),
      'X-RateLimit-Bucket': bucketId,
    }
    return scope === undefined ? { headers } : { headers, refused: { scope, retryAfter: by.resetAt - now() } }
  }
  return {
    /** Count a request to a webhook, even if it fails later; without a channel where the webhook is not known. */
    count(webhookId: string, channelId: string | undefined): Charge {
      if (mode === 'off') return charge({ used: 1, resetAt: now() + webhookRule.span })
      const own = open(`webhook ${webhookId}`, webhookRule.span)
      if (own.used >= webhookRule.limit) return charge(own, 'user')
      own.used += 1
      if (channelId === undefined) return charge(own)
      const shared = open(`channel ${channelId}`, channelRule.span)
      if (shared.used >= channelRule.limit) return charge(own, 'shared', shared)
      shared.used += 1
      return charge(own)
    },
    clear: () => windows.clear(),
  }
}

/** Discord's 429: seconds, in the header rounded up. */
export function rateLimitReply({ scope, retryAfter }: TooFast): Response {
  const isGlobal = scope === 'global'
  const message = scope === 'shared' ? 'The resource is being rate limited.' : 'You are being rate limited.'
  const headers = { 'Retry-After': String(Math.ceil(retryAfter / 1000)), 'X-RateLimit-Scope': scope }
  return Response.json(
    { message, retry_after: Math.ceil(retryAfter) / 1000, global: isGlobal },
    { status: 429, headers: isGlobal ? { ...headers, 'X-RateLimit-Global': 'true' } : headers },
  )
}

function inSeconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3)
}
