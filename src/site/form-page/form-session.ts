import type { Deliver } from '../../delivery/deliver'
import { normalizeAnswers } from '../../engine/answers/normalize-answers'
import { validate, type AnswerError } from '../../engine/answers/validate'
import type { CompiledForm } from '../../engine/schema/form'
import { visibleQuestions } from '../../engine/schema/questions'
import {
  createAnswerStore,
  type AnswerStore,
  startingAnswers,
  decidingQuestions,
} from '../../form/answer-store'
import {
  errorsNow,
  formReducer,
  startState,
  type FormEvent,
  type FormState,
  type SentForm,
} from '../submission/form-state'
import { createDraftKeeper, type DraftKeeper } from './drafts/draft-keeper'
import type { FormServices } from './form-services'
import { beginAttempt } from '../submission/begin-attempt'
import { submitForm } from '../submission/submit-form'

/**
 * One form from the first input to its outcome. It lives as long as its page, and longer while it is being sent or has
 * answers that the device cannot store: a visitor who goes to another page of the site and comes back finds it unchanged.
 */
export interface FormSession {
  readonly form: CompiledForm
  readonly services: FormServices
  readonly answerStore: AnswerStore
  readonly keeper: DraftKeeper
  readonly state: () => FormState
  /**
   * Call `draw` when the state, or whether the answers are kept, may have changed. A page that watches shows the
   * outcome, so it is not reported elsewhere. Returns the unsubscribe function.
   */
  readonly watch: (draw: () => void) => () => void
  /**
   * Validate and send the form; does nothing while it is being sent or put in the outbox. A form that a program filled
   * in is refused.
   */
  readonly send: (isFilledByProgram: boolean) => Promise<void>
  /** The errors that the form found when the visitor tried to send it; ignored while it is being sent. */
  readonly showErrors: (errors: readonly AnswerError[]) => void
  /** Stop waiting for the delivery. The answers stay. */
  readonly stop: () => void
  /**
   * Put the form in the outbox, or show its errors if it has any; does nothing while it is being sent. Resolves to false
   * only where the browser cannot store it.
   */
  readonly queue: () => Promise<boolean>
  /**
   * A form that waited has arrived. Returns whether this page shows it: not while its visitor is busy with another.
   */
  readonly arrive: (sent: SentForm) => boolean
}

/** The sessions that outlive their page, by the slug of their form. */
export type OngoingSessions = Map<string, FormSession>

/** The dependencies of a session, and the sessions that have outlived their page. */
export interface SessionServices extends FormServices {
  readonly ongoing: OngoingSessions
}

/**
 * The session of a form: the one that has outlived its page, if there is one, else a new one, with the given store of
 * answers or a new one.
 * @example const session = openSession(whitelist, services); await session.send(false); session.state().step // => 'sent'
 */
export function openSession(form: CompiledForm, services: SessionServices, given?: AnswerStore): FormSession {
  return services.ongoing.get(form.slug) ?? createSession(form, services, given ?? createAnswerStore(form))
}

