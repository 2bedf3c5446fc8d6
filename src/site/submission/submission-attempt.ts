import type { ValidAnswers } from '../../engine/schema/answers'
import type { Definition } from '../../engine/schema/form'
import { makeReference } from '../../engine/message/reference'

/** What all attempts to send one submission share, including those of a later visit that restores its draft. */
export interface SubmissionAttempt {
  readonly reference: string
  readonly sentAt: Date
  /** The answers it was made for, as JSON. */
  readonly answers: string
  /** How many of its messages have arrived. */
  readonly stored: number
  /** The post of a forum channel that has the stored messages. */
  readonly thread?: string | undefined
  /** Whether one of its messages may have arrived unnoticed. */
  readonly isUncertain: boolean
}

interface AttemptServices {
  readonly now: () => Date
  /** A number from 0 up to, but not including, 1. */
  readonly random: () => number
  readonly attempt: SubmissionAttempt | undefined
}

/**
 * The submission attempt for sending these answers. The reference stays the same until something was sent, so that
 * staff can recognise a duplicate; stored messages count only as long as the answers are the same. If messages of other
 * answers were stored, the next ones are marked.
 */
export function attemptFor(
  form: Definition,
  value: ValidAnswers,
  services: AttemptServices,
): SubmissionAttempt {
  const answers = JSON.stringify(value)
  if (services.attempt?.answers === answers) return services.attempt
  const reference = services.attempt?.reference ?? makeReference(form.message.reference, services.random)
  const { isUncertain = false, stored = 0 } = services.attempt ?? {}
  return { reference, sentAt: services.now(), answers, stored: 0, isUncertain: isUncertain || stored > 0 }
}

/**
 * The submission attempt of a form that was never sent. A draft has it from its first word, so that everyone who
 * restores the draft sends it under one reference.
 */
export function firstAttempt(
  form: Definition,
  { now, random }: Pick<AttemptServices, 'now' | 'random'>,
): SubmissionAttempt {
  const reference = makeReference(form.message.reference, random)
  return { reference, sentAt: now(), answers: '', stored: 0, isUncertain: false }
}
