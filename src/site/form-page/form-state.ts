import type { ValidAnswers } from '../../engine/answers'
import type { AnswerError } from '../../engine/validate'

/** What was sent, for the panel that says so. */
export interface SentForm {
  readonly reference: string
  readonly sentAt: Date
  readonly answers: ValidAnswers
}

type Step =
  | { readonly step: 'idle' }
  | { readonly step: 'fix'; readonly heading?: string; readonly errors: readonly AnswerError[] }
  | { readonly step: 'sending' }
  | { readonly step: 'sent'; readonly sent: SentForm }
  | { readonly step: 'failed'; readonly reason: 'refused' | 'offline' }

/** Where a form stands, with how often it was tried to send, and how often in a row that failed. */
export type FormState = Step & { readonly tries: number; readonly failures: number }

export type FormEvent = Exclude<Step, { step: 'idle' }> | { readonly step: 'edited'; readonly name: string }

export const startState: FormState = { step: 'idle', tries: 0, failures: 0 }

/**
 * What becomes of a form's state: idle → fix or sending → sent or failed, and again from there.
 * An edit takes away the error of that question only; it comes back, if at all, with the next try.
 * Source: specification, part 4; the brief, part 5.
 */
export function formReducer(state: FormState, event: FormEvent): FormState {
  if (event.step === 'edited') return withoutError(state, event.name)
  const isTry = event.step === 'fix' || event.step === 'sending'
  return { ...event, tries: isTry ? state.tries + 1 : state.tries, failures: failuresAfter(state, event) }
}

function failuresAfter({ failures }: FormState, event: FormEvent): number {
  if (event.step === 'failed') return failures + 1
  return event.step === 'sent' ? 0 : failures
}

function withoutError(state: FormState, name: string): FormState {
  if (state.step !== 'fix' || !state.errors.some((error) => error.name === name)) return state
  const errors = state.errors.filter((error) => error.name !== name)
  const { tries, failures } = state
  return errors.length > 0 ? { ...state, errors } : { step: 'idle', tries, failures }
}
