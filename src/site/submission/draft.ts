import type { CompiledForm, Definition } from '../../engine/schema/form'
import { labelOf } from '../../engine/schema/questions'
import type { BrowserStore } from '../page-life'
import type { SubmissionAttempt } from './submission-attempt'

/** An orphaned answer, as text. */
export interface OrphanedAnswer {
  readonly label: string
  readonly text: string
  /** The question whose present answer it could replace; absent where no question takes it. */
  readonly name?: string
}

/** An unfinished form, kept on the visitor's device. */
export interface Draft {
  /** In milliseconds, as `Date.now()` counts. */
  readonly savedAt: number
  /** A hash of the definition: see `versionOf`. */
  readonly version: string
  readonly answers: Readonly<Record<string, string>>
  /** The labels of the answered questions, in case the form changes. */
  readonly labels: Readonly<Record<string, string>>
  /** Answers of an older version of the form that have no place in this one. */
  readonly others: readonly OrphanedAnswer[]
  /** The result of the attempts to send it, if there were any. */
  readonly attempt?: SubmissionAttempt | undefined
}

/**
 * A short hash of the definition (djb2), which changes whenever a question, a rule, the order or the message does. Two
 * definitions of one version have the same rules and make the same messages from the same answers. Of ui.json only the
 * order counts, so doors, ranges of dates and `dependsOn` may differ.
 */
export function versionOf({ schema, ui, message }: Definition): string {
  const { properties, required, allOf } = schema
  const text = JSON.stringify([properties, required, allOf, ui['ui:order'], message])
  let sum = 5381
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 33) + text.charCodeAt(at)) >>> 0
  return sum.toString(36)
}

/** A draft of a form's current state, with the current labels of its questions. */
export function draftOf(
  form: CompiledForm,
  { answers, attempt, others = [] }: Pick<Draft, 'answers' | 'attempt'> & Partial<Pick<Draft, 'others'>>,
  now: Date,
): Draft {
  const labels = Object.fromEntries(Object.keys(answers).map((name) => [name, labelOf(form, name)]))
  return { savedAt: now.getTime(), version: versionOf(form), answers, labels, others, attempt }
}

/** Save a draft. Returns whether it was saved: storage may be off or full. Never throws. */
export function saveDraft(store: BrowserStore, key: string, draft: Draft): boolean {
  try {
    store?.setItem(key, JSON.stringify(draft))
    return store !== undefined
  } catch {
    return false
  }
}

export function deleteDraft(store: BrowserStore, key: string): void {
  try {
    store?.removeItem(key)
  } catch {
    // Drafts are optional: without them the form works just the same.
  }
}
