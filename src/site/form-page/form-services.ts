import type { Deliver } from '../../delivery/deliver'
import type { CompiledForm } from '../../engine/schema/form'
import type { QueuedAnswers } from '../outbox/queue-form'
import type { FormSession, OngoingSessions } from './form-session'
import type { FormEvent } from './form-state'
import type { HostClock } from './host-clock'

/** Everything a form page takes from outside itself, so that a test can hand it something else. */
export interface FormServices {
  /** Delivers the form; undefined where there is nowhere to deliver it to, which the page then says. */
  readonly deliver: Deliver | undefined
  /** Whether it goes to the site's own relay rather than to the chat platform. */
  readonly isRelayed: boolean
  /** The forms that are on their way while their visitor may be on another page. */
  readonly ongoing: OngoingSessions
  /** Tell how a form ended whose page is not there any more. */
  readonly tellElsewhere: (form: CompiledForm, ended: FormEvent) => void
  /** Let a form wait on the device until there is a network; absent where none can. Resolves to whether it is safe there. */
  readonly queue?: ((form: CompiledForm, draft: QueuedAnswers) => Promise<boolean>) | undefined
  readonly chatLink: string
  readonly now: () => Date
  /** What time it is by the site's host, for what is sent; the device's own clock without it. */
  readonly hostClock?: HostClock
  /** A number from 0 up to, but not including, 1. */
  readonly random: () => number
  /** Where drafts are kept; undefined where the browser keeps nothing. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> | undefined
  /** Do this after so many milliseconds, if the page is still there; returns how to call it off. */
  readonly later: (act: () => void, milliseconds: number) => () => void
  /** Be told whenever the page is hidden or left, as it may not come back; returns how to stop. */
  readonly whenHidden: (act: () => void) => () => void
  /** Have the browser ask before the page is closed, as something of this session would be lost; or no more. */
  readonly warnOfLeaving: (session: FormSession, isWanted: boolean) => void
  /** Resolves to whether the text is in the clipboard. */
  readonly copy: (text: string) => Promise<boolean>
  /** Hand the visitor a file of plain text. */
  readonly download: (name: string, text: string) => void
  readonly print: () => void
  /** Where a refusal may mean that this page is old: load the newer one, with this draft. Resolves to whether there is one. */
  readonly moveToNewVersion?: (draftKey: string) => Promise<boolean>
  /** Have the page that is loaded next put this draft into its form. Returns whether it will. */
  readonly carryDraft?: (draftKey: string) => boolean
  /** The key of the draft that was carried over so; says it once. */
  readonly takeCarriedDraft?: () => string | undefined
  /** The part of the page's address after `#`, which no server sees; it may hold answers. */
  readonly fragment?: () => string
  readonly timeZone: () => string | undefined
}
