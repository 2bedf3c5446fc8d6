import type { Dialect } from './form-error'
import type { Bucket } from './rate-limits'

/** A refusal for going too fast; `retryAfter` in milliseconds. */
export interface TooFast {
  readonly scope: 'user' | 'shared' | 'global'
  readonly retryAfter: number
}

type Headers = Readonly<Record<string, string>>

/** The headers that tell how full a bucket is; on every answer that counted. */
export function bucketHeaders(bucket: Bucket): Headers {
  return {
    'X-RateLimit-Limit': String(bucket.limit),
    'X-RateLimit-Remaining': String(bucket.remaining),
    'X-RateLimit-Reset': seconds(bucket.resetAt),
    'X-RateLimit-Reset-After': seconds(bucket.resetAfter),
    'X-RateLimit-Bucket': bucket.id,
  }
}

/** Discord's 429: seconds in the modern API, whole milliseconds in the legacy one, in body and header alike. */
export function tooFastReply(dialect: Dialect, { scope, retryAfter }: TooFast): Response {
  const inHeader = dialect === 'legacy' ? Math.ceil(retryAfter) : Math.ceil(retryAfter / 1000)
  const inBody = dialect === 'legacy' ? Math.ceil(retryAfter) : Math.ceil(retryAfter) / 1000
  const isGlobal = scope === 'global'
  const message = scope === 'shared' ? 'The resource is being rate limited.' : 'You are being rate limited.'
  const headers = { 'Retry-After': String(inHeader), 'X-RateLimit-Scope': scope }
  return Response.json(
    { message, retry_after: inBody, global: isGlobal },
    { status: 429, headers: isGlobal ? { ...headers, 'X-RateLimit-Global': 'true' } : headers },
  )
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3)
}
