import type { CompiledForm } from '../../engine/schema/form'
import { versionOf, type Draft } from '../form-page/drafts/draft'
import { labelOf } from '../form-page/label-of'
import type { SubmissionAttempt } from '../form-page/submission-attempt'
import { tellOutbox, type OutboxStore } from './outbox-store'

/** What was typed, and the attempt that was made for it, with the answers as the form's rules let them through. */
export interface QueuedAnswers extends Pick<Draft, 'answers'> {
  readonly attempt: SubmissionAttempt
}

/**
 * Put a form into the outbox, to be sent when there is a network again. Resolves to whether it waits there, safe from a
 * crash: not where the browser keeps nothing.
 */
export async function queueForm(
  form: CompiledForm,
  { answers, attempt }: QueuedAnswers,
  outbox: Pick<OutboxStore, 'put'>,
  now: Date,
): Promise<boolean> {
  const { reference } = attempt
  const savedAt = now.getTime()
  const labels = Object.fromEntries(Object.keys(answers).map((name) => [name, labelOf(form, name)]))
  const draft: Draft = { savedAt, version: versionOf(form), answers, labels, others: [], attempt }
  try {
    await outbox.put({
      reference,
      slug: form.slug,
      title: form.schema.title,
      queuedAt: savedAt,
      draft: JSON.stringify(draft),
    })
  } catch {
    return false
  }
  tellOutbox()
  return true
}
