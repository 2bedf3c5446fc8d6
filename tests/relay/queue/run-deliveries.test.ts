import { expect, it } from 'vitest'
import { createMemoryDelivery } from '../../support/memory-delivery'
import { accept } from '../../../src/relay/queue/accept'
import { nextRunAt, runDeliveries, type Attempt, type Trouble } from '../../../src/relay/queue/run-deliveries'
import { someMessages } from '../../delivery/some-messages'
import { createMemoryShelf } from './memory-shelf'

const hour = 3_600_000
const unlimited = { perMinute: 100, waiting: 100 }

function aBox(isTold = true) {
  const delivery = createMemoryDelivery()
  const { shelf, all } = createMemoryShelf()
  const [troubles, log]: [Trouble[], Attempt[]] = [[], []]
  const clock = { now: 1_000_000 }
  const offer = (number: number, parts = 1, digest = 'd') => ({
    key: `key-${number}`,
    digest,
    reference: `TF-00000${number}`,
    messages: someMessages(parts),
  })
  return {
    delivery,
    shelf,
    all,
    troubles,
    log,
    clock,
    accept: (number: number, parts?: number, limits = unlimited, digest?: string) =>
      accept(offer(number, parts, digest), shelf, limits, clock.now),
    run: () =>
      runDeliveries({
        shelf,
        deliver: delivery.send,
        tell: async (trouble) => {
          troubles.push(trouble)
          return isTold
        },
        log: (attempt) => void log.push(attempt),
        now: () => clock.now,
        random: () => 0,
      }),
  }
}

it('delivers what was accepted, in its order, and then waits for nothing', async () => {
  const box = aBox()
  for (const number of [1, 2]) await box.accept(number)
  await box.run()
  expect(box.log.map(({ reference, outcome }) => `${reference} ${outcome}`)).toEqual([
    'TF-000001 stored',
    'TF-000002 stored',
  ])
  expect(nextRunAt(box.shelf)).toBeUndefined()
})

it('goes on with the part that is missing', async () => {
  const box = aBox()
  await box.accept(1, 3)
  box.delivery.failAfter(1, { reason: 'refused', status: 503 })
  await box.run()
  expect(box.delivery.record).toHaveLength(1)
  box.clock.now = nextRunAt(box.shelf) ?? 0
  await box.run()
  expect(box.delivery.record.map(({ embeds }) => embeds[0]?.title)).toEqual([
    'Message 1',
    'Message 2',
    'Message 3',
  ])
})

it('marks a message that may be stored already, and no other', async () => {
  const box = aBox()
  await box.accept(1, 2)
  box.delivery.failAfter(0, { reason: 'offline', uncertain: true })
  await box.run()
  box.clock.now = nextRunAt(box.shelf) ?? 0
  await box.run()
  expect(box.delivery.record.map(({ embeds }) => embeds[0]?.footer.text)).toEqual([
    'Reference TF-7K3M9Q · sent again, perhaps a double',
    'Reference TF-7K3M9Q',
  ])
})

it('tells a person once that a webhook is gone, keeps everything, and sends it when the webhook is back', async () => {
  const box = aBox()
  for (const number of [1, 2]) await box.accept(number)
  for (let times = 0; times < 3; times += 1) {
    box.delivery.failAfter(0, { reason: 'refused', status: 404 })
    await box.run()
    box.clock.now += 1.5 * hour
  }
  expect(box.troubles).toEqual([{ kind: 'dead-webhook', reference: 'TF-000001' }])
  expect(box.log).toHaveLength(3)
  expect(box.shelf.line().dead).toBe(true)
  await box.run()
  expect(box.delivery.record).toHaveLength(2)
  expect(box.shelf.line().dead).toBe(false)
})

it('tells again as long as nobody could be told', async () => {
  const box = aBox(false)
  await box.accept(1)
  for (let times = 0; times < 2; times += 1) {
    box.delivery.failAfter(0, { reason: 'refused', status: 401 })
    await box.run()
    box.clock.now += 1.5 * hour
  }
  expect(box.troubles).toHaveLength(2)
})

it('sets aside what is refused, tells a person, and delivers the others', async () => {
  const box = aBox()
  for (const number of [1, 2]) await box.accept(number)
  box.delivery.failAfter(0, { reason: 'refused', status: 400 })
  await box.run()
  expect(box.troubles).toEqual([{ kind: 'stuck', reference: 'TF-000001', tries: 1 }])
  expect(box.delivery.record).toHaveLength(1)
  expect(box.shelf.counts()).toMatchObject({ waiting: 0, stuck: 1 })
})

it('keeps no word of what is delivered, and knows it for a week', async () => {
  const box = aBox()
  await box.accept(1)
  await box.run()
  expect(box.all()[0]?.messages).toEqual([])
  expect(await box.accept(1)).toEqual({ outcome: 'known', reference: 'TF-000001' })
  expect(await box.accept(1, 1, unlimited, 'other')).toEqual({ outcome: 'conflict' })
  box.clock.now += 8 * 24 * hour
  await box.run()
  expect(box.all()).toEqual([])
})

it('takes no more in a minute, and no more at the same time, than it is told', async () => {
  const box = aBox()
  await box.accept(1)
  expect(await box.accept(2, 1, { perMinute: 1, waiting: 9 })).toEqual({
    outcome: 'too-many',
    retryAfter: 15_000,
  })
  expect(await box.accept(2, 1, { perMinute: 9, waiting: 1 })).toEqual({
    outcome: 'full',
    retryAfter: 300_000,
  })
  expect(await box.accept(1, 1, { perMinute: 1, waiting: 1 })).toMatchObject({ outcome: 'known' })
  box.clock.now += 60_001
  expect(await box.accept(2, 1, { perMinute: 1, waiting: 9 })).toMatchObject({ outcome: 'accepted' })
})
