import type { Deliver } from '../../delivery/deliver'
import type { ValidAnswers } from '../../engine/answers/answers'
import { errorsAtTime } from '../../engine/schema/dates'
import { closedForm } from '../../engine/schema/door'
import type { OrderedForm } from '../../engine/schema/form'
import { keyPrefix, saveDraft, versionOf, type Draft, type DraftStore } from '../form-page/drafts/draft'
import { parseDraft } from '../form-page/drafts/read-draft'
import { noteSent } from '../form-page/drafts/sent-references'
import { type FormEvent, mayPass } from '../form-page/form-state'
import { sendAnswers } from '../form-page/submit-form'
import type { SubmissionAttempt } from '../form-page/submission-attempt'
import type { OutboxStore, WaitingForm } from './outbox-store'

/** A form as the site has it today, and the way to its receiver. */
export interface OpenedForm {
  readonly form: OrderedForm
  readonly deliver: Deliver | undefined
  /** The relay asks the form's doors itself, by its own clock. */
  readonly isRelayed?: boolean
}

/** What sending takes from outside. */
export interface OutboxMeans {
  readonly outbox: OutboxStore
  /** Where drafts are kept. */
  readonly drafts: () => DraftStore
  /** Resolves to undefined for a form that is not there any more; rejects when it cannot be fetched. */
  readonly openForm: (slug: string) => Promise<OpenedForm | undefined>
  readonly now: () => Date
  readonly random: () => number
  /** No one is there to be told what came of it: what has arrived stays in the outbox until somebody is. */
  readonly isUnseen?: true
}

/**
 * What became of a form that waited.
 * - `sent`: it has arrived, just now or while no one was there to be told.
 * - `waiting`: it could not be sent now, and waits on.
 * - `expired`, `changed`, `refused`: it is a draft of its form again, as it waited for a day, as the form is another one
 *   than the visitor has filled in (or is gone), or as the receiver said no for good.
 */
export interface WaitingOutcome {
  readonly waiting: WaitingForm
  readonly outcome: 'sent' | 'waiting' | 'expired' | 'changed' | 'refused'
  readonly ended?: FormEvent
  /** The form, where it is still there. */
  readonly form?: OrderedForm
}

const day = 24 * 60 * 60 * 1000

/**
 * Send each form that waits, one after the other, unless another tab is at it. What may have arrived is written down
 * before it leaves, so a tab that closes in between loses nothing; every try has the same reference and time. Rejects
 * only where the browser's database fails.
 * @example await sendWaiting(means) // => [{ waiting, outcome: 'sent', ... }]
 */
export async function sendWaiting(means: OutboxMeans): Promise<readonly WaitingOutcome[]> {
  const outcomes = await means.outbox.alone(async () => {
    const done: WaitingOutcome[] = []
    for (const waiting of await means.outbox.all()) done.push(await sendOne(waiting, means))
    return done
  })
  return outcomes ?? []
}

/**
 * Take a form back: it is a draft again, and is not sent any more. Resolves to whether it was still there to be taken: not
 * while it is being sent, nor once it has arrived.
 */
export async function takeBack(reference: string, means: OutboxMeans): Promise<boolean> {
  const taken = await means.outbox.alone(async () => {
    const waiting = (await means.outbox.all()).find((each) => each.reference === reference)
    if (!waiting || waiting.arrived !== undefined) return false
    return makeDraft(waiting, means)
  })
  return taken ?? false
}

async function sendOne(waiting: WaitingForm, means: OutboxMeans): Promise<WaitingOutcome> {
  const { outbox, now } = means
  if (waiting.arrived !== undefined) return told(waiting, means)
  if (now().getTime() - waiting.queuedAt > day) return giveBack('expired', waiting, means)
  let opened: OpenedForm | undefined
  try {
    opened = await means.openForm(waiting.slug)
  } catch {
    return { waiting, outcome: 'waiting' }
  }
  const draft = opened && parseDraft(waiting.draft, opened.form)
  const answers = draft?.attempt && checkedAnswers(draft.attempt)
  if (!opened?.deliver || !answers || draft.version !== versionOf(opened.form)) {
    return giveBack('changed', waiting, means, opened?.form)
  }
  const { form, deliver } = opened
  // A form of which a part has arrived is sent to its end.
  if (!opened.isRelayed && draft.attempt?.stored === 0 && isClosed(form, answers, now().getTime()))
    return giveBack('changed', waiting, means, form)
  const keep = (attempt: Draft['attempt']) =>
    outbox.put({ ...waiting, draft: JSON.stringify({ ...draft, attempt }) })
  let kept = keep(draft.attempt && { ...draft.attempt, isUncertain: true })
  await kept
  const ended = await sendAnswers(form, answers, {
    deliver,
    now,
    random: means.random,
    attempt: draft.attempt,
    keepAttempt: (attempt) => void (kept = kept.then(() => keep(attempt))),
    // What other tabs had sent was written into the attempt when it was put here, and what they send since is marked.
    storage: () => undefined,
    isShared: false,
  })
  await kept
  if (ended.step === 'sent') {
    const arrived = { ...waiting, arrived: form.message.outcomes.success }
    await outbox.put(arrived)
    return told(arrived, means)
  }
  if (ended.step === 'failed') {
    if (mayPass(ended.failure)) return { waiting, outcome: 'waiting' }
    return giveBack('refused', waiting, means, form, ended)
  }
  return giveBack('changed', waiting, means, form, ended)
}

/** Whether the form, an option that was chosen, or a date cannot be sent at this time. */
function isClosed(form: OrderedForm, answers: ValidAnswers, time: number): boolean {
  return closedForm(form, time) !== undefined || errorsAtTime(form, answers, time).length > 0
}

/** It has arrived, and leaves the outbox once a visitor has read so. */
async function told(waiting: WaitingForm, means: OutboxMeans): Promise<WaitingOutcome> {
  if (means.isUnseen) return { waiting, outcome: 'sent' }
  noteSent(means.drafts(), waiting.reference, Infinity, means.now().getTime())
  await means.outbox.remove(waiting.reference)
  return { waiting, outcome: 'sent' }
}

/** The answers that an attempt was made for; undefined where it was made for none. */
function checkedAnswers({ answers }: SubmissionAttempt): ValidAnswers | undefined {
  // Written by `attemptFor`, from answers that the form's rules had let through.
  return answers === '' ? undefined : (JSON.parse(answers) as ValidAnswers)
}

async function giveBack(
  outcome: 'expired' | 'changed' | 'refused',
  waiting: WaitingForm,
  means: OutboxMeans,
  form?: OrderedForm,
  ended?: FormEvent,
): Promise<WaitingOutcome> {
  const isDraft = await makeDraft(waiting, means)
  // With no room for a draft it waits on rather than being lost.
  if (!isDraft) return { waiting, outcome: 'waiting' }
  return { waiting, outcome, ...(form && { form }), ...(ended && { ended }) }
}

/** Put it back among the drafts as the outbox has it now; only then it leaves the outbox. */
async function makeDraft(
  { reference, slug }: WaitingForm,
  { outbox, drafts, now }: OutboxMeans,
): Promise<boolean> {
  const latest = (await outbox.all()).find((each) => each.reference === reference)
  if (!latest) return true
  // It was written as a draft.
  const draft = JSON.parse(latest.draft) as Draft
  if (!saveDraft(drafts(), keyPrefix({ slug }) + reference, draft)) return false
  const { stored = 0, isUncertain = false } = draft.attempt ?? {}
  noteSent(drafts(), reference, isUncertain ? Infinity : stored, now().getTime())
  await outbox.remove(reference)
  return true
}
