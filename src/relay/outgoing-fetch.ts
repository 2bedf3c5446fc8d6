import { patience } from './queue/backoff'

// Discord's edge refuses callers without a user agent.
const agent = 'EmberfallRelay/1.0'

/**
 * `fetch` for the relay's outgoing requests: it sends a user agent, and has a timeout. It drops the options that only
 * browsers know (`credentials`).
 */
export function outgoingFetch(
  url: string,
  { credentials: _credentials, headers, ...init }: RequestInit = {},
): Promise<Response> {
  const named = new Headers(headers)
  named.set('User-Agent', agent)
  return fetch(url, { ...init, headers: named, signal: AbortSignal.timeout(patience.reply) })
}
