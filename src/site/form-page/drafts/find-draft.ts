import type { CompiledForm } from '../../../engine/schema/form'
import { deleteDraft, draftKeys, keyPrefix, type Draft, type DraftStore } from './draft'
import { readDraft } from './read-draft'

export interface FoundDraft {
  readonly key: string
  readonly draft: Draft
}

const sevenDays = 7 * 24 * 60 * 60 * 1000
const mostPerForm = 5
const mostOffered = 3

/**
 * The drafts of this form that are at most 7 days old, up to three, the fullest first; without that of this visit
 * (`own`).
 */
export function findDrafts(
  store: DraftStore,
  form: CompiledForm,
  own: string,
  now: number,
): readonly FoundDraft[] {
  const keys = draftKeys(store).filter((key) => key.startsWith(keyPrefix(form)) && key !== own)
  return freshDrafts(store, keys, now, form).slice(0, mostOffered)
}

/**
 * Delete drafts of all forms that have expired or cannot be read, and of each form all but the fullest few. Drafts that
 * someone has tried to send do not count among these few: they stay until they expire. That of this visit (`own`) stays.
 */
export function clearOldDrafts(store: DraftStore, now: number, own?: string): void {
  const keys = draftKeys(store)
  const kept = new Set<string>()
  const counts = new Map<string, number>()
  for (const { key, draft } of freshDrafts(store, keys, now)) {
    const form = key.slice(0, key.lastIndexOf('/'))
    const count = (counts.get(form) ?? 0) + (draft.attempt?.answers ? 0 : 1)
    if (count > mostPerForm) continue
    counts.set(form, count)
    kept.add(key)
  }
  for (const key of keys) if (key !== own && !kept.has(key)) deleteDraft(store, key)
}

/**
 * Those of these drafts that have not expired, the fullest first. The clock may have been wrong when saving, or be wrong
 * now: a draft from the future lasts as long as one from the past.
 */
function freshDrafts(
  store: DraftStore,
  keys: readonly string[],
  now: number,
  form?: CompiledForm,
): readonly FoundDraft[] {
  return keys
    .flatMap((key) => {
      const draft = readDraft(store, key, form)
      return draft && Math.abs(now - draft.savedAt) <= sevenDays ? [{ key, draft }] : []
    })
    .toSorted(
      (one, other) => fullness(other.draft) - fullness(one.draft) || other.draft.savedAt - one.draft.savedAt,
    )
}

/** How much would have to be typed again, in characters. */
function fullness({ answers, others }: Draft): number {
  const texts = [...Object.values(answers), ...others.map(({ text }) => text)]
  return texts.reduce((sum, text) => sum + text.length, 0)
}
