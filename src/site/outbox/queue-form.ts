import type { CompiledForm } from '../../engine/schema/form'
import { versionOf, type Draft } from '../form-page/drafts/draft'
import { labelOf } from '../form-page/label-of'
import { tellOutbox, type OutboxStore } from './outbox-store'

/**
 * Put a form into the outbox, to be sent when there is a network again. Resolves to whether it waits there, safe from a
 * crash: not where the browser keeps nothing, or where the form was never tried to send.
 */
export async function queueForm(
  form: CompiledForm,
  { answers, attempt }: Pick<Draft, 'answers' | 'attempt'>,
  outbox: Pick<OutboxStore, 'put'>,
  now: Date,
): Promise<boolean> {
  if (!attempt) return false
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
