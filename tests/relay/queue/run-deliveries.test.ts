import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../src/delivery/webhook'
import { createMemoryDelivery } from '../../support/memory-delivery'
import { enqueue, type QueueLimits } from '../../../src/relay/queue/enqueue'
import type { Rank } from '../../../src/relay/queue/queued-submission'
import type { AlertReason } from '../../../src/relay/queue/alert'
import { nextRunAt, runDeliveries, type Attempt } from '../../../src/relay/queue/run-deliveries'
import { someMessages } from '../../delivery/some-messages'
import { aQueueStore } from './a-queue-store'

const minute = 60_000
const hour = 60 * minute
const unlimited = { perMinute: 100, waiting: 100 }

interface Handed {
  readonly parts?: number
  readonly limits?: QueueLimits
  readonly rank?: Rank
  readonly reference?: string
}

function aQueue(isTold = true) {
  const delivery = createMemoryDelivery()
  const { store, all } = aQueueStore()
  const [alerts, log]: [AlertReason[], Attempt[]] = [[], []]
  const clock = { now: 1_000_000 }
  // The receiver's reply to every message; undefined while it accepts them.
  const receiver: { refusal: Failure | undefined } = { refusal: undefined }
  return {
    delivery,
    receiver,
    store,
    all,
    alerts,
    log,
    clock,
    enqueue: (number: number, handed: Handed = {}) => {
      const { parts = 1, limits = unlimited, rank = 0, reference = `TF-00000${number}` } = handed
      const offer = { id: `id-${number}`, reference, messages: someMessages(parts), rank }
      return enqueue(offer, store, limits, clock.now)
    },
    run: () =>
      runDeliveries({
        store,
        send: (messages, sent = 0) =>
          receiver.refusal === undefined
            ? delivery.send(messages, sent)
            : Promise.resolve({ ok: false, ...receiver.refusal, sent }),
        alert: async (reason) => {
          alerts.push(reason)
          return isTold
        },
        log: (attempt) => void log.push(attempt),
        now: () => clock.now,
        random: () => 0,
      }),
  }
}

/** Moves the clock from alarm to alarm for this long, while the receiver refuses each message in this way. */
async function refuseFor(
  queue: ReturnType<typeof aQueue>,
  milliseconds: number,
  failure: Failure,
): Promise<number> {
  const end = queue.clock.now + milliseconds
  let runs = 0
  queue.receiver.refusal = failure
  for (let at = nextRunAt(queue.store); at !== undefined && at <= end; at = nextRunAt(queue.store)) {
    queue.clock.now = Math.max(at, queue.clock.now)
    await queue.run()
    runs += 1
  }
  queue.clock.now = end
  queue.receiver.refusal = undefined
  return runs
}

