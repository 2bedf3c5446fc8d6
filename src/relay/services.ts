import type { CompiledForm } from '../engine/schema/form'
import type { Acceptance } from './queue/enqueue'
import type { QueueHealth, QueueOffer } from './queue/submission-queue'
import type { RateDecision, Visit, Visitor } from './rate-limit/admission'
import type { RefusalCache } from './rate-limit/refusal-cache'
import type { RelaySettings } from './settings'
import type { ProcessServices } from './process-services'
import type { VoteView } from './votes'

/** Everything the relay needs from outside a request. Times in milliseconds since 1970. */
export interface RelayServices extends ProcessServices {
  readonly settings: RelaySettings
  readonly loadForm: (slug: string) => Promise<CompiledForm | undefined>
  /** Put a submission in a queue, named by `queueName`; resolves once it is stored. */
  readonly offer: (queue: string, offer: QueueOffer) => Promise<Acceptance>
  /** Whether the submission with this id is in this queue, or was. */
  readonly isKnown: (queue: string, id: string) => Promise<boolean>
  /** Whether this visitor may make a visit of this kind now. */
  readonly admit: (who: Visitor, visit: Visit) => Promise<RateDecision>
  readonly noteAccepted: (who: Visitor) => void
  /** Recent refusals, in this process's memory. */
  readonly refusalCache: RefusalCache
  /** The names of all webhooks that forms are sent to. */
  readonly webhooks: () => Promise<readonly string[]>
  /** The state of each form's queue, at most `mostAge` milliseconds old. */
  readonly health: (mostAge: number) => Promise<readonly FormHealth[]>
  /** The vote site's row, in a list; undefined where it cannot be read. */
  readonly votes: (view: VoteView) => Promise<unknown>
}

export interface FormHealth extends QueueHealth {
  readonly slug: string
  readonly webhook: string
}
