import type { Deliver } from '../../delivery/deliver'
import { normalizeAnswers } from '../../engine/answers/normalize-answers'
import { headingOf, validate, type AnswerError } from '../../engine/answers/validate'
import type { CompiledForm } from '../../engine/schema/form'
import { visibleQuestions } from '../../engine/schema/questions'
import {
  createAnswerStore,
  type AnswerStore,
  startingAnswers,
  decidingQuestions,
} from '../../form/answer-store'
import { errorsNow, formReducer, startState, type FormEvent, type FormState } from './form-state'
import { countUnsent } from '../offline/unsent-answers'
import { createDraftKeeper, type DraftKeeper } from './drafts/draft-keeper'
import { noteSent, sentUnder } from './drafts/sent-references'
import type { FormServices } from './form-services'
import { attemptFor } from './submission-attempt'
import { submitForm } from './submit-form'

/**
 * One form from what is typed to its outcome. It lives as long as its page does, and longer while it is on its way: who
 * goes to another page of the site and comes back finds it as it was left.
 */
export interface FormSession {
  readonly answerStore: AnswerStore
  readonly keeper: DraftKeeper
  readonly state: () => FormState
  /** Be told when the state changes; a page that shows it, so that the outcome need not be told elsewhere. */
  readonly watch: (draw: () => void) => () => void
  /** Check and send; does nothing while something is on its way, or is being put aside to wait. What a program filled in is refused. */
  readonly send: (isFilledByProgram: boolean) => Promise<void>
  /** What the form found wrong with a try to send; means nothing while something is on its way. */
  readonly showErrors: (errors: readonly AnswerError[]) => void
  /** Wait no longer for what is on its way. The answers stay. */
  readonly stop: () => void
  /** Let the form wait on the device; what is wrong with it is said first. Resolves to whether it waits there. */
  readonly queue: () => Promise<boolean>
}

/** The sessions that are on their way, by the slug of their form. */
export type OngoingSessions = Map<string, FormSession>

/**
 * The session of a form: the one that is on its way, if there is one, else a new one, with a given store of answers or its own.
 * @example const session = openSession(whitelist, services); await session.send(false); session.state().step // => 'sent'
 */
export function openSession(form: CompiledForm, services: FormServices, given?: AnswerStore): FormSession {
  return services.ongoing.get(form.slug) ?? createSession(form, services, given ?? createAnswerStore(form))
}

function createSession(form: CompiledForm, services: FormServices, answerStore: AnswerStore): FormSession {
  const keeper = createDraftKeeper(form, answerStore, services, warnIfUnsafe)
  const timeOfSending = services.hostClock?.now ?? services.now
  const pages = new Set<() => void>()
  let state = startState
  let stopper: AbortController | undefined
  // The device is noting the form down, so whatever else would send it waits for that.
  let isQueueing = false

  const dispatch = (event: FormEvent) => {
    const next = formReducer(state, event)
    if (next === state) return
    state = next
    warnIfUnsafe()
    for (const draw of pages) draw()
  }
  function warnIfUnsafe(): void {
    const { step, tries } = state
    const isUnkept = tries > 0 && step !== 'sent' && step !== 'queued' && !keeper.isKept()
    services.warnOfLeaving(session, step === 'sending' || isUnkept)
  }
  answerStore.watch((name) => {
    if (state.step !== 'fix') return
    dispatch({ step: 'edited', left: errorsNow(form, answerStore.answers(), state.found, name) })
  })

  /** Empty the form of what is on its way. What was typed after the click stays, as its own draft. */
  const clear = (sent: Readonly<Record<string, string>>): boolean => {
    const rest = Object.entries(answerStore.answers()).filter(([name, text]) => sent[name] !== text)
    keeper.forget()
    answerStore.replace({ ...startingAnswers(form), ...withDeciding(form, answerStore.answers(), rest) })
    const hasMore = !answerStore.isUntouched()
    if (hasMore) keeper.keepAttempt(undefined)
    return hasMore
  }

  const session: FormSession = {
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
        ...services,
        now: timeOfSending,
        deliver: (!isFilledByProgram && services.deliver) || refuse,
        attempt: keeper.attempt(),
        keepAttempt: keeper.keepAttempt,
        isShared: keeper.isShared(),
        signal: stopper.signal,
        onWait: (wait) => dispatch({ step: 'waiting', until: new Date(services.now().getTime() + wait) }),
      })
      if (outcome) services.ongoing.set(form.slug, session)
      const arrive = countUnsent({ isUntouched: () => !outcome, carryOver: () => false })
      dispatch(event)
      const ended = await outcome
      arrive()
      stopper = undefined
      if (!ended) return
      // What the device does not keep is kept here, as long as the site is open.
      if (ended.step === 'sent' || keeper.isKept()) services.ongoing.delete(form.slug)
      if (ended.step === 'sent') {
        const hasMore = clear(typed)
        dispatch({ ...ended, sent: { ...ended.sent, hasMore } })
      } else dispatch(ended)
      // The page is loaded again for it, so only with answers that outlast that.
      if (pages.size > 0 && keeper.isKept() && isPerhapsOutdated(ended))
        await services.moveToNewVersion?.(keeper.key)
      if (pages.size === 0) services.tellElsewhere(form, ended)
    },
    showErrors(errors) {
      if (stopper) return
      const heading = headingOf(form, errors)
      const found = { errors, ...(heading !== undefined && { heading }) }
      dispatch({ step: 'fix', found: errorsNow(form, answerStore.answers(), found) })
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
      const made = attemptFor(form, checked.value, {
        ...services,
        now: timeOfSending,
        attempt: keeper.attempt(),
      })
      const { reference, stored } = made
      const sentBefore = sentUnder(services.storage(), reference)
      const note = (messages: number) =>
        noteSent(services.storage(), reference, messages, services.now().getTime())
      // From now on it may be sent at any time, by a worker that knows of no other tabs.
      const isNoted = note(Infinity)
      const mayBeDouble = sentBefore > stored || (keeper.isShared() && !isNoted)
      const attempt = { ...made, isUncertain: made.isUncertain || mayBeDouble }
      keeper.keepAttempt(attempt)
      isQueueing = true
      services.ongoing.set(form.slug, session)
      const isQueued = await services.queue?.(form, { answers, attempt }).finally(() => (isQueueing = false))
      if (!isQueued) {
        note(sentBefore)
        if (keeper.isKept()) services.ongoing.delete(form.slug)
        else services.warnOfLeaving(session, true)
        return false
      }
      services.ongoing.delete(form.slug)
      clear(answers)
      dispatch({ step: 'queued', reference })
      return true
    },
  }
  return session
}

/** With the answers because of which these questions are asked, where they would be out of sight else. */
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

/** Was it refused as it was sent, so that a page of today might send it otherwise? */
function isPerhapsOutdated(ended: FormEvent): boolean {
  if (ended.step === 'fix') return true
  const status = ended.step === 'failed' ? (ended.failure.status ?? 0) : 0
  return status >= 400 && status < 500 && status !== 429
}

/** What becomes of a form a program filled in: it is not sent, and nothing is lost if it was a person after all. */
const refuse: Deliver = async () => ({ ok: false, reason: 'refused', sent: 0 })
