import type { Deliver } from '../../delivery/deliver'
import type { ValidAnswers } from '../../engine/schema/answers'
import { errorsAtTime } from '../../engine/answers/errors-at-time'
import { jsonIn } from '../../engine/json'
import { closedForm } from '../../engine/schema/form-doors'
import type { OrderedForm } from '../../engine/schema/form'
import { saveDraft, versionOf, type Draft } from '../submission/draft'
import { keyPrefix } from '../submission/draft-keys'
import type { BrowserStore } from '../page-life'
import { draftIn } from '../submission/read-draft'
import { noteSent } from '../submission/sent-references'
import type { HostClock } from '../host-clock'
import type { later } from '../page-life'
import { type FormEvent, isRetryable } from '../submission/form-state'
import { sendAnswers } from '../submission/submit-form'
import { tellOutbox, type OutboxStore, type WaitingForm } from './outbox-store'
import { answersOf } from './queue-form'

/** The current version of a form, and its delivery. */
export interface OpenedForm {
  readonly form: OrderedForm
  readonly deliver: Deliver | undefined
  /** The relay checks the form's doors itself, by its own clock. */
  readonly isRelayed?: boolean
}

/** The dependencies of sending. */
export interface OutboxServices {
  readonly now: () => Date
  /** The time of the site's host, for the time of sending; without it the device's own clock. */
  readonly hostClock?: HostClock
  /** A number from 0 up to, but not including, 1. */
  readonly random: () => number
  readonly later: typeof later
  readonly outbox: OutboxStore
  /** Where drafts are stored. */
  readonly drafts: () => BrowserStore
  /** Resolves to undefined for a form that no longer exists; rejects when it cannot be fetched, or the signal ends it. */
  readonly openForm: (slug: string, signal: AbortSignal) => Promise<OpenedForm | undefined>
  /** No page is open to report the result: what has arrived stays in the outbox until one is. */
  readonly isUnseen?: true
}

/**
 * The result for one form of the outbox.
 * - `sent`: it has arrived, just now or while no page was open.
 * - `waiting`: it could not be sent now, and stays in the outbox.
 * - `expired`, `changed`, `refused`: it is a draft of its form again, because it waited for a day, because the form has
 *   changed since (or is gone), or because the receiver refused it for good.
 */
export interface WaitingOutcome {
  readonly waiting: WaitingForm
  readonly outcome: 'sent' | 'waiting' | 'expired' | 'changed' | 'refused'
  readonly ended?: FormEvent
  /** The form, if it still exists. */
  readonly form?: OrderedForm
}

const day = 24 * 60 * 60 * 1000

/**
 * How long one form may take, in milliseconds: a receiver that never answers must not hold up the other forms, nor keep
 * this one from being taken back. Longer than a delivery waits by itself when it is called too often.
 */
const timeout = 3 * 60 * 1000

/**
 * Send each form of the outbox, one after the other. While another tab is sending, a page does nothing; the service
 * worker waits for its turn. Before a form is sent, it is recorded that it may have arrived, so closing the tab
 * meanwhile loses nothing; all attempts have the same reference and time. Rejects only if the outbox cannot be read; a
 * form that cannot be recorded there stays as it is.
 * @example await sendWaiting(services) // => [{ waiting, outcome: 'sent', ... }]
 */
export async function sendWaiting(services: OutboxServices): Promise<readonly WaitingOutcome[]> {
  // A page that is sending may be closed on the way; then nothing would ask the worker again.
  const ifTaken = services.isUnseen && 'wait'
  const outcomes = await services.outbox.withLock(async () => {
    const done: WaitingOutcome[] = []
    for (const waiting of await services.outbox.all()) {
      const stopper = new AbortController()
      const cancel = services.later(() => stopper.abort(), timeout)
      // What failed on this device, or for want of a network, holds up none of the others.
      const outcome = await sendOne(waiting, services, stopper.signal).catch(() => undefined)
      cancel()
      done.push(outcome ?? { waiting, outcome: 'waiting' })
    }
    return done
  }, ifTaken)
  return outcomes ?? []
}

/**
 * Send the outbox from the service worker, while no page may be open. What must become a draft again waits for a page,
 * because only pages can access drafts. Rejects if anything remains, so that the browser tries again, but not at its
 * last chance.
 */
export async function sendUnseen(
  isLastChance: boolean,
  services: Omit<OutboxServices, 'drafts' | 'isUnseen'>,
): Promise<void> {
  const outcomes = await sendWaiting({ ...services, drafts: () => undefined, isUnseen: true })
  // Not for those that remain: a page would try at once, and ask for the worker's next attempt.
  if (outcomes.some(({ outcome }) => outcome === 'sent')) tellOutbox()
  const left = outcomes.filter(({ outcome }) => outcome === 'waiting').length
  if (left > 0 && !isLastChance) throw new Error(`${left} forms wait on.`)
}

