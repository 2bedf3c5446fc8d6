import { useEffect, useReducer, useRef, type RefObject } from 'react'
import type { Deliver } from '../../delivery/deliver'
import type { CompiledForm } from '../../engine/schema/form'
import type { AnswerSheet } from '../../form/answer-sheet'
import { startingAnswers } from '../../form/starting-answers'
import type { DraftKeeper } from './drafts/draft-keeper'
import type { FormServices } from './form-services'
import { formReducer, startState, type FormState } from './form-state'
import { submitForm } from './submit-form'
import { useLeaveWarning } from './use-leave-warning'

export interface Sending {
  readonly state: FormState
  /** Check and send; does nothing while something is on its way. */
  readonly send: () => Promise<void>
  /** Wait no longer for what is on its way. The answers stay. */
  readonly stop: () => void
  /** For the field that no person fills in. */
  readonly honeypot: RefObject<HTMLInputElement | null>
}

/** Takes a form from what stands on its sheet to its outcome. */
export function useSending(
  form: CompiledForm,
  sheet: AnswerSheet,
  services: FormServices,
  keeper: DraftKeeper,
): Sending {
  const [state, dispatch] = useReducer(formReducer, startState)
  const inFlight = useRef<AbortController>(undefined)
  const honeypot = useRef<HTMLInputElement>(null)
  const isToFix = state.step === 'fix'
  useEffect(() => {
    if (!isToFix) return undefined
    return sheet.watch((name, cause) => {
      if (cause === 'typed') dispatch({ step: 'edited', name })
    })
  }, [sheet, isToFix])
  useLeaveWarning(state.step === 'sending' || (state.step === 'failed' && !keeper.isKept()))

  const send = async () => {
    if (inFlight.current) return
    const { signal } = (inFlight.current = new AbortController())
    const isFilledByProgram = Boolean(honeypot.current?.value)
    const { event, outcome } = submitForm(form, sheet.answers(), {
      ...services,
      deliver: isFilledByProgram ? refuse : (services.deliver ?? refuse),
      attempt: keeper.attempt(),
      keepAttempt: keeper.keepAttempt,
      signal,
      onWait: (wait) => dispatch({ step: 'waiting', until: new Date(services.now().getTime() + wait) }),
    })
    dispatch(event)
    const ended = await outcome
    inFlight.current = undefined
    if (!ended) return
    if (ended.step === 'sent') {
      sheet.replace(startingAnswers(form))
      keeper.forget()
    }
    dispatch(ended)
  }
  return { state, send, stop: () => inFlight.current?.abort(), honeypot }
}

/** What becomes of a form a program filled in: it is not sent, and nothing is lost if it was a person after all. */
const refuse: Deliver = async () => ({ ok: false, reason: 'refused', sent: 0 })
