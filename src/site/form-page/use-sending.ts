import { useEffect, useReducer, useRef, type RefObject } from 'react'
import type { Deliver } from '../../delivery/deliver'
import type { CompiledForm } from '../../engine/form'
import type { AnswerSheet } from '../../form/answer-sheet'
import { startingAnswers } from '../../form/starting-answers'
import { deleteDraft } from './draft'
import type { FormServices } from './form-services'
import { formReducer, startState, type FormState } from './form-state'
import { submitForm } from './submit-form'
import type { Ticket } from './ticket'

export interface Sending {
  readonly state: FormState
  /** Check and send; does nothing while something is on its way. */
  readonly send: () => Promise<void>
  /** For the field that no person fills in. */
  readonly trap: RefObject<HTMLInputElement | null>
}

/** Takes a form from what stands on its sheet to its outcome. `address` is that of its webhook. */
export function useSending(
  form: CompiledForm,
  sheet: AnswerSheet,
  services: FormServices,
  address: string,
): Sending {
  const [state, dispatch] = useReducer(formReducer, startState)
  const isInFlight = useRef(false)
  const ticket = useRef<Ticket>(undefined)
  const trap = useRef<HTMLInputElement>(null)
  const isToFix = state.step === 'fix'
  useEffect(() => {
    if (!isToFix) return undefined
    return sheet.watch((name, cause) => {
      if (cause === 'typed') dispatch({ step: 'edited', name })
    })
  }, [sheet, isToFix])

  const send = async () => {
    if (isInFlight.current) return
    isInFlight.current = true
    const deliver = trap.current?.value ? refuse : services.deliverTo(address)
    const means = { ...services, deliver, ticket: ticket.current }
    const { event, outcome } = submitForm(form, sheet.answers(), means)
    dispatch(event)
    const ended = await outcome
    isInFlight.current = false
    if (!ended) return
    ticket.current = ended.ticket
    if (ended.event.step === 'sent') {
      sheet.replace(startingAnswers(form))
      deleteDraft(services.storage(), form)
    }
    dispatch(ended.event)
  }
  return { state, send, trap }
}

/** What becomes of a form a program filled in: it is not sent, and nothing is lost if it was a person after all. */
const refuse: Deliver = async () => ({ ok: false, reason: 'refused', sent: 0 })