describe('a waiting submission', () => {
  it('is delivered in order, and then the queue sets no alarm', async () => {
    const queue = aQueue()
    for (const number of [1, 2]) queue.enqueue(number)
    await queue.run()
    expect(queue.log.map(({ reference, outcome }) => `${reference} ${outcome}`)).toEqual([
      'TF-000001 stored',
      'TF-000002 stored',
    ])
    expect(nextRunAt(queue.store)).toBeUndefined()
  })

  it('continues with the missing part', async () => {
    const queue = aQueue()
    queue.enqueue(1, { parts: 3 })
    queue.delivery.failAfter(1, { reason: 'refused', status: 503 })
    await queue.run()
    expect(queue.delivery.record).toHaveLength(1)
    queue.clock.now = nextRunAt(queue.store) ?? 0
    await queue.run()
    expect(queue.delivery.record.map(({ embeds }) => embeds[0]?.title)).toEqual([
      'Message 1',
      'Message 2',
      'Message 3',
    ])
  })

  it('is sent five at a time at most, and one at a time after a failure', async () => {
    const queue = aQueue()
    for (let number = 1; number <= 20; number += 1) queue.enqueue(number)
    let [onTheWay, most, sent] = [0, 0, 0]
    const widths: number[] = []
    await runDeliveries({
      store: queue.store,
      send: async (messages, alreadySent = 0) => {
        onTheWay += 1
        most = Math.max(most, onTheWay)
        widths[sent++] = onTheWay
        await new Promise((resolve) => setTimeout(resolve, 1))
        onTheWay -= 1
        return sent === 8
          ? { ok: false, reason: 'refused', status: 400, sent: alreadySent }
          : { ok: true, sent: messages.length }
      },
      alert: async () => true,
      log: () => {},
      now: () => queue.clock.now,
      random: () => 0,
    })
    expect(most).toBe(5)
    expect(widths.slice(0, 7)).toEqual([1, 1, 2, 1, 2, 3, 4])
  })

  it('is sent after those of newcomers if its sender has submitted many', async () => {
    const queue = aQueue()
    queue.enqueue(1, { rank: 2 })
    queue.enqueue(2, { rank: 1 })
    queue.enqueue(3, { rank: 0 })
    await queue.run()
    expect(queue.log.map(({ reference }) => reference)).toEqual(['TF-000003', 'TF-000002', 'TF-000001'])
  })

  it('is marked exactly if it may be stored already', async () => {
    const queue = aQueue()
    queue.enqueue(1, { parts: 2 })
    queue.delivery.failAfter(0, { reason: 'offline', uncertain: true })
    await queue.run()
    queue.clock.now = nextRunAt(queue.store) ?? 0
    await queue.run()
    expect(queue.delivery.record.map(({ embeds }) => embeds[0]?.footer.text)).toEqual([
      'Reference TF-7K3M9Q · sent again, perhaps a double',
      'Reference TF-7K3M9Q',
    ])
  })

  it('is set aside and reported to a person when it is refused; the others are delivered', async () => {
    const queue = aQueue()
    for (const number of [1, 2]) queue.enqueue(number)
    queue.delivery.failAfter(0, { reason: 'refused', status: 400 })
    await queue.run()
    expect(queue.alerts).toEqual([{ kind: 'stuck', reference: 'TF-000001', tries: 1 }])
    expect(queue.delivery.record).toHaveLength(1)
    expect(queue.store.counts()).toEqual({ waiting: 0, stuck: 1 })
  })

  it('loses its text once it is delivered, and stays known for a week', async () => {
    const queue = aQueue()
    queue.enqueue(1)
    await queue.run()
    expect(queue.all()[0]?.messages).toEqual([])
    expect(queue.enqueue(1)).toEqual({ outcome: 'known' })
    queue.clock.now += 8 * 24 * hour
    await queue.run()
    expect(queue.all()).toEqual([])
  })
})

describe('a webhook that is gone', () => {
  it('is reported once, loses nothing, and gets everything when it is back', async () => {
    const queue = aQueue()
    for (const number of [1, 2]) queue.enqueue(number)
    for (let times = 0; times < 3; times += 1) {
      queue.delivery.failAfter(0, { reason: 'refused', status: 404 })
      await queue.run()
      queue.clock.now += 1.5 * hour
    }
    expect(queue.alerts).toEqual([{ kind: 'dead-webhook', reference: 'TF-000001' }])
    expect(queue.log).toHaveLength(3)
    expect(queue.store.circuit().isDead).toBe(true)
    await queue.run()
    expect(queue.delivery.record).toHaveLength(2)
    expect(queue.store.circuit().isDead).toBe(false)
  })

  it('is reported again until a report arrives', async () => {
    const queue = aQueue(false)
    queue.enqueue(1)
    for (let times = 0; times < 2; times += 1) {
      queue.delivery.failAfter(0, { reason: 'refused', status: 401 })
      await queue.run()
      queue.clock.now += 1.5 * hour
    }
    expect(queue.alerts).toHaveLength(2)
  })
})

