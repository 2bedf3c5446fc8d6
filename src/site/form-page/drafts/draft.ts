import type { CompiledForm, Definition } from '../../../engine/schema/form'
import { labelOf } from '../../../engine/schema/questions'
import type { FormServices } from '../form-services'
import type { SubmissionAttempt } from '../submission-attempt'

/** An answer that is not in the form any more, as people read it. */
export interface OrphanedAnswer {
  readonly label: string
  readonly text: string
  /** The question it could answer in place of its present answer; absent where it has no place in the form. */
  readonly name?: string
}

/** An unfinished form, kept on the visitor's device. */
export interface Draft {
  /** In milliseconds, as `Date.now()` counts. */
  readonly savedAt: number
  /** What was asked and how it would have been sent, in short: see `versionOf`. */
  readonly version: string
  readonly answers: Readonly<Record<string, string>>
  /** What the answered questions were called, in case the form changes. */
  readonly labels: Readonly<Record<string, string>>
  /** Answers of an older version of the form that have no place in this one. */
  readonly others: readonly OrphanedAnswer[]
  /** What the tries to send it left, if there were any. */
  readonly attempt?: SubmissionAttempt | undefined
}

export type DraftStore = ReturnType<FormServices['storage']>

/** What the keys of all drafts begin with. */
export const draftPrefix = 'form-draft/'

/** What the keys of one form's drafts begin with. Each visit has its own key, so that two do not undo each other. */
export function keyPrefix({ slug }: Pick<Definition, 'slug'>): string {
  return `${draftPrefix}${slug}/`
}

/**
 * Changes whenever a question, a rule, the order or the message does: a short sum over the definition (djb2). Answers
 * that kept the rules of a version keep them in all forms of that version, and make the same messages.
 */
export function versionOf({ schema, ui, message }: Definition): string {
  const { properties, required, allOf } = schema
  const text = JSON.stringify([properties, required, allOf, ui['ui:order'], message])
  let sum = 5381
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 33) + text.charCodeAt(at)) >>> 0
  return sum.toString(36)
}

/** A draft of a form as it is at this time, with what its questions are called now. */
export function draftOf(
  form: CompiledForm,
  { answers, attempt, others = [] }: Pick<Draft, 'answers' | 'attempt'> & Partial<Pick<Draft, 'others'>>,
  now: Date,
): Draft {
  const labels = Object.fromEntries(Object.keys(answers).map((name) => [name, labelOf(form, name)]))
  return { savedAt: now.getTime(), version: versionOf(form), answers, labels, others, attempt }
}

/** Keep a draft. Returns whether it is kept: a browser may keep nothing, or be full. Never throws. */
export function saveDraft(store: DraftStore, key: string, draft: Draft): boolean {
  try {
    store?.setItem(key, JSON.stringify(draft))
    return store !== undefined
  } catch {
    return false
  }
}

export function deleteDraft(store: DraftStore, key: string): void {
  try {
    store?.removeItem(key)
  } catch {
    // A draft is a kindness: without it the form works just the same.
  }
}

/** The keys of all drafts on this device, of every form; none where the browser keeps nothing. Never throws. */
export function draftKeys(store: DraftStore): readonly string[] {
  try {
    const keys = Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? '')
    return keys.filter((key) => key.startsWith(draftPrefix))
  } catch {
    return []
  }
}
