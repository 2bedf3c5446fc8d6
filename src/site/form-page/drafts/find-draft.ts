import type { CompiledForm } from '../../../engine/schema/form'
import { deleteDraft, type Draft } from '../../submission/draft'
import { draftKeys, draftLifetime, isOfFile, keyPrefix, slugOfDraft } from '../../submission/draft-keys'
import type { BrowserStore } from '../../page-life'
import { readDraft } from '../../submission/read-draft'

export interface FoundDraft {
  readonly key: string
  readonly draft: Draft
}

const day = 24 * 60 * 60 * 1000
const mostPerForm = 5

/**
 * The draft that was carried over to this page (under `key`), however short it is, and the drafts to offer beside it.
 * Deletes drafts that are too old or too many, but never the one that was carried over.
 */
export function collectDrafts(
  store: BrowserStore,
  form: CompiledForm,
  own: string,
  now: number,
  key = own,
): { readonly carried: FoundDraft | undefined; readonly found: readonly FoundDraft[] } {
  clearOldDrafts(store, now, own, key)
  const isCarried = key !== own && key.startsWith(keyPrefix(form))
  const draft = isCarried ? readDraft(store, key, form) : undefined
  return { carried: draft && { key, draft }, found: findDrafts(store, form, own, now, key) }
}

/**
 * The drafts of this form that are at most 7 days old: those from files first, then the fullest. Leaves out this
 * visit's draft (`own`) and the one that was carried over.
 */
export function findDrafts(
  store: BrowserStore,
  form: CompiledForm,
  own: string,
  now: number,
  carried?: string,
): readonly FoundDraft[] {
  const keys = draftKeys(store, keyPrefix(form)).filter((key) => key !== own && key !== carried)
  return freshDrafts(store, keys, now, form)
}

/**
 * Delete drafts of all forms that have expired or cannot be read, and of each form all but the fullest few. Drafts that
 * someone has tried to send or has opened from a file do not count among these few, nor those saved within a day, which
 * another tab may still be writing. This visit's draft (`own`) and the one that was carried over always stay.
 */
export function clearOldDrafts(store: BrowserStore, now: number, own?: string, carried?: string): void {
  const keys = draftKeys(store)
  const kept = new Set([own, carried])
  const counts = new Map<string, number>()
  for (const { key, draft } of freshDrafts(store, keys, now)) {
    const form = slugOfDraft(key)
    const stays = draft.attempt?.answers || isOfFile(key) || Math.abs(now - draft.savedAt) < day
    const count = (counts.get(form) ?? 0) + (stays ? 0 : 1)
    if (count > mostPerForm) continue
    counts.set(form, count)
    kept.add(key)
  }
  for (const key of keys) if (!kept.has(key)) deleteDraft(store, key)
}

/**
 * The drafts that have not expired: first those from files, the last opened first, then the others, the fullest first.
 * The clock may have been wrong when saving, or be wrong now: a draft from the future lasts as long as one from the
 * past.
 */
function freshDrafts(
  store: BrowserStore,
  keys: readonly string[],
  now: number,
  form?: CompiledForm,
): readonly FoundDraft[] {
  return keys
    .flatMap((key) => {
      const draft = readDraft(store, key, form)
      return draft && Math.abs(now - draft.savedAt) <= draftLifetime ? [{ key, draft }] : []
    })
    .toSorted((one, other) => rank(other) - rank(one) || other.draft.savedAt - one.draft.savedAt)
}

/** Drafts with a higher rank come first: whoever opened one from a file wants to see it, however short it is. */
function rank({ key, draft }: FoundDraft): number {
  return isOfFile(key) ? Number.MAX_SAFE_INTEGER : fullness(draft)
}

/** How much would have to be typed again, in characters. */
function fullness({ answers, others }: Draft): number {
  const texts = [...Object.values(answers), ...others.map(({ text }) => text)]
  return texts.reduce((sum, text) => sum + text.length, 0)
}
