import type { FormDelivery } from '../submission/delivery-to'
import type { CompiledForm } from '../../engine/schema/form'
import type { QueuedAnswers } from '../outbox/queue-form'
import type { carryDraft, moveToNewVersion, takeCarriedDraft } from '../new-version/move-to-new-version'
import type { HostClock } from '../host-clock'
import type { BrowserStore, later, warnOfLeaving, whenHidden } from '../page-life'
import type { tellElsewhere } from '../notices/tell-elsewhere'

/** The dependencies of a form page, so that a test can replace them. */
export interface FormServices extends FormDelivery {
  readonly tellElsewhere: typeof tellElsewhere
  /**
   * Put a form in the outbox until there is a network; absent where that is impossible. Resolves to whether it is
   * stored.
   */
  readonly queue?: ((form: CompiledForm, draft: QueuedAnswers) => Promise<boolean>) | undefined
  readonly now: () => Date
  /** The clock of the site's host, for the time of sending; without it the device's own clock counts. */
  readonly hostClock?: HostClock
  /** Whether the browser believes it has a network; without it, it does. */
  readonly isOnline?: () => boolean
  /** A number from 0 up to, but not including, 1. */
  readonly random: () => number
  /** Where drafts are stored; undefined where the browser stores nothing. */
  readonly storage: () => BrowserStore
  readonly later: typeof later
  readonly whenHidden: typeof whenHidden
  readonly warnOfLeaving: typeof warnOfLeaving
  /** Offer the visitor a plain text file. */
  readonly download: (name: string, text: string) => void
  readonly print: () => void
  /** Used after a refusal that may mean that this page is outdated. */
  readonly moveToNewVersion?: typeof moveToNewVersion
  readonly carryDraft?: typeof carryDraft
  readonly takeCarriedDraft?: typeof takeCarriedDraft
  /** The part of the page's address after `#`, which no server sees; it may hold answers. */
  readonly fragment?: () => string
  readonly timeZone: () => string | undefined
}
