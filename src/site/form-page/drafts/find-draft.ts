import type { CompiledForm } from '../../../engine/schema/form'
import { deleteDraft, draftKeys, keyPrefix, type Draft, type DraftStore } from './draft'
import { readDraft, savedAt, sizeAt, wasTried } from './read-draft'

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
  return draftKeys(store)
    .filter((key) => key.startsWith(keyPrefix(form)) && key !== own)
    .flatMap((key) => {
      const draft = readDraft(store, key, form)
      return draft && isFresh(draft.savedAt, now) ? [{ key, draft }] : []
    })
    .toSorted(
      (one, other) => fullness(other.draft) - fullness(one.draft) || other.draft.savedAt - one.draft.savedAt,
    )
    .slice(0, mostOffered)
}

/** How much would have to be typed again, in characters. */
function fullness({ answers, others }: Pick<Draft, 'answers' | 'others'>): number {
  const texts = [...Object.values(answers), ...others.map(({ text }) => text)]
  return texts.reduce((sum, text) => sum + text.length, 0)
}

/**
 * Delete drafts of all forms that have expired or cannot be read, and of each form all but the fullest few. Drafts that
 * someone has tried to send do not count among these few: they stay until they expire.
 */
export function clearOldDrafts(store: DraftStore, now: number): void {
  const kept = new Map<string, number>()
  const fullest = draftKeys(store)
    .map((key) => ({ key, size: sizeAt(store, key), time: savedAt(store, key) ?? Number.NEGATIVE_INFINITY }))
    .toSorted((one, other) => other.size - one.size || other.time - one.time)
  for (const { key, time } of fullest) {
    const form = key.slice(0, key.lastIndexOf('/'))
    const count = (kept.get(form) ?? 0) + (wasTried(store, key) ? 0 : 1)
    if (isFresh(time, now) && count <= mostPerForm) kept.set(form, count)
    else deleteDraft(store, key)
  }
}

/**
 * The clock may have been wrong when saving, or be wrong now: a draft from the future lasts as long as one from the
 * past.
 */
function isFresh(time: number, now: number): boolean {
  return Math.abs(now - time) <= sevenDays
}
