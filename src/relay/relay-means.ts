import type { CompiledForm } from '../engine/schema/form'
import type { Acceptance } from './queue/accept'
import type { BoxHealth, OfferToBox } from './queue/submission-box'
import type { Log } from './log'
import type { RelaySettings } from './settings'
import type { Judgement, Visit } from './rate-limit/judge-visit'
import type { VoteView } from './votes/vote-reader'

/** Everything the relay takes from outside a request. Times in milliseconds since 1970. */
export interface RelayMeans {
  readonly settings: RelaySettings
  readonly slugs: readonly string[]
  readonly loadForm: (slug: string) => Promise<CompiledForm | undefined>
  /** Keep a submission in the box of its form. */
  readonly offer: (offer: OfferToBox) => Promise<Acceptance>
  /** Whether the visitor of this hash may come in now for a visit of this kind. */
  readonly admit: (visitor: string, visit: Visit) => Promise<Judgement>
  readonly health: (slug: string) => Promise<BoxHealth>
  /** The row of the vote site, in a list; undefined where it cannot be read. */
  readonly votes: (view: VoteView) => Promise<unknown>
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly now: () => number
  readonly log: Log
}
