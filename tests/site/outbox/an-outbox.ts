import type { Deliver } from '../../../src/delivery/deliver'
import { normalizeAnswers } from '../../../src/engine/answers/normalize-answers'
import type { OrderedForm } from '../../../src/engine/schema/form'
import { versionOf } from '../../../src/site/submission/draft'
import { draftKeys } from '../../../src/site/submission/draft-keys'
import { readDraft } from '../../../src/site/submission/read-draft'
import type { WaitingForm } from '../../../src/site/outbox/outbox-store'
import { sendWaiting, type OutboxServices } from '../../../src/site/outbox/send-waiting'
import { goodAnswers, kitchenSink } from '../../support/kitchen-sink'
import { createMemoryDelivery } from '../../support/memory-delivery'
import { memoryStorage } from '../../support/memory-storage'
import { memoryOutbox } from './memory-outbox'

export const hour = 60 * 60 * 1000
export const start = Date.UTC(2026, 0, 1)
export const reference = 'KS-7K3M9Q'

/** A form that waits in the outbox: the kitchen sink, filled in and queued at `start`. */
export function waitingForm(
  change: Partial<{ version: string }> = {},
  checked = JSON.stringify(normalizeAnswers(kitchenSink, goodAnswers)),
): WaitingForm {
  const attempt = { reference, sentAt: new Date(start), answers: checked, stored: 0, isUncertain: false }
  const draft = {
    savedAt: start,
    version: versionOf(kitchenSink),
    answers: goodAnswers,
    labels: {},
    others: [],
  }
  return {
    reference,
    slug: kitchenSink.slug,
    title: 'Kitchen Sink',
    queuedAt: start,
    draft: JSON.stringify({ ...draft, attempt, ...change }),
  }
}

export interface Given {
  readonly waiting?: WaitingForm
  readonly deliver?: Deliver
  readonly form?: OrderedForm | undefined
  readonly after?: number
  readonly isRelayed?: boolean
}

/** An outbox with one waiting form, an hour later, and what sends it. */
export function anOutbox({
  waiting = waitingForm(),
  deliver,
  after = hour,
  isRelayed,
  ...given
}: Given = {}) {
  const delivery = createMemoryDelivery()
  const outbox = memoryOutbox(waiting)
  const storage = memoryStorage()
  const form = 'form' in given ? given.form : kitchenSink
  const services: OutboxServices = {
    outbox,
    drafts: () => storage,
    openForm: async () =>
      form && { form, deliver: deliver ?? delivery.deliver, ...(isRelayed !== undefined && { isRelayed }) },
    now: () => new Date(start + after),
    random: () => 0,
    later: () => () => undefined,
  }
  const outcomes = async (more: Partial<OutboxServices> = {}) =>
    (await sendWaiting({ ...services, ...more })).map(({ outcome }) => outcome)
  const draft = () => readDraft(storage, draftKeys(storage)[0] ?? '', kitchenSink)
  const footers = () => delivery.record.map(({ embeds }) => embeds[0]?.footer.text)
  return { services, outcomes, outbox, delivery, draft, footers }
}
