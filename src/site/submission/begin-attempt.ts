import type { ValidAnswers } from '../../engine/schema/answers'
import type { Definition } from '../../engine/schema/form'
import { makeReference } from '../../engine/message/reference'
import { propertiesOf } from '../../engine/properties-of'
import { readStoredJson, type BrowserStore } from '../page-life'
import { versionOf } from './draft'
import { draftKeys, isOfFile, keyPrefix } from './draft-keys'
import { attemptOf, type SubmissionAttempt } from './submission-attempt'
import { isNotedSince, noteSent, sentUnder } from './sent-references'

/** The dependencies of an attempt to send, and the result of the previous attempt. */
export interface AttemptServices {
  readonly now: () => Date
  /** A number from 0 up to, but not including, 1. */
  readonly random: () => number
  /** Where other tabs can see what may have arrived under which reference. */
  readonly storage: () => BrowserStore
  /** The result of the previous attempt, if there was one. */
  readonly attempt: SubmissionAttempt | undefined
  /** Whether other tabs may have a draft with the same reference. */
  readonly isShared: boolean
}

/** An attempt to send that has begun, as this and other tabs see it. */
interface BegunAttempt {
  readonly attempt: SubmissionAttempt
  /** Whether an earlier attempt, or another tab's, may have stored more than the attempt knows of. */
  readonly mayBeThere: boolean
  /**
   * Whether the message is marked as a possible duplicate: it may be there already, or other tabs may send it and
   * cannot see that this one does.
   */
  readonly isRepeat: boolean
  /**
   * Record for other tabs that the attempt failed, and how many of its messages may have arrived, unless one of them
   * has sent or queued the form since. Returns whether one has.
   */
  readonly end: (messages: number) => boolean
}

/**
 * Begin to send these answers, or to queue them for the service worker, which may send them at any time and knows of no
 * other tabs. Records for other tabs at once that all of their messages may have arrived, as the page may be closed
 * before it knows more.
 * @example beginAttempt(form, answers, services).end(0)
 */
export function beginAttempt(
  form: Definition,
  answers: ValidAnswers,
  services: AttemptServices,
): BegunAttempt {
  const { now, storage, isShared } = services
  const attempt = attemptFor(form, answers, services)
  const { reference, stored, isUncertain } = attempt
  const sentBefore = sentUnder(storage(), reference)
  const note = (messages: number) => noteSent(storage(), reference, messages, now().getTime())
  const noted = note(Infinity)
  const mayBeThere = isUncertain || sentBefore > stored
  return {
    attempt,
    mayBeThere,
    isRepeat: mayBeThere || (isShared && noted === undefined),
    end(messages) {
      const isSentElsewhere = isNotedSince(storage(), reference, noted)
      if (!isSentElsewhere) note(Math.max(sentBefore, messages))
      return isSentElsewhere
    },
  }
}

/**
 * The submission attempt for sending these answers. The reference stays the same until something was sent, so that
 * staff can recognise a duplicate; stored messages count only as long as the answers are the same. If messages of other
 * answers were stored, the next ones are marked. If a draft on this device was tried with these answers, its attempt
 * continues: they may be in the form although the draft was not restored, as browsers refill a form after Back.
 */
function attemptFor(
  form: Definition,
  value: ValidAnswers,
  services: Pick<AttemptServices, 'now' | 'random' | 'attempt' | 'storage'>,
): SubmissionAttempt {
  const answers = JSON.stringify(value)
  const earlier = [services.attempt, ...attemptsOnDevice(form, services.storage())]
  const same = earlier.find((attempt) => attempt?.answers === answers)
  if (same) return same
  const reference = services.attempt?.reference ?? makeReference(form.message.reference, services.random)
  return { reference, sentAt: services.now(), answers, ...fromTheStart(services.attempt) }
}

/** Nothing counts as stored, and what is sent is marked if a part of it may be there. */
function fromTheStart(attempt: SubmissionAttempt | undefined) {
  const { isUncertain = false, stored = 0 } = attempt ?? {}
  return { stored: 0, thread: undefined, isUncertain: isUncertain || stored > 0 }
}

/**
 * The attempts of this form's drafts, without those from files, which another device may have tried since. Stored
 * messages of another version of the form do not count, as that version makes other messages from the same answers.
 */
function attemptsOnDevice(form: Definition, store: BrowserStore): readonly (SubmissionAttempt | undefined)[] {
  const own = draftKeys(store, keyPrefix(form)).filter((key) => !isOfFile(key))
  return own.map((key) => {
    const { version, attempt } = propertiesOf(readStoredJson(store, key))
    const found = attemptOf(attempt, form)
    return found && version !== versionOf(form) ? { ...found, ...fromTheStart(found) } : found
  })
}

/**
 * The submission attempt of a form that was never sent. A draft has it from its first word, so that every tab and
 * device that restores the draft sends it under one reference.
 */
export function firstAttempt(
  form: Definition,
  { now, random }: Pick<AttemptServices, 'now' | 'random'>,
): SubmissionAttempt {
  const reference = makeReference(form.message.reference, random)
  return { reference, sentAt: now(), answers: '', stored: 0, isUncertain: false }
}
