import type { FormSession } from '../form-session'
import { collectDrafts, type FoundDraft } from './find-draft'
import { putBack } from './restore-draft'

/** The drafts that a page offers. */
export interface OpenedDrafts {
  readonly found: readonly FoundDraft[]
  /** Whether the draft that was carried over to this page is back in its form. */
  readonly isBack: boolean
}

/** Restore the draft that was carried over to this page, if there is one, and find those to offer. */
export function openDrafts(session: FormSession): OpenedDrafts {
  const { form, services, keeper } = session
  const key = services.takeCarriedDraft?.()
  const store = services.storage()
  const { carried, found } = collectDrafts(store, form, keeper.key, services.now().getTime(), key)
  if (carried) putBack(carried, session, store)
  return { found, isBack: carried !== undefined }
}
