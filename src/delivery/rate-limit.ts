/** What a 429 says: wait so many milliseconds and send again, or stay away (the whole address is banned for a while). */
export type RateLimit =
  | { readonly kind: 'wait'; readonly wait: number }
  | { readonly kind: 'ban'; readonly wait: number | undefined }

const second = 1000

/**
 * Read a 429 of Discord's API version 10. The longer of the body's `retry_after` and the `Retry-After` header counts,
 * both in seconds; across origins the headers may be hidden. A ban names neither `retry_after` nor a limit: sending again
 * would lengthen it. Reads the reply's body; never rejects. Source: Discord, "Rate limits".
 * @example await readRateLimit(reply) // => { kind: 'wait', wait: 530 }
 */
export async function readRateLimit(reply: Response): Promise<RateLimit> {
  const told = seconds(await retryAfterOf(reply))
  const header = seconds(reply.headers.get('Retry-After'))
  const longest = told === undefined ? header : Math.max(told, header ?? 0)
  const namesLimit = [...reply.headers.keys()].some((name) => name.toLowerCase().startsWith('x-ratelimit-'))
  if (told === undefined && !namesLimit) return { kind: 'ban', wait: header }
  return { kind: 'wait', wait: longest ?? seconds(reply.headers.get('X-RateLimit-Reset-After')) ?? second }
}

async function retryAfterOf(reply: Response): Promise<unknown> {
  try {
    const body: unknown = await reply.json()
    return typeof body === 'object' && body !== null && 'retry_after' in body ? body.retry_after : undefined
  } catch {
    // A ban answers with plain text, and a connection can break off.
    return undefined
  }
}

/** Seconds as a number or in digits, as milliseconds; undefined for anything else. */
function seconds(told: unknown): number | undefined {
  const count = typeof told === 'string' ? Number.parseFloat(told) : told
  if (typeof count !== 'number') return undefined
  return Number.isFinite(count) && count >= 0 ? Math.ceil(count * second) : undefined
}
