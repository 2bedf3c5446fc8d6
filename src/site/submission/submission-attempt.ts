import { propertiesOf } from '../../engine/properties-of'
import { isDiscordId } from '../../engine/message/discord-id'
import { isReference } from '../../engine/message/reference'
import type { Definition } from '../../engine/schema/form'

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

/**
 * The attempt in a draft, checked; undefined for anything else. A reference becomes part of the message, so only one that
 * this form could have made is accepted; without `form`, that of any form.
 */
export function attemptOf(value: unknown, form: Definition | undefined): SubmissionAttempt | undefined {
  const { reference, sentAt, answers, stored, thread, isUncertain } = propertiesOf(value)
  const time = new Date(typeof sentAt === 'string' ? sentAt : '')
  if (typeof reference !== 'string' || typeof answers !== 'string' || Number.isNaN(time.getTime()))
    return undefined
  const prefix = form?.message.reference ?? /^[A-Z]+/.exec(reference)?.[0]
  if (prefix === undefined || !isReference(prefix, reference)) return undefined
  const isCount = typeof stored === 'number' && Number.isInteger(stored) && stored >= 0
  return {
    reference,
    sentAt: time,
    answers,
    stored: isCount ? stored : 0,
    ...(typeof thread === 'string' && isDiscordId(thread) && { thread }),
    isUncertain: isUncertain === true,
  }
}
