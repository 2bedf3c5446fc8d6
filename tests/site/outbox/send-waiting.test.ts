import { describe, expect, test } from 'vitest'
import type { Deliver, Receipt } from '../../../src/delivery/deliver'
import { findDrafts } from '../../../src/site/form-page/drafts/find-draft'
import { noteSent, sentUnder } from '../../../src/site/submission/sent-references'
import type { WaitingForm } from '../../../src/site/outbox/outbox-store'
import { sendWaiting, takeBack } from '../../../src/site/outbox/send-waiting'
import { goodAnswers, kitchenSink } from '../../support/kitchen-sink'
import { anOutbox, type Given, hour, reference, start, waitingForm } from './an-outbox'

const failing = (receipt: Partial<Extract<Receipt, { ok: false }>>): Deliver => {
  return async () => ({ ok: false, reason: 'refused', sent: 0, ...receipt })
}

/** The waiting form under another reference. */
function referredTo(other: string): WaitingForm {
  const waiting = waitingForm()
  return { ...waiting, reference: other, draft: waiting.draft.replaceAll(reference, other) }
}

describe('a waiting form', () => {
  test('is sent once, under its old reference, and then no longer waits', async () => {
    const { outcomes, outbox, footers } = anOutbox()
    expect(await outcomes()).toEqual(['sent'])
    expect(await outcomes()).toEqual([])
    expect(footers()).toEqual([`Reference ${reference}`])
    expect(await outbox.all()).toEqual([])
  })

  test('is sent by one of two tabs', async () => {
    const { outcomes, delivery } = anOutbox()
    await Promise.all([outcomes(), outcomes()])
    expect(delivery.record).toHaveLength(1)
  })

  test.each([
    ['there is no network', { reason: 'offline', uncertain: true }],
    ['the receiver fails', { status: 503 }],
    ['its line is too slow for the relay', { status: 408 }],
    ['it was called too often', { status: 429, retryAfter: 1000 }],
  ] as const)('waits on while %s', async (_, failure) => {
    const { outcomes, outbox, draft } = anOutbox({ deliver: failing(failure) })
    expect(await outcomes()).toEqual(['waiting'])
    expect(await outbox.all()).toHaveLength(1)
    expect(draft()).toBeUndefined()
  })

  test('keeps waiting while its form cannot be fetched', async () => {
    const { outcomes, outbox } = anOutbox()
    const openForm = () => Promise.reject(new Error('offline'))
    expect(await outcomes({ openForm })).toEqual(['waiting'])
    expect(await outbox.all()).toHaveLength(1)
  })

  test('is marked for staff if an earlier try may have arrived, also one that was cut off', async () => {
    const { services, outcomes, footers } = anOutbox()
    const cutOff = new Promise<never>(() => undefined)
    const openForm = async () => ({ form: kitchenSink, deliver: () => cutOff })
    // A tab that closes releases its lock.
    const tab = { ...services.outbox, withLock: <Result>(work: () => Promise<Result>) => work() }
    void sendWaiting({ ...services, outbox: tab, openForm })
    await new Promise((resolve) => setTimeout(resolve))
    expect(await outcomes()).toEqual(['sent'])
    expect(footers()).toEqual([`Reference ${reference} · sent again, perhaps a double`])
  })

  test('keeps waiting when the database fails while it is being sent', async () => {
    const unhandled: unknown[] = []
    const hear = (error: unknown) => void unhandled.push(error)
    process.on('unhandledRejection', hear)
    const { outcomes, outbox, delivery, footers } = anOutbox()
    let puts = 0
    const failsLater = async (waiting: WaitingForm) => {
      puts += 1
      if (puts > 1) throw new DOMException('It is off.', 'InvalidStateError')
      await outbox.put(waiting)
    }
    const slowly: Deliver = async (...given) => {
      await new Promise((resolve) => setTimeout(resolve))
      return delivery.deliver(...given)
    }
    const failed = await outcomes({
      outbox: { ...outbox, put: failsLater },
      openForm: async () => ({ form: kitchenSink, deliver: slowly }),
    })
    expect(failed).toEqual(['waiting'])
    process.off('unhandledRejection', hear)
    expect(unhandled).toEqual([])
    expect(await outbox.all()).toHaveLength(1)
    expect(await outcomes()).toEqual(['sent'])
    expect(footers().at(-1)).toBe(`Reference ${reference} · sent again, perhaps a double`)
  })

  test('that the database cannot write keeps neither those before nor those behind it from being sent', async () => {
    const { services, outcomes, outbox, footers } = anOutbox()
    const references = [reference, 'KS-AAAAAA', 'KS-BBBBBB'] as const
    for (const other of references) await outbox.add(referredTo(other))
    const put = async (waiting: WaitingForm) => {
      if (waiting.reference === references[1])
        throw new DOMException('There is no room.', 'QuotaExceededError')
      await services.outbox.put(waiting)
    }
    expect(await outcomes({ outbox: { ...outbox, put } })).toEqual(['sent', 'waiting', 'sent'])
    expect(footers()).toEqual([`Reference ${reference}`, `Reference ${references[2]}`])
    expect((await outbox.all()).map((waiting) => waiting.reference)).toEqual([references[1]])
  })

  test.each<[string, Given]>([
    ['is gone', { form: undefined }],
    ['is another one', { waiting: waitingForm({ version: 'old' }) }],
    ['has no rules that let it through', { waiting: waitingForm({}, '') }],
    [
      'asks for more',
      { form: { ...kitchenSink, schema: { ...kitchenSink.schema, required: [...kitchenSink.order] } } },
    ],
  ])('is not sent, and is a draft again, when its form %s', async (_, given) => {
    const { outcomes, outbox, delivery, draft } = anOutbox(given)
    expect(await outcomes()).toEqual(['changed'])
    expect(draft()?.answers).toMatchObject({ name: 'Steve' })
    expect(draft()?.attempt?.reference).toBe(reference)
    expect(delivery.record).toEqual([])
    expect(await outbox.all()).toEqual([])
  })

  test('becomes a draft again after a day, and after a permanent refusal', async () => {
    const late = anOutbox({ after: 24 * hour + 1 })
    expect(await late.outcomes()).toEqual(['expired'])
    expect(late.draft()?.answers).toEqual(goodAnswers)
    expect(late.delivery.record).toEqual([])
    const dead = anOutbox({ deliver: failing({ status: 404 }) })
    expect(await dead.outcomes()).toEqual(['refused'])
    expect(dead.draft()?.answers).toEqual(goodAnswers)
  })

  test('is offered as a draft if its visitor comes after more than a week', async () => {
    const { services, outcomes } = anOutbox({ after: 200 * hour })
    expect(await outcomes()).toEqual(['expired'])
    expect(findDrafts(services.drafts(), kitchenSink, '', start + 200 * hour)).toHaveLength(1)
  })

  test('becomes a draft again when the receiver finds errors in it', async () => {
    const errors = [{ name: 'name', rule: 'required', text: 'Enter it' }] as const
    const { outcomes, draft } = anOutbox({ deliver: failing({ status: 422, errors }) })
    expect(await outcomes()).toEqual(['changed'])
    expect(draft()?.answers).toEqual(goodAnswers)
  })

  test('keeps waiting instead of being lost if there is no room for a draft', async () => {
    const { outcomes, outbox } = anOutbox({ after: 25 * hour })
    expect(await outcomes({ drafts: () => undefined })).toEqual(['waiting'])
    expect(await outbox.all()).toHaveLength(1)
  })
})

