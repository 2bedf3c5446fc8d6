import type { Deliver } from '../../delivery/deliver'
import type { CompiledForm } from '../../engine/schema/form'
import type { QueuedAnswers } from '../outbox/queue-form'
import type { FormSession, OngoingSessions } from './form-session'
import type { FormEvent } from './form-state'
import type { HostClock } from './host-clock'

/** Everything a form page needs from outside, so that a test can replace it. */
export interface FormServices {
  /** Delivers the form; undefined where it cannot be delivered anywhere, and the page then says so. */
  readonly deliver: Deliver | undefined
  /** Whether it goes to the site's own relay rather than to the chat platform. */
  readonly isRelayed: boolean
  /** The forms that are being sent while their visitor may be on another page. */
  readonly ongoing: OngoingSessions
  /** Report the outcome of a form whose page is no longer open. */
  readonly tellElsewhere: (form: CompiledForm, ended: FormEvent) => void
  /**
   * Put a form in the outbox until there is a network; absent where that is impossible. Resolves to whether it is
   * stored.
   */
  readonly queue?: ((form: CompiledForm, draft: QueuedAnswers) => Promise<boolean>) | undefined
  readonly now: () => Date
  /** The time of the site's host, for the time of sending; without it the device's own clock. */
  readonly hostClock?: HostClock
  /** Whether the browser believes it has a network; without it, it does. */
  readonly isOnline?: () => boolean
  /** A number from 0 up to, but not including, 1. */
  readonly random: () => number
  /** Where drafts are stored; undefined where the browser stores nothing. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> | undefined
  /** Call `act` after this many milliseconds, if the page is still open; returns how to cancel it. */
  readonly later: (act: () => void, milliseconds: number) => () => void
  /** Call `act` whenever the page is hidden or left, as it may not come back; returns the unsubscribe function. */
  readonly whenHidden: (act: () => void) => () => void
  /** Make the browser ask before the page is closed, because this session would lose something; or stop asking. */
  readonly warnOfLeaving: (session: FormSession, isWanted: boolean) => void
  /** Resolves to whether the text was copied. */
  readonly copy: (text: string) => Promise<boolean>
  /** Offer the visitor a plain text file. */
  readonly download: (name: string, text: string) => void
  readonly print: () => void
  /**
   * After a refusal that may mean that this page is outdated: load the newer one, with this draft. Resolves to whether
   * there is one.
   */
  readonly moveToNewVersion?: (draftKey: string) => Promise<boolean>
  /** Make the page that is loaded next restore this draft. Returns whether it will. */
  readonly carryDraft?: (draftKey: string) => boolean
  /** The key of the draft that this page is to restore; returned only once. */
  readonly takeCarriedDraft?: () => string | undefined
  /** The part of the page's address after `#`, which no server sees; it may hold answers. */
  readonly fragment?: () => string
  readonly timeZone: () => string | undefined
}
