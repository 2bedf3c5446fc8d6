import type { ValidAnswers } from '../../engine/schema/answers'
import type { CompiledForm } from '../../engine/schema/form'
import { draftOf, type Draft } from '../submission/draft'
import type { SentForm } from '../submission/form-state'
import type { SubmissionAttempt } from '../submission/submission-attempt'
import { tellOutbox, type OutboxStore, type WaitingForm } from './outbox-store'

/** What was typed, and its submission attempt, with the valid answers. */
export interface QueuedAnswers extends Pick<Draft, 'answers'> {
  readonly attempt: SubmissionAttempt
}

/**
 * Put a form into the outbox, to be sent when there is a network again. Resolves to whether it is stored there: not
 * where the browser stores nothing, nor where another tab has put other answers there under the same reference.
 */
export async function queueForm(
  form: CompiledForm,
  { answers, attempt }: QueuedAnswers,
  outbox: Pick<OutboxStore, 'add'>,
  now: Date,
): Promise<boolean> {
  const draft = draftOf(form, { answers, attempt }, now)
  const waiting: WaitingForm = {
    reference: attempt.reference,
    slug: form.slug,
    title: form.schema.title,
    queuedAt: draft.savedAt,
    draft: JSON.stringify(draft),
  }
  try {
    const before = await outbox.add(waiting)
    if (before) return attemptIn(before)?.answers === attempt.answers
  } catch {
    return false
  }
  tellOutbox()
  return true
}

/** A waiting form once it has arrived, for its page. */
export function sentForm(waiting: WaitingForm): SentForm {
  const { reference, queuedAt } = waiting
  const attempt = attemptIn(waiting)
  return { reference, sentAt: new Date(attempt?.sentAt ?? queuedAt), answers: answersOf(attempt) }
}

function attemptIn({ draft }: WaitingForm): Draft['attempt'] {
  // Written above, as a draft's JSON.
  return (JSON.parse(draft) as Draft).attempt
}

/** The answers that an attempt was made for; empty where it has none. */
export function answersOf(attempt: SubmissionAttempt | undefined): ValidAnswers {
  // Written by `attemptFor`, from valid answers.
  return JSON.parse(attempt?.answers || '{}') as ValidAnswers
}