/**
 * Take a form back: it becomes a draft again, and is not sent any more. Resolves to whether that was possible: not
 * while it is being sent, nor once it has arrived.
 */
export async function takeBack(reference: string, services: OutboxServices): Promise<boolean> {
  const taken = await services.outbox.withLock(async () => {
    const waiting = (await services.outbox.all()).find((each) => each.reference === reference)
    if (!waiting || waiting.arrived !== undefined) return false
    return makeDraft(waiting, services)
  })
  return taken ?? false
}

/** Rejects if its form cannot be fetched, or if the outbox cannot be written: then it waits on. */
async function sendOne(
  waiting: WaitingForm,
  services: OutboxServices,
  signal: AbortSignal,
): Promise<WaitingOutcome> {
  const { outbox, now, hostClock } = services
  if (waiting.arrived !== undefined) return told(waiting, services)
  if (now().getTime() - waiting.queuedAt > day) return giveBack('expired', waiting, services)
  const opened = await services.openForm(waiting.slug, signal)
  const draft = opened && draftIn(jsonIn(waiting.draft), opened.form)
  const answers = draft?.attempt?.answers && answersOf(draft.attempt)
  if (!opened?.deliver || !answers || draft.version !== versionOf(opened.form)) {
    return giveBack('changed', waiting, services, opened?.form)
  }
  const { form, deliver } = opened
  const timeOfSending = hostClock?.now ?? now
  // A form of which a part has arrived is sent completely.
  if (!opened.isRelayed && draft.attempt?.stored === 0) {
    await hostClock?.ask()
    if (isClosed(form, answers, timeOfSending().getTime()))
      return giveBack('changed', waiting, services, form)
  }
  const keep = (attempt: Draft['attempt']) =>
    outbox.put({ ...waiting, draft: JSON.stringify({ ...draft, attempt }) })
  let kept = keep(draft.attempt && { ...draft.attempt, isUncertain: true })
  await kept
  const ended = await sendAnswers(form, answers, {
    deliver,
    signal,
    now: timeOfSending,
    random: services.random,
    attempt: draft.attempt,
    keepAttempt(attempt) {
      kept = kept.then(() => keep(attempt))
      // It is awaited only after the sending, so until then a failure would count as unhandled.
      kept.catch(() => undefined)
    },
    // What other tabs had sent was recorded in the attempt when it was put here, and what they send since is marked.
    storage: () => undefined,
    isShared: false,
  })
  await kept
  if (ended.step === 'sent') {
    const arrived = { ...waiting, arrived: form.message.outcomes.success }
    await outbox.put(arrived)
    return told(arrived, services)
  }
  if (ended.step === 'failed') {
    if (isRetryable(ended.failure)) return { waiting, outcome: 'waiting' }
    return giveBack('refused', waiting, services, form, ended)
  }
  return giveBack('changed', waiting, services, form, ended)
}

/** Whether the form, an option that was chosen, or a date cannot be sent at this time. */
function isClosed(form: OrderedForm, answers: ValidAnswers, time: number): boolean {
  return closedForm(form, time) !== undefined || errorsAtTime(form, answers, time).length > 0
}

/** It has arrived, and leaves the outbox once a visitor has been told. */
async function told(waiting: WaitingForm, services: OutboxServices): Promise<WaitingOutcome> {
  if (services.isUnseen) return { waiting, outcome: 'sent' }
  noteSent(services.drafts(), waiting.reference, Infinity, services.now().getTime())
  await services.outbox.remove(waiting.reference)
  return { waiting, outcome: 'sent' }
}

async function giveBack(
  outcome: 'expired' | 'changed' | 'refused',
  waiting: WaitingForm,
  services: OutboxServices,
  form?: OrderedForm,
  ended?: FormEvent,
): Promise<WaitingOutcome> {
  const isDraft = await makeDraft(waiting, services)
  // Without room for a draft it stays in the outbox rather than being lost.
  if (!isDraft) return { waiting, outcome: 'waiting' }
  return { waiting, outcome, ...(form && { form }), ...(ended && { ended }) }
}

/**
 * Make it a draft again, in its current state; only then remove it from the outbox. It counts as saved now, as drafts
 * expire, and its visitor may have come late.
 */
async function makeDraft(
  { reference, slug }: WaitingForm,
  { outbox, drafts, now }: OutboxServices,
): Promise<boolean> {
  const latest = (await outbox.all()).find((each) => each.reference === reference)
  if (!latest) return true
  // Written as a draft.
  const draft = { ...(JSON.parse(latest.draft) as Draft), savedAt: now().getTime() }
  if (!saveDraft(drafts(), keyPrefix({ slug }) + reference, draft)) return false
  const { stored = 0, isUncertain = false } = draft.attempt ?? {}
  noteSent(drafts(), reference, isUncertain ? Infinity : stored, now().getTime())
  await outbox.remove(reference)
  return true
}