describe('a limit without end', () => {
  const asked = [
    ['asks for a day', { reason: 'refused', status: 429, retryAfter: 86_400_000 }],
    ['asks for no pause at all', { reason: 'refused', status: 429, retryAfter: 0 }],
    ['is a ban without a time', { reason: 'refused', status: 429, banned: true }],
  ] as const

  it.each(asked)('that %s is reported to a person after half an hour, once', async (_, failure) => {
    const queue = aQueue()
    for (const number of [1, 2]) queue.enqueue(number)
    await refuseFor(queue, 29 * minute, failure)
    expect(queue.alerts).toEqual([])
    await refuseFor(queue, 2 * minute, failure)
    expect(queue.alerts).toEqual([{ kind: 'late', waiting: 2, minutes: 30 }])
    await refuseFor(queue, 20 * hour, failure)
    expect(queue.alerts).toHaveLength(1)
  })

  it('is reported again every ten minutes until a report arrives', async () => {
    const queue = aQueue(false)
    queue.enqueue(1)
    await refuseFor(queue, 55 * minute, { reason: 'refused', status: 429, retryAfter: 86_400_000 })
    expect(queue.alerts.map((reason) => 'minutes' in reason && reason.minutes)).toEqual([30, 40, 50])
  })

  it('is retried rarely, although it asks for no pause', async () => {
    const queue = aQueue()
    queue.enqueue(1)
    const failure = { reason: 'refused', status: 429, retryAfter: 0 } as const
    expect(await refuseFor(queue, hour, failure)).toBeLessThan(25)
  })

  it('that ends is reported again when the next one begins', async () => {
    const queue = aQueue()
    const failure = { reason: 'refused', status: 429, retryAfter: 3_000_000 } as const
    for (const number of [1, 2]) {
      queue.enqueue(number)
      await refuseFor(queue, 40 * minute, failure)
      queue.clock.now += 2 * hour
      await queue.run()
    }
    expect(queue.delivery.record).toHaveLength(2)
    expect(queue.alerts).toHaveLength(2)
  })
})

describe('the limit of a form', () => {
  it('restricts submissions in a minute and at the same time', () => {
    const queue = aQueue()
    queue.enqueue(1)
    expect(queue.enqueue(2, { limits: { perMinute: 1, waiting: 9 } })).toEqual({
      outcome: 'too-many',
      retryAfter: 15_000,
    })
    expect(queue.enqueue(2, { limits: { perMinute: 9, waiting: 1 } })).toEqual({
      outcome: 'full',
      retryAfter: 300_000,
    })
    expect(queue.enqueue(1, { limits: { perMinute: 1, waiting: 1 } })).toEqual({ outcome: 'known' })
    queue.clock.now += minute + 1
    expect(queue.enqueue(2, { limits: { perMinute: 1, waiting: 9 } })).toEqual({ outcome: 'accepted' })
  })

  it.each(['perMinute', 'waiting'] as const)('reserves half for newcomers (%s)', (limit) => {
    const queue = aQueue()
    const limits = { ...unlimited, [limit]: 6 }
    const outcomes = (rank: Rank, first: number) =>
      Array.from({ length: 4 }, (_, at) => queue.enqueue(first + at, { rank, limits }).outcome)
    const refused = limit === 'perMinute' ? 'too-many' : 'full'
    expect(outcomes(1, 1)).toEqual(['accepted', 'accepted', 'accepted', refused])
    expect(outcomes(0, 5)).toEqual(['accepted', 'accepted', 'accepted', refused])
  })

  it('does not refuse a second submission with the same reference, but marks it', async () => {
    const queue = aQueue()
    for (const number of [1, 2]) queue.enqueue(number, { reference: 'TF-7K3M9Q' })
    await queue.run()
    expect(queue.delivery.record.map(({ embeds }) => embeds[0]?.footer.text)).toEqual([
      'Reference TF-7K3M9Q',
      'Reference TF-7K3M9Q · another submission has this reference',
    ])
  })
})
