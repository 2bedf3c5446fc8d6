import { afterEach, expect, test, vi } from 'vitest'
import type { Deliver } from '../../../src/delivery/deliver'
import { normalizeAnswers } from '../../../src/engine/answers/normalize-answers'
import { later } from '../../../src/site/page-life'
import { queueForm } from '../../../src/site/outbox/queue-form'
import { sendWaiting, takeBack, type OutboxServices } from '../../../src/site/outbox/send-waiting'
import { goodAnswers, kitchenSink } from '../../support/kitchen-sink'
import { createMemoryDelivery } from '../../support/memory-delivery'
import { memoryStorage } from '../../support/memory-storage'
import { memoryOutbox } from './memory-outbox'

const reference = 'KS-7K3M9Q'
const threeMinutes = 3 * 60 * 1000

async function anOutbox() {
  const delivery = createMemoryDelivery()
  const outbox = memoryOutbox()
  const answers = JSON.stringify(normalizeAnswers(kitchenSink, goodAnswers))
  const attempt = { reference, sentAt: new Date(), answers, stored: 0, isUncertain: false }
  await queueForm(kitchenSink, { answers: goodAnswers, attempt }, outbox, new Date())
  const storage = memoryStorage()
  const services: OutboxServices = {
    outbox,
    drafts: () => storage,
    openForm: async () => ({ form: kitchenSink, deliver: delivery.deliver }),
    now: () => new Date(),
    random: () => 0,
    later,
  }
  return { services, footers: () => delivery.record.map(({ embeds }) => embeds[0]?.footer.text) }
}

const silentReceiver: Deliver = (_, { signal } = {}) =>
  new Promise((resolve) =>
    signal?.addEventListener('abort', () =>
      resolve({ ok: false, reason: 'stopped', sent: 0, uncertain: true }),
    ),
  )

const silentHost: OutboxServices['openForm'] = (_, signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

afterEach(() => void vi.useRealTimers())

test.each<[string, string, OutboxServices['openForm']]>([
  [
    'receiver',
    ' · sent again, perhaps a double',
    async () => ({ form: kitchenSink, deliver: silentReceiver }),
  ],
  ['host', '', silentHost],
])(
  'a %s that never answers is left after three minutes, and the form is sent later',
  async (_, mark, openForm) => {
    vi.useFakeTimers()
    const { services, footers } = await anOutbox()
    const sending = sendWaiting({ ...services, openForm })
    await vi.advanceTimersByTimeAsync(threeMinutes - 1)
    expect(await takeBack(reference, services)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await sending).toMatchObject([{ outcome: 'waiting' }])
    expect(await sendWaiting(services)).toMatchObject([{ outcome: 'sent' }])
    expect(footers()).toEqual([`Reference ${reference}${mark}`])
  },
)

test('a form whose receiver never answered can be taken back', async () => {
  vi.useFakeTimers()
  const { services } = await anOutbox()
  const openForm = async () => ({ form: kitchenSink, deliver: silentReceiver })
  const sending = sendWaiting({ ...services, openForm })
  await vi.advanceTimersByTimeAsync(threeMinutes)
  await sending
  expect(await takeBack(reference, services)).toBe(true)
})
