import type { CompiledForm } from '../../../engine/schema/form'
import type { AnswerStore } from '../../../form/answer-store'
import type { FormServices } from '../form-services'
import { firstAttempt, type SubmissionAttempt } from '../submission-attempt'
import { deleteDraft, draftOf, keyPrefix, saveDraft, type OrphanedAnswer } from './draft'

/** How long after a change it is saved, in milliseconds, also while the typing goes on. */
const draftPause = 500

/** Keeps one visit's unfinished form on the device. */
export interface DraftKeeper {
  /** Where this visit's draft is kept; another place for each form that is filled in, as other tabs may offer the last one. */
  readonly key: string
  /** Save what is typed from now on; returns how to stop. */
  readonly start: () => () => void
  /** The form's reference, and what the tries to send it left, those of an earlier visit included. */
  readonly attempt: () => SubmissionAttempt | undefined
  /** Save this with the draft, at once. `isRestored`: it comes from a draft. */
  readonly keepAttempt: (attempt: SubmissionAttempt | undefined, isRestored?: boolean) => void
  /** Whether other tabs may have the same attempt, because it is or was stored in a draft. */
  readonly isShared: () => boolean
  /** Answers that have no place in the form, kept with the draft. */
  readonly others: () => readonly OrphanedAnswer[]
  readonly keepOthers: (others: readonly OrphanedAnswer[]) => void
  /** Save what is typed at once. */
  readonly saveNow: () => void
  /** It was sent, or is not wanted any more: nothing of it stays. */
  readonly forget: () => void
  /** Whether all that was to be saved has been. */
  readonly isKept: () => boolean
}

/**
 * The keeper of one visit to a form. It touches nothing of other visits, so two tabs with the same form do not undo each
 * other's draft. A form that is as it started has no draft. Calls `onSaved` after each try to save, which may have
 * failed. Never throws where the browser keeps nothing.
 */
export function createDraftKeeper(
  form: CompiledForm,
  answerStore: AnswerStore,
  services: Pick<FormServices, 'storage' | 'now' | 'random' | 'later' | 'whenHidden'>,
  onSaved: () => void = () => undefined,
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
      return
    }
    attempt ??= firstAttempt(form, services)
    const draft = draftOf(form, { answers: answerStore.answers(), attempt, others }, services.now())
    isKept = saveDraft(services.storage(), key, draft)
    isShared ||= isKept
    onSaved()
  }
  const saveWhatWaits = () => {
    if (callOff) save()
  }
  const saveSoon = () => void (callOff ??= services.later(save, draftPause))

  return {
    get key() {
      return key
    },
    start() {
      const stop = answerStore.watch(saveSoon)
      // What was typed before the script arrived is in the store by now.
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
      others = []
      callOff?.()
      callOff = undefined
      deleteDraft(services.storage(), key)
      key = newKey()
    },
    isKept: () => isKept,
  }
}
