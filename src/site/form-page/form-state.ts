import type { ValidAnswers } from '../../engine/answers/answers'
import type { Receipt } from '../../delivery/deliver'
import { normalizeAnswers } from '../../engine/answers/normalize-answers'
import type { AnswerError } from '../../engine/answers/validate'
import type { CompiledForm } from '../../engine/schema/form'
import { controlOf, visibleQuestions } from '../../engine/schema/questions'

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

/** How far a form is, with how often it was tried to send. */
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

/** Whether a further try could end otherwise: no network, a server at fault or asked too often. */
export function mayPass({ reason, status = 0 }: Pick<FailedTry, 'reason' | 'status'>): boolean {
  if (reason !== 'refused') return true
  return status === 0 || status === 403 || status === 429 || status >= 500 || (status >= 200 && status < 300)
}

/** What is wrong with a form: one error for each question at fault, under the form-wide text if it has one. */
export interface FormErrors {
  readonly heading?: string
  readonly errors: readonly AnswerError[]
}

/**
 * What of these errors is still wrong with what is typed now. `changed` is the question whose answer has just become
 * another one: its error is gone, and comes back, if at all, with the next try. Gone too are the errors of questions that
 * are not asked any more, and of controls that cannot be used before another question with an error is answered; and the
 * heading, which says that something is missing, once nothing is. Gives the same object where nothing is gone.
 * @example errorsNow(staff, {}, { errors: [serverTypeMissing, roleMissing] }).errors // => [serverTypeMissing]
 */
export function errorsNow(
  form: CompiledForm,
  typed: Readonly<Record<string, string>>,
  found: FormErrors,
  changed?: string,
): FormErrors {
  const answers = normalizeAnswers(form, typed)
  const asked = new Set(visibleQuestions(form, answers).map(({ name }) => name))
  const wrong = found.errors.filter(({ name }) => asked.has(name) && name !== changed)
  const left = wrong.filter(({ name }) => {
    const first = controlOf(form, name)['ui:options']?.dependsOn?.property
    const isLocked = first !== undefined && answers[first] === undefined
    return !isLocked || !wrong.some((error) => error.name === first)
  })
  if (left.length === found.errors.length) return found
  const isMissing = left.some(({ rule }) => rule === 'required')
  return { errors: left, ...(found.heading !== undefined && isMissing && { heading: found.heading }) }
}
