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
 * The drafts of this form that are not older than 7 days, up to three, the fullest first; but for the one of this visit
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

/** How much there would be to type again, in characters. */
function fullness({ answers, others }: Pick<Draft, 'answers' | 'others'>): number {
  const texts = [...Object.values(answers), ...others.map(({ text }) => text)]
  return texts.reduce((sum, text) => sum + text.length, 0)
}

/**
 * Delete what has expired or cannot be read, of every form, and of each form all but the fullest few. What someone has
 * tried to send is none of these few: it stays until it expires.
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

/** A clock may have been wrong then, or be wrong now: a draft from the future counts for as long as one from the past. */
function isFresh(time: number, now: number): boolean {
  return Math.abs(now - time) <= sevenDays
}
