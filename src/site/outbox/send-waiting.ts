import type { Deliver } from '../../delivery/deliver'
import type { CompiledForm } from '../../engine/schema/form'
import { keyPrefix, saveDraft, versionOf, type Draft, type DraftStore } from '../form-page/drafts/draft'
import { parseDraft } from '../form-page/drafts/read-draft'
import { noteSent, wasSent } from '../form-page/drafts/sent-references'
import type { FormEvent } from '../form-page/form-state'
import { mayPass } from '../form-page/may-pass'
import { submitForm } from '../form-page/submit-form'
import type { OutboxStore, WaitingForm } from './outbox-store'

/** A form as it is on the site now, and the way to its receiver. */
export interface OpenedForm {
  readonly form: CompiledForm
  readonly deliver: Deliver | undefined
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
}

/**
 * What became of a form that waited.
 * - `sent`: it has arrived; `ended` is the outcome.
 * - `waiting`: it could not be sent now, and waits on.
 * - `expired`, `changed`, `refused`: it is a draft of its form again, as it waited for a day, as the form is another one
 *   than the visitor has filled in (or is gone), or as the receiver said no for good.
 */
export interface WaitingOutcome {
  readonly waiting: WaitingForm
  readonly outcome: 'sent' | 'waiting' | 'expired' | 'changed' | 'refused'
  readonly ended?: FormEvent
  /** The form, where it is still there. */
  readonly form?: CompiledForm
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
 * while it is being sent.
 */
export async function takeBack(reference: string, means: OutboxMeans): Promise<boolean> {
  const taken = await means.outbox.alone(async () => {
    const waiting = (await means.outbox.all()).find((each) => each.reference === reference)
    if (waiting) await makeDraft(waiting, means)
    return waiting !== undefined
  })
  return taken ?? false
}

async function sendOne(waiting: WaitingForm, means: OutboxMeans): Promise<WaitingOutcome> {
  const { outbox, now } = means
  if (now().getTime() - waiting.queuedAt > day) return giveBack('expired', waiting, means)
  let opened: OpenedForm | undefined
  try {
    opened = await means.openForm(waiting.slug)
  } catch {
    return { waiting, outcome: 'waiting' }
  }
  const draft = opened && parseDraft(waiting.draft, opened.form)
  if (!opened?.deliver || draft?.version !== versionOf(opened.form)) {
    return giveBack('changed', waiting, means, opened?.form)
  }
  const { form, deliver } = opened
  const keep = (attempt: Draft['attempt']) =>
    outbox.put({ ...waiting, draft: JSON.stringify({ ...draft, attempt }) })
  let kept = Promise.resolve()
  if (draft.attempt) await keep({ ...draft.attempt, isUncertain: true })
  const { outcome } = submitForm(form, draft.answers, {
    deliver,
    now,
    random: means.random,
    attempt: draft.attempt,
    keepAttempt: (attempt) => void (kept = kept.then(() => keep(attempt))),
    wasSent: (reference) => wasSent(means.drafts(), reference),
  })
  const ended = await outcome
  await kept
  if (ended?.step === 'sent') {
    noteSent(means.drafts(), ended.sent.reference, now().getTime())
    await outbox.remove(waiting.reference)
    return { waiting, outcome: 'sent', ended, form }
  }
  if (ended?.step === 'failed') {
    if (mayPass(ended.failure)) return { waiting, outcome: 'waiting' }
    return giveBack('refused', waiting, means, form, ended)
  }
  return giveBack('changed', waiting, means, form, ended)
}

async function giveBack(
  outcome: 'expired' | 'changed' | 'refused',
  waiting: WaitingForm,
  means: OutboxMeans,
  form?: CompiledForm,
  ended?: FormEvent,
): Promise<WaitingOutcome> {
  const isDraft = await makeDraft(waiting, means)
  // With no room for a draft it waits on rather than being lost.
  if (!isDraft) return { waiting, outcome: 'waiting' }
  return { waiting, outcome, ...(form && { form }), ...(ended && { ended }) }
}

/** Put it back among the drafts as it stands in the outbox now; only then it leaves the outbox. */
async function makeDraft(
  { reference, slug }: WaitingForm,
  { outbox, drafts }: OutboxMeans,
): Promise<boolean> {
  const latest = (await outbox.all()).find((each) => each.reference === reference)
  if (!latest) return true
  // What stands there was written as a draft.
  const draft = JSON.parse(latest.draft) as Draft
  if (!saveDraft(drafts(), keyPrefix({ slug }) + reference, draft)) return false
  await outbox.remove(reference)
  return true
}
