import type { CompiledForm } from '../../../engine/schema/form'
import type { SubmissionAttempt } from '../../submission/submission-attempt'
import { draftOf, type Draft } from '../../submission/draft'
import { parseDraft, parseRecord } from '../../submission/read-draft'

/**
 * A draft as a small file, which the visitor can take to another device: JSON with the form's name.
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
 * The draft in such a file, checked like one of an earlier visit: undefined for any other file, or one of another form.
 * It does not expire after a week, because the visitor saved it on purpose.
 */
export function draftInFile(text: string, form: CompiledForm, now: Date): Draft | undefined {
  const draft = parseRecord(text)['form'] === form.slug ? parseDraft(text, form) : undefined
  return draft && { ...draft, savedAt: now.getTime() }
}
