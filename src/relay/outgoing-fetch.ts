import { patience } from './queue/backoff'

// Discord's edge refuses callers without a name.
const agent = 'EmberfallRelay/1.0'

/**
 * `fetch` as the relay calls out with it: it names itself, and gives up waiting for a reply after a while. It leaves out
 * what only browsers know (`credentials`).
 */
export function outgoingFetch(
  url: string,
  { credentials: _credentials, headers, ...init }: RequestInit = {},
): Promise<Response> {
  const named = new Headers(headers)
  named.set('User-Agent', agent)
  return fetch(url, { ...init, headers: named, signal: AbortSignal.timeout(patience.reply) })
}
