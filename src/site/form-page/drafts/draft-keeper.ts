import type { CompiledForm } from '../../../engine/schema/form'
import type { AnswerStore } from '../../../form/answer-store'
import type { FormServices } from '../form-services'
import { sentUnder } from '../../submission/sent-references'
import { firstAttempt } from '../../submission/begin-attempt'
import type { SubmissionAttempt } from '../../submission/submission-attempt'
import { deleteDraft, draftOf, saveDraft, type OrphanedAnswer } from '../../submission/draft'
import { draftKeys, keyPrefix } from '../../submission/draft-keys'

/** How long after a change the draft is saved, in milliseconds, even while typing goes on: throttled, not debounced. */
const draftPause = 500

/** Keeps one visit's unfinished form on the device. */
export interface DraftKeeper {
  /** The key of this visit's draft; each filled-in form gets another one, because other tabs may offer the last. */
  readonly key: string
  /** Start saving what is typed; returns the function that stops it. */
  readonly start: () => () => void
  /** The form's reference, and the result of the attempts to send it, including those of an earlier visit. */
  readonly attempt: () => SubmissionAttempt | undefined
  /** Save this attempt with the draft, at once. `isRestored`: it comes from a draft. */
  readonly keepAttempt: (attempt: SubmissionAttempt | undefined, isRestored?: boolean) => void
  /** Whether other tabs may have the same attempt, because it is or was stored in a draft. */
  readonly isShared: () => boolean
  /** Orphaned answers, saved with the draft. */
  readonly others: () => readonly OrphanedAnswer[]
  readonly keepOthers: (others: readonly OrphanedAnswer[]) => void
  /** Save what is typed at once. */
  readonly saveNow: () => void
  /** The form was sent: delete the draft. The orphaned answers were not sent, and belong to the next one. */
  readonly forget: () => void
  /** Whether the last save succeeded, or none was needed yet. What was typed since waits for the next. */
  readonly isKept: () => boolean
}

/**
 * The keeper of one visit to a form. It does not touch the drafts of other visits, so two tabs with the same form do
 * not overwrite each other's. An unchanged form has no draft. Calls `onSaved` after each attempt to save, even a failed
 * one. Never throws where the browser stores nothing.
 */
export function createDraftKeeper(
  form: CompiledForm,
  answerStore: AnswerStore,
  services: Pick<FormServices, 'storage' | 'now' | 'random' | 'later' | 'whenHidden'>,
  onSaved: () => void,
): DraftKeeper {
  const newKey = () => keyPrefix(form) + Math.floor(services.random() * 2 ** 48).toString(36)
  let key = newKey()
  let attempt: SubmissionAttempt | undefined
  let others: readonly OrphanedAnswer[] = []
  let callOff: (() => void) | undefined
  let isKept = true
  let isShared = false

  const save = () => {
    callOff?.()
    callOff = undefined
    if (answerStore.isUntouched() && others.length === 0) {
      deleteDraft(services.storage(), key)
      isKept = true
    } else {
      attempt ??= firstAttempt(form, services)
      const draft = draftOf(form, { answers: answerStore.answers(), attempt, others }, services.now())
      isKept = saveDraft(services.storage(), key, draft)
      isShared ||= isKept
    }
    onSaved()
  }
  const saveWhatWaits = () => {
    const store = services.storage()
    // Another tab may have deleted the draft, or taken it over; what that tab has sent is not saved again.
    const isGone = attempt && !draftKeys(store).includes(key) && !sentUnder(store, attempt.reference)
    if (callOff || isGone) save()
  }
  const saveSoon = () => void (callOff ??= services.later(save, draftPause))

  return {
    get key() {
      return key
    },
    start() {
      const stop = answerStore.watch(saveSoon)
      // What was typed before the script arrived is already in the store.
      if (!answerStore.isUntouched()) saveSoon()
      const stopHearing = services.whenHidden(saveWhatWaits)
      return () => {
        saveWhatWaits()
        stop()
        stopHearing()
      }
    },
    attempt: () => attempt,
    keepAttempt(next, isRestored = false) {
      attempt = next
      isShared ||= isRestored
      save()
    },
    isShared: () => isShared,
    saveNow: save,
    others: () => others,
    keepOthers(next) {
      others = next
      save()
    },
    forget() {
      attempt = undefined
      isShared = false
      callOff?.()
      callOff = undefined
      deleteDraft(services.storage(), key)
      key = newKey()
    },
    isKept: () => isKept,
  }
}