describe('a form that is sent while no page is open', () => {
  const unseen = { isUnseen: true, drafts: () => undefined } as const

  test('arrives once, and its visitor is notified once, on the next visit', async () => {
    const { services, outcomes, outbox, footers } = anOutbox()
    expect(await outcomes(unseen)).toEqual(['sent'])
    expect(await outcomes(unseen)).toEqual(['sent'])
    expect(footers()).toEqual([`Reference ${reference}`])
    const [{ waiting } = {}] = await sendWaiting(services)
    expect(waiting?.arrived).toBe(kitchenSink.message.outcomes.success)
    expect(footers()).toHaveLength(1)
    expect(sentUnder(services.drafts(), reference)).toBe(Infinity)
    expect(await outcomes()).toEqual([])
    expect(await outbox.all()).toEqual([])
  })

  test('is sent once a page that tries at the same time has given up', async () => {
    const { services, outcomes, footers } = anOutbox()
    let giveUp: () => void = () => undefined
    const cut = new Promise<never>((_, reject) => {
      giveUp = () => reject(new TypeError('Failed to fetch'))
    })
    const byPage = sendWaiting({ ...services, openForm: () => cut })
    const byWorker = outcomes(unseen)
    expect(await outcomes()).toEqual([])
    giveUp()
    expect((await byPage).map(({ outcome }) => outcome)).toEqual(['waiting'])
    expect(await byWorker).toEqual(['sent'])
    expect(footers()).toEqual([`Reference ${reference}`])
  })

  test('cannot be taken back once it has arrived', async () => {
    const { services, outcomes, draft } = anOutbox()
    await outcomes(unseen)
    expect(await takeBack(reference, services)).toBe(false)
    expect(draft()).toBeUndefined()
  })

  test('waits for its visitor if the form has changed, and if it is too late', async () => {
    const changed = anOutbox({ waiting: waitingForm({ version: 'old' }) })
    expect(await changed.outcomes(unseen)).toEqual(['waiting'])
    expect(await changed.outcomes()).toEqual(['changed'])
    const late = anOutbox({ after: 25 * hour })
    expect(await late.outcomes(unseen)).toEqual(['waiting'])
    expect(await late.outcomes()).toEqual(['expired'])
    expect([...changed.footers(), ...late.footers()]).toEqual([])
  })

  test('is not sent once it is taken back', async () => {
    const { services, outcomes, footers } = anOutbox()
    expect(await takeBack(reference, services)).toBe(true)
    expect(await outcomes(unseen)).toEqual([])
    expect(footers()).toEqual([])
  })
})

