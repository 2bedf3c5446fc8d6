import type { Network } from '../delivery/deliver'
import { timings } from './queue/backoff'

/** One line of the log. By its type, no answer and no address of a visitor or a webhook can be logged. */
export interface LogEntry {
  readonly event: 'submission' | 'delivery' | 'alert' | 'votes' | 'sign-in' | 'error'
  /** One word. */
  readonly outcome: string
  readonly slug?: string
  readonly reference?: string
  readonly part?: number
  readonly tries?: number
  readonly ms?: number
}

export type Log = (entry: LogEntry) => void

/** Prints entries as JSON, one per line, where the platform collects them. */
const printLog: Log = (entry) => console.log(JSON.stringify(entry))

// Discord's edge refuses callers without a user agent.
const agent = 'EmberfallRelay/1.0'

/** `fetch` with a user agent and a timeout, and without `credentials`, an option that only browsers know. */
function outgoingFetch(
  url: string,
  { credentials: _credentials, headers, ...init }: RequestInit,
): Promise<Response> {
  const named = new Headers(headers)
  named.set('User-Agent', agent)
  return fetch(url, { ...init, headers: named, signal: AbortSignal.timeout(timings.reply) })
}

/** What the relay's code needs from the process it runs in. `now` is in milliseconds since 1970. */
export interface ProcessServices extends Pick<Network, 'fetch'> {
  readonly now: () => number
  readonly log: Log
}

export const processServices: ProcessServices = { fetch: outgoingFetch, now: () => Date.now(), log: printLog }
