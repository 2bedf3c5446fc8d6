import type { ValidAnswers } from '../../engine/schema/answers'
import { transientStatuses, type Receipt } from '../../delivery/deliver'
import { normalizeAnswers } from '../../engine/answers/normalize-answers'
import type { AnswerError } from '../../engine/answers/validate'
import type { CompiledForm, Definition } from '../../engine/schema/form'
import { dependencyOf, visibleQuestions } from '../../engine/schema/questions'
import texts from './texts.json'

/** A form that was sent, for the panel that confirms it. */
export interface SentForm {
  readonly reference: string
  readonly sentAt: Date
  readonly answers: ValidAnswers
}

/** How an attempt to send failed, to choose the advice. */
export interface FailedAttempt extends Pick<
  Extract<Receipt, { ok: false }>,
  'reason' | 'status' | 'retryAfter' | 'banned'
> {
  readonly reference: string
  readonly sentAt: Date
  /** When this attempt began; `sentAt` is when the first with these answers did. */
  readonly triedAt: Date
  /** Whether this attempt, or an earlier one, may have arrived anyway. */
  readonly isUncertain: boolean
}

/** What the form says of a failed attempt, or that the visitor stopped it. */
export function failureText({ message }: Pick<Definition, 'message'>, { reason }: FailedAttempt): string {
  return reason === 'stopped' ? texts.stopped : message.outcomes[reason]
}

type Step =
  /** `sent`: the form before this one, whose receipt stays until this one is on its way. */
  | { readonly step: 'idle'; readonly sent?: SentForm }
  | { readonly step: 'fix'; readonly errors: readonly AnswerError[]; readonly sent?: SentForm }
  /** The visitor sent it after it had closed. */
  | { readonly step: 'closed'; readonly sent?: SentForm }
  /**
   * `waitsUntil`: the receiver asked to wait, and sending continues by itself then. `failure`: the failed attempt that
   * this one follows, whose notice stays and shows the progress.
   */
  | { readonly step: 'sending'; readonly waitsUntil?: Date; readonly failure?: FailedAttempt }
  /** `hasMore`: the form has input from after the click, which was not sent. */
  | { readonly step: 'sent'; readonly sent: SentForm; readonly hasMore: boolean }
  | { readonly step: 'failed'; readonly failure: FailedAttempt }
  /** It is in the outbox, to be sent when there is a network. */
  | { readonly step: 'queued'; readonly reference: string }

/**
 * The state of a form. `attempts` counts the attempts to send it, those that found errors included; `failures`, the
 * failed deliveries in a row.
 */
export type FormState = Step & { readonly attempts: number; readonly failures: number }

export type FormEvent =
  | Exclude<Step, { step: 'idle' }>
  | { readonly step: 'edited'; readonly left: readonly AnswerError[] }
  | { readonly step: 'waiting'; readonly until: Date }

export const startState: FormState = { step: 'idle', attempts: 0, failures: 0 }

/**
 * The next state of a form: idle → fix, closed or sending → sent or failed, and again from there. An edit removes errors
 * (see `errorsNow`) and never adds one (specification.md, 4.10, 4.11, 4.19).
 */
export function formReducer(state: FormState, event: FormEvent): FormState {
  if (event.step === 'edited') return withErrors(state, event.left)
  if (event.step === 'waiting')
    return state.step === 'sending' ? { ...state, waitsUntil: event.until } : state
  const isAttempt = ['fix', 'closed', 'sending'].includes(event.step)
  const isOver = event.step === 'sent' || event.step === 'queued'
  return {
    ...event,
    ...(event.step === 'sending'
      ? 'failure' in state && { failure: state.failure }
      : isAttempt && sentIn(state)),
    attempts: isAttempt ? state.attempts + 1 : state.attempts,
    failures: isOver ? 0 : state.failures + (event.step === 'failed' ? 1 : 0),
  }
}

function withErrors(state: FormState, left: readonly AnswerError[]): FormState {
  if (state.step !== 'fix' || state.errors === left) return state
  const { attempts, failures } = state
  return left.length > 0 ? { ...state, errors: left } : { step: 'idle', ...sentIn(state), attempts, failures }
}

const sentIn = (state: FormState) => 'sent' in state && state.sent && { sent: state.sent }

/** Whether another attempt could succeed: no network, a slow line, a failing server or a rate limit. */
export function isRetryable({ reason, status = 0 }: Pick<FailedAttempt, 'reason' | 'status'>): boolean {
  if (reason !== 'refused') return true
  return (
    transientStatuses.includes(status) || status === 429 || status >= 500 || (status >= 200 && status < 300)
  )
}

/**
 * The errors that still apply to what is typed now. `changed` is the question that was just edited: its error is
 * removed, and comes back, if at all, with the next attempt. The errors of questions that are hidden now, and of
 * controls that are disabled until another question with an error is answered, are removed too. Returns the same list
 * if nothing is removed.
 * @example errorsNow(staff, {}, [serverTypeMissing, roleMissing]) // => [serverTypeMissing]
 */
export function errorsNow(
  form: CompiledForm,
  typed: Readonly<Record<string, string>>,
  errors: readonly AnswerError[],
  changed?: string,
): readonly AnswerError[] {
  const answers = normalizeAnswers(form, typed)
  const asked = new Set(visibleQuestions(form, answers).map(({ name }) => name))
  const wrong = errors.filter(({ name }) => asked.has(name) && name !== changed)
  const left = wrong.filter(({ name }) => {
    const first = dependencyOf(form, name)
    const isLocked = first !== undefined && answers[first] === undefined
    return !isLocked || !wrong.some((error) => error.name === first)
  })
  return left.length === errors.length ? errors : left
}
