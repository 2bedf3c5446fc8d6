import type { ValidAnswers } from '../../engine/answers/answers'
import type { AnswerError } from '../../engine/answers/validate'
import type { Receipt } from '../../delivery/deliver'

/** What was sent, for the panel that says so. */
export interface SentForm {
  readonly reference: string
  readonly sentAt: Date
  readonly answers: ValidAnswers
}

/** How a try to send failed, for the words that say what to do. */
export interface FailedTry extends Pick<
  Extract<Receipt, { ok: false }>,
  'reason' | 'status' | 'retryAfter' | 'banned'
> {
  readonly reference: string
  readonly sentAt: Date
  /** Whether this try, or one before it, may have arrived all the same. */
  readonly isUncertain: boolean
}

type Step =
  | { readonly step: 'idle' }
  | { readonly step: 'fix'; readonly heading?: string; readonly errors: readonly AnswerError[] }
  /** `waitsUntil`: it was told to wait, and goes on by itself then. */
  | { readonly step: 'sending'; readonly waitsUntil?: Date }
  | { readonly step: 'sent'; readonly sent: SentForm }
  | { readonly step: 'failed'; readonly failure: FailedTry }

/** Where a form stands, with how often it was tried to send. */
export type FormState = Step & { readonly tries: number }

export type FormEvent =
  | Exclude<Step, { step: 'idle' }>
  | { readonly step: 'edited'; readonly name: string }
  | { readonly step: 'waiting'; readonly until: Date }

export const startState: FormState = { step: 'idle', tries: 0 }

/**
 * What becomes of a form's state: idle → fix or sending → sent or failed, and again from there.
 * An edit takes away the error of that question only; it comes back, if at all, with the next try.
 * Source: specification, part 4; the brief, part 5.
 */
export function formReducer(state: FormState, event: FormEvent): FormState {
  if (event.step === 'edited') return withoutError(state, event.name)
  if (event.step === 'waiting')
    return state.step === 'sending' ? { ...state, waitsUntil: event.until } : state
  const isTry = event.step === 'fix' || event.step === 'sending'
  return { ...event, tries: isTry ? state.tries + 1 : state.tries }
}

function withoutError(state: FormState, name: string): FormState {
  if (state.step !== 'fix' || !state.errors.some((error) => error.name === name)) return state
  const errors = state.errors.filter((error) => error.name !== name)
  return errors.length > 0 ? { ...state, errors } : { step: 'idle', tries: state.tries }
}
