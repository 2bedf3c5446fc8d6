import type { Draft } from '../../submission/draft'
import type { FormSession } from '../form-session'
import { collectDrafts, type FoundDraft } from './find-draft'
import { putBack } from './restore-draft'

/** The drafts that a page offers. */
export interface OpenedDrafts {
  readonly found: readonly FoundDraft[]
  /** Whether the draft that was carried over to this page is back in its form. */
  readonly isBack: boolean
  /** The reference of a draft that was restored and may have arrived already. */
  readonly mayHaveArrived?: string | undefined
}

/**
 * Restore the draft that was carried over to this page, if there is one, and find those to offer. `refilled` is what
 * the browser had put back into the form when the page opened, if anything: a draft of exactly these answers is
 * restored as well.
 */
export function openDrafts(session: FormSession, refilled?: Draft['answers']): OpenedDrafts {
  const { form, services, keeper } = session
  const key = services.takeCarriedDraft?.()
  const store = services.storage()
  const { carried, found } = collectDrafts(store, form, keeper.key, services.now().getTime(), key)
  const own = carried ?? found.find(({ draft }) => refilled && areSame(draft.answers, refilled))
  if (own) putBack(own, session, store)
  const attempt = own && keeper.attempt()
  return {
    found: found.filter((each) => each !== own),
    isBack: carried !== undefined,
    mayHaveArrived: attempt?.isUncertain ? attempt.reference : undefined,
  }
}

function areSame(one: Draft['answers'], other: Draft['answers']): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}
