import type { ValidAnswers } from '../../engine/answers/answers'
import type { Definition } from '../../engine/schema/form'
import { makeReference } from '../../engine/message/reference'

/** What the tries to send one submission share, also those of a later visit that restores its draft. */
export interface SubmissionAttempt {
  readonly reference: string
  readonly sentAt: Date
  /** The answers it was made for, as JSON. */
  readonly answers: string
  /** How many of its messages have arrived. */
  readonly stored: number
  /** The post of a forum channel in which those are. */
  readonly thread?: string | undefined
  /** Whether one of its messages may have arrived without anybody knowing. */
  readonly isUncertain: boolean
}

interface AttemptMeans {
  readonly now: () => Date
  readonly random: () => number
  readonly attempt: SubmissionAttempt | undefined
}

/**
 * The attempt for a try to send these answers. The reference stays the same until something was sent, so that staff can
 * tell a double; messages that have arrived count only as long as the answers are the same. Where some had arrived of other
 * answers, what follows is marked.
 */
export function attemptFor(form: Definition, value: ValidAnswers, means: AttemptMeans): SubmissionAttempt {
  const answers = JSON.stringify(value)
  if (means.attempt?.answers === answers) return means.attempt
  const reference = means.attempt?.reference ?? makeReference(form.message.reference, means.random)
  const { isUncertain = false, stored = 0 } = means.attempt ?? {}
  return { reference, sentAt: means.now(), answers, stored: 0, isUncertain: isUncertain || stored > 0 }
}

/**
 * The attempt of a form that no one has tried to send yet. A draft has it from its first word, so that all who restore it
 * send it under one reference.
 */
export function firstAttempt(
  form: Definition,
  { now, random }: Pick<AttemptMeans, 'now' | 'random'>,
): SubmissionAttempt {
  const reference = makeReference(form.message.reference, random)
  return { reference, sentAt: now(), answers: '', stored: 0, isUncertain: false }
}
