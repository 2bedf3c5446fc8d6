import type { CompiledForm } from '../../../engine/schema/form'
import type { SubmissionAttempt } from '../submission-attempt'
import { draftOf, type Draft } from './draft'
import { parseDraft } from './read-draft'

/**
 * A draft as a small file, for the visitor to take along to another device of theirs: JSON with the form's name.
 * @example answerFile(whitelist, { reason: 'I like it' }, attempt, new Date()).name // => 'whitelist-request-answers.json'
 */
export function answerFile(
  form: CompiledForm,
  answers: Readonly<Record<string, string>>,
  attempt: SubmissionAttempt | undefined,
  now: Date,
): { readonly name: string; readonly text: string } {
  const draft = draftOf(form, { answers, attempt }, now)
  const text = JSON.stringify({ form: form.slug, ...draft }, null, 2)
  return { name: `${form.slug}-answers.json`, text: `${text}\n` }
}

/**
 * The draft in such a file, checked as one of an earlier visit is: whatever else a file holds, or one of another form, counts
 * as none. Opened a week later it is as good as new, as it was kept on purpose.
 */
export function draftInFile(text: string, form: CompiledForm, now: Date): Draft | undefined {
  const draft = isOf(form, text) ? parseDraft(text, form) : undefined
  return draft && { ...draft, savedAt: now.getTime() }
}

function isOf({ slug }: CompiledForm, text: string): boolean {
  try {
    const kept: unknown = JSON.parse(text)
    return typeof kept === 'object' && kept !== null && 'form' in kept && kept.form === slug
  } catch {
    return false
  }
}
