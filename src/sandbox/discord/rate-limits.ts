import type { Clock } from '../clock'

/** How full a bucket is. Times in milliseconds; `resetAt` since 1970. */
export interface Bucket {
  readonly id: string
  readonly limit: number
  readonly remaining: number
  readonly resetAt: number
  readonly resetAfter: number
}

/** What a request costs: the bucket to show, and who refuses it for how many milliseconds, if anyone. */
interface Toll {
  readonly bucket: Bucket
  readonly refused?: { readonly scope: 'user' | 'shared'; readonly retryAfter: number }
}

/** One request. `channelId` is given for requests that also count in their channel. */
interface Traveller {
  readonly webhookId: string
  readonly route: string
  readonly channelId: string | undefined
}

export interface RateLimits {
  /** Count a request, whatever becomes of it later. */
  spend(traveller: Traveller): Toll
  clear(): void
}

interface Rule {
  readonly limit: number
  readonly span: number
}

interface Window {
  used: number
  readonly resetAt: number
}

const webhookRule: Rule = { limit: 5, span: 2_000 }
const channelRule: Rule = { limit: 30, span: 60_000 }

/**
 * Discord's two counters: 5 requests per 2 s for one webhook and route, and 30 per minute for all webhooks of one
 * channel. Refused requests are not counted again. `off` keeps the headers' numbers and refuses nobody.
 */
export function createRateLimits(clock: Clock, mode: 'discord' | 'off'): RateLimits {
  const windows = new Map<string, Window>()
  const open = (key: string, rule: Rule) => {
    const known = windows.get(key)
    if (known !== undefined && known.resetAt > clock.now()) return known
    const next: Window = { used: 0, resetAt: clock.now() + rule.span }
    windows.set(key, next)
    return next
  }
  return {
    spend({ webhookId, route, channelId }) {
      if (mode === 'off') return toll({ used: 1, resetAt: clock.now() + webhookRule.span }, route, clock)
      const own = open(`${webhookId} ${route}`, webhookRule)
      if (own.used >= webhookRule.limit) return toll(own, route, clock, 'user')
      own.used += 1
      if (channelId === undefined) return toll(own, route, clock)
      const shared = open(channelId, channelRule)
      if (shared.used >= channelRule.limit) return toll(own, route, clock, 'shared', shared)
      shared.used += 1
      return toll(own, route, clock)
    },
    clear: () => windows.clear(),
  }
}

function toll(own: Window, route: string, clock: Clock, scope?: 'user' | 'shared', by: Window = own): Toll {
  const bucket = {
    id: bucketId(route),
    limit: webhookRule.limit,
    remaining: webhookRule.limit - own.used,
    resetAt: own.resetAt,
    resetAfter: own.resetAt - clock.now(),
  }
  return scope === undefined
    ? { bucket }
    : { bucket, refused: { scope, retryAfter: by.resetAt - clock.now() } }
}

/** The same for every webhook, another one for every route, as Discord's bucket values are. */
function bucketId(route: string): string {
  return Buffer.from(route.padEnd(16, '-')).toString('hex').slice(0, 32)
}