describe('taking a form back', () => {
  test('deletes the note that it may arrive, unless it may have arrived', async () => {
    const sure = anOutbox()
    noteSent(sure.services.drafts(), reference, Infinity, start)
    await takeBack(reference, sure.services)
    expect(sentUnder(sure.services.drafts(), reference)).toBe(0)
    const unsure = anOutbox({ deliver: failing({ reason: 'offline', uncertain: true }) })
    noteSent(unsure.services.drafts(), reference, Infinity, start)
    await unsure.outcomes()
    await takeBack(reference, unsure.services)
    expect(sentUnder(unsure.services.drafts(), reference)).toBe(Infinity)
  })

  test('makes it a draft, and it is never sent', async () => {
    const { services, outcomes, delivery, draft } = anOutbox()
    expect(await takeBack(reference, services)).toBe(true)
    expect(await outcomes()).toEqual([])
    expect(draft()?.answers).toEqual(goodAnswers)
    expect(delivery.record).toEqual([])
  })

  test('fails while it is being sent, and afterwards', async () => {
    let arrive: (receipt: Receipt) => void = () => undefined
    const deliver: Deliver = () => new Promise((resolve) => (arrive = resolve))
    const { services, outcomes, draft } = anOutbox({ deliver })
    const sending = outcomes()
    await new Promise((resolve) => setTimeout(resolve))
    expect(await takeBack(reference, services)).toBe(false)
    arrive({ ok: true, sent: 1 })
    expect(await sending).toEqual(['sent'])
    expect(await takeBack(reference, services)).toBe(false)
    expect(draft()).toBeUndefined()
  })
})