function createSession(form: CompiledForm, services: SessionServices, answerStore: AnswerStore): FormSession {
  const keeper = createDraftKeeper(form, answerStore, services, update)
  const attemptServices = () => ({
    ...services,
    now: services.hostClock?.now ?? services.now,
    attempt: keeper.attempt(),
    isShared: keeper.isShared(),
  })
  const pages = new Set<() => void>()
  let state = startState
  let stopper: AbortController | undefined
  // While the form is being put in the outbox, sending it in any other way has to wait.
  let isQueueing = false

  const dispatch = (event: FormEvent) => {
    const next = formReducer(state, event)
    if (next === state) return
    state = next
    update()
  }
  function update(): void {
    const isOnlyHere = state.step === 'sending' || !keeper.isKept()
    services.warnOfLeaving(session, isOnlyHere)
    if (isOnlyHere || isQueueing) services.ongoing.set(form.slug, session)
    else services.ongoing.delete(form.slug)
    for (const draw of pages) draw()
  }
  answerStore.watch((name) => {
    if (state.step !== 'fix') return
    dispatch({ step: 'edited', left: errorsNow(form, answerStore.answers(), state.errors, name) })
  })

  /** Clear the form after sending. What was not sent with it stays, as a separate draft. */
  const clear = (sent: Readonly<Record<string, string>>): boolean => {
    const rest = Object.entries(answerStore.answers()).filter(([name, text]) => sent[name] !== text)
    keeper.forget()
    answerStore.replace({ ...startingAnswers(form), ...withDeciding(form, answerStore.answers(), rest) })
    keeper.keepAttempt(undefined)
    return !answerStore.isUntouched()
  }

  const session: FormSession = {
    form,
    services,
    answerStore,
    keeper,
    state: () => state,
    watch: (draw) => {
      pages.add(draw)
      return () => void pages.delete(draw)
    },
    async send(isFilledByProgram) {
      if (stopper || isQueueing) return
      stopper = new AbortController()
      const typed = answerStore.answers()
      const { event, outcome } = submitForm(form, typed, {
        ...attemptServices(),
        deliver: (!isFilledByProgram && services.deliver) || refuse,
        keepAttempt: keeper.keepAttempt,
        signal: stopper.signal,
        onWait: (wait) => dispatch({ step: 'waiting', until: new Date(services.now().getTime() + wait) }),
      })
      dispatch(event)
      const ended = await outcome
      stopper = undefined
      if (!ended) return
      dispatch(ended.step === 'sent' ? { ...ended, hasMore: clear(typed) } : ended)
      // This reloads the page, so only do it with answers that survive that.
      if (pages.size > 0 && keeper.isKept() && isPerhapsOutdated(ended))
        await services.moveToNewVersion?.(keeper.key)
      if (pages.size === 0) services.tellElsewhere(form, ended, keeper.isKept())
    },
    showErrors(errors) {
      if (stopper) return
      dispatch({ step: 'fix', errors: errorsNow(form, answerStore.answers(), errors) })
    },
    stop: () => stopper?.abort(),
    async queue() {
      if (stopper || isQueueing) return true
      const answers = answerStore.answers()
      const checked = validate(form, answers)
      if (!checked.ok) {
        await session.send(false)
        return true
      }
      const begun = beginAttempt(form, checked.value, attemptServices())
      const attempt = { ...begun.attempt, isUncertain: begun.isRepeat }
      keeper.keepAttempt(attempt)
      isQueueing = true
      update()
      const isQueued = await services.queue?.(form, { answers, attempt }).finally(() => (isQueueing = false))
      if (!isQueued) {
        begun.end(0)
        update()
        return false
      }
      clear(answers)
      dispatch({ step: 'queued', reference: attempt.reference })
      return true
    },
    arrive(sent) {
      const isFree = state.step === 'idle' || state.step === 'queued'
      if (!isFree || !answerStore.isUntouched()) return false
      dispatch({ step: 'sent', sent, hasMore: false })
      return true
    },
  }
  return session
}

/** Adds the answers that make the kept questions visible; without them, those questions would be hidden. */
function withDeciding(
  form: CompiledForm,
  typed: Readonly<Record<string, string>>,
  kept: readonly (readonly [string, string])[],
): Readonly<Record<string, string>> {
  const answers = Object.fromEntries(kept)
  const asked = new Set(visibleQuestions(form, normalizeAnswers(form, answers)).map(({ name }) => name))
  if (kept.every(([name]) => asked.has(name))) return answers
  const deciding = decidingQuestions(form).flatMap((name) =>
    typed[name] ? [[name, typed[name]] as const] : [],
  )
  return { ...Object.fromEntries(deciding), ...answers }
}

/** Whether the form was refused in a way that a newer version of this page might avoid. */
function isPerhapsOutdated(ended: FormEvent): boolean {
  if (ended.step === 'fix') return true
  const status = ended.step === 'failed' ? (ended.failure.status ?? 0) : 0
  return status >= 400 && status < 500 && status !== 429
}

/** The result for a form that a program filled in: it is not sent, and nothing is lost if it was a person after all. */
const refuse: Deliver = async ({ stored }) => ({ ok: false, reason: 'refused', sent: stored })
