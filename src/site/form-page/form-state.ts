import type { ValidAnswers } from '../../engine/answers/answers'
import type { Receipt } from '../../delivery/deliver'
import type { FormErrors } from './current-errors'

/** What was sent, for the panel that says so. */
export interface SentForm {
  readonly reference: string
  readonly sentAt: Date
  readonly answers: ValidAnswers
  /** Whether the form holds something that was typed after the click, and so was not sent. */
  readonly hasMore: boolean
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
  | { readonly step: 'fix'; readonly found: FormErrors }
  /** `waitsUntil`: it was told to wait, and goes on by itself then. */
  | { readonly step: 'sending'; readonly waitsUntil?: Date }
  | { readonly step: 'sent'; readonly sent: SentForm }
  | { readonly step: 'failed'; readonly failure: FailedTry }
  /** It waits on the device, to be sent when there is a network. */
  | { readonly step: 'queued'; readonly reference: string }

/** Where a form stands, with how often it was tried to send. */
export type FormState = Step & { readonly tries: number }

export type FormEvent =
  | Exclude<Step, { step: 'idle' }>
  | { readonly step: 'edited'; readonly left: FormErrors }
  | { readonly step: 'waiting'; readonly until: Date }

export const startState: FormState = { step: 'idle', tries: 0 }

/**
 * What becomes of a form's state: idle → fix or sending → sent or failed, and again from there.
 * An edit takes errors away (see `errorsNow`), and never adds one.
 * Source: specification, part 4.
 */
export function formReducer(state: FormState, event: FormEvent): FormState {
  if (event.step === 'edited') return withErrors(state, event.left)
  if (event.step === 'waiting')
    return state.step === 'sending' ? { ...state, waitsUntil: event.until } : state
  const isTry = event.step === 'fix' || event.step === 'sending'
  return { ...event, tries: isTry ? state.tries + 1 : state.tries }
}

function withErrors(state: FormState, left: FormErrors): FormState {
  if (state.step !== 'fix' || state.found === left) return state
  return left.errors.length > 0 ? { ...state, found: left } : { step: 'idle', tries: state.tries }
}
