import type { CompiledForm } from '../../../engine/schema/form'
import { jsonIn } from '../../../engine/json'
import { propertiesOf } from '../../../engine/properties-of'
import type { SubmissionAttempt } from '../../submission/submission-attempt'
import { draftOf, saveDraft, type Draft } from '../../submission/draft'
import { fileMark, keyPrefix } from '../../submission/draft-keys'
import { draftIn } from '../../submission/read-draft'
import { putBack } from './restore-draft'
import type { FormSession } from '../form-session'
import texts from './texts.json'

// Larger than any form's answers; in bytes.
const largest = 1_000_000

/** Download what is typed in a form as a file, with the reference under which it may have been sent. */
export function saveFile({ form, answerStore, services, keeper }: FormSession): void {
  // A draft has a reference from its first save on.
  keeper.saveNow()
  const { name, text } = answerFile(form, answerStore.answers(), keeper.attempt(), services.now())
  services.download(name, text)
}

interface OpenedFile {
  readonly isOpened: boolean
  readonly told: string
}

/**
 * Read a file that the visitor has chosen: it becomes one of the form's drafts. Where the browser keeps no drafts, its
 * answers fill what is empty in the form. Any other file changes nothing. Resolves to whether it was opened, and what
 * to tell the visitor.
 */
export async function openFile(file: File, session: FormSession): Promise<OpenedFile> {
  const { form, services } = session
  const text = file.size <= largest ? await file.text().catch(() => '') : ''
  const draft = draftInFile(text, form, services.now())
  if (!draft) return { isOpened: false, told: texts.fileUnfit }
  const key = keyPrefix(form) + fileMark + services.now().getTime()
  if (saveDraft(services.storage(), key, draft)) return { isOpened: true, told: texts.fileOpened }
  putBack({ key, draft }, session, services.storage())
  return { isOpened: true, told: texts.fileFilled }
}

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
  const value = jsonIn(text)
  const draft = propertiesOf(value)['form'] === form.slug ? draftIn(value, form) : undefined
  return draft && { ...draft, savedAt: now.getTime() }
}
