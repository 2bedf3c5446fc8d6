import type { Network } from '../delivery/deliver'
import type { CompiledForm } from '../engine/schema/form'
import type { Acceptance } from './queue/enqueue'
import type { QueueHealth, QueueOffer } from './queue/submission-queue'
import type { RateDecision, Visit, Visitor } from './rate-limit/admission'
import type { Refusals } from './rate-limit/rate-limit'
import type { RelaySettings } from './settings'
import type { VoteView } from './votes'
import { timings } from './queue/backoff'

/** Everything the relay needs from outside a request. Times in milliseconds since 1970. */
export interface RelayServices extends Pick<Network, 'fetch'> {
  readonly settings: RelaySettings
  readonly loadForm: (slug: string) => Promise<CompiledForm | undefined>
  /** Put a submission in the queue of its form; resolves once it is stored. */
  readonly offer: (offer: QueueOffer) => Promise<Acceptance>
  /** Whether the submission with this id is in this queue, or was. */
  readonly isKnown: (queue: string, id: string) => Promise<boolean>
  /** Whether this visitor may make a visit of this kind now. */
  readonly admit: (who: Visitor, visit: Visit) => Promise<RateDecision>
  readonly noteAccepted: (who: Visitor) => void
  /** Recent refusals, in this process's memory. */
  readonly refusals: Refusals
  /** The names of all webhooks that forms are sent to. */
  readonly webhooks: () => Promise<readonly string[]>
  /** The state of each form's queue, at most `mostAge` milliseconds old. */
  readonly health: (mostAge: number) => Promise<readonly FormHealth[]>
  /** The vote site's row, in a list; undefined where it cannot be read. */
  readonly votes: (view: VoteView) => Promise<unknown>
  readonly now: () => number
  readonly log: Log
}

export interface FormHealth extends QueueHealth {
  readonly slug: string
  readonly webhook: string
}

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
export const printLog: Log = (entry) => console.log(JSON.stringify(entry))

// Discord's edge refuses callers without a user agent.
const agent = 'EmberfallRelay/1.0'

/** `fetch` with a user agent and a timeout, and without `credentials`, an option that only browsers know. */
export function outgoingFetch(
  url: string,
  { credentials: _credentials, headers, ...init }: RequestInit = {},
): Promise<Response> {
  const named = new Headers(headers)
  named.set('User-Agent', agent)
  return fetch(url, { ...init, headers: named, signal: AbortSignal.timeout(timings.reply) })
}
