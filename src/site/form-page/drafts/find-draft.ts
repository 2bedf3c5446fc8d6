import type { CompiledForm } from '../../../engine/schema/form'
import { deleteDraft, draftKeys, keyPrefix, type Draft, type DraftStore } from './draft'
import { readDraft, savedAt } from './read-draft'

export interface FoundDraft {
  readonly key: string
  readonly draft: Draft
}

const sevenDays = 7 * 24 * 60 * 60 * 1000
const mostPerForm = 5

/**
 * The newest draft of this form, if there is one that is not older than 7 days, but for the one of this visit (`own`).
 * Source: the brief, part 5, "Draft".
 */
export function findDraft(
  store: DraftStore,
  form: CompiledForm,
  own: string,
  now: number,
): FoundDraft | undefined {
  return draftKeys(store)
    .filter((key) => key.startsWith(keyPrefix(form)) && key !== own)
    .flatMap((key) => {
      const draft = readDraft(store, key, form)
      return draft && isFresh(draft.savedAt, now) ? [{ key, draft }] : []
    })
    .toSorted((one, other) => other.draft.savedAt - one.draft.savedAt)[0]
}

/** Delete what has expired or cannot be read, of every form, and of each form all but the newest few. */
export function clearOldDrafts(store: DraftStore, now: number): void {
  const fresh = new Map<string, number>()
  for (const key of draftKeys(store).toSorted((one, other) => timeAt(store, other) - timeAt(store, one))) {
    const form = key.slice(0, key.lastIndexOf('/'))
    const count = (fresh.get(form) ?? 0) + 1
    if (isFresh(timeAt(store, key), now) && count <= mostPerForm) fresh.set(form, count)
    else deleteDraft(store, key)
  }
}

function timeAt(store: DraftStore, key: string): number {
  return savedAt(store, key) ?? Number.NEGATIVE_INFINITY
}

/** A clock may have been wrong then, or be wrong now: a draft from the future counts for as long as one from the past. */
function isFresh(time: number, now: number): boolean {
  return Math.abs(now - time) <= sevenDays
}
