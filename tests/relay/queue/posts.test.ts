import { expect, it } from 'vitest'
import type { Receipt } from '../../../src/delivery/deliver'
import { createWebhookSender } from '../../../src/delivery/webhook'
import { enqueue } from '../../../src/relay/queue/enqueue'
import { sendAlert, type AlertReason } from '../../../src/relay/queue/alert'
import { nextRunAt, runDeliveries } from '../../../src/relay/queue/run-deliveries'
import { createSandbox } from '../../../src/sandbox/create-sandbox'
import { sandboxWebhookUrl } from '../../../src/sandbox/identity'
import { someMessages } from '../../delivery/some-messages'
import { createMemoryDelivery } from '../../support/memory-delivery'
import { aQueueStore } from './a-queue-store'

/**
 * A queue whose webhook belongs to a channel of this kind; every problem is reported to a person. A post that is gone
 * is refused with `statusOfGone`.
 */
function aQueue(forum: boolean, statusOfGone = 400) {
  const sandbox = createSandbox({ webhooks: [{ name: 'guild', forum }], limits: 'off' })
  const { store, all } = aQueueStore()
  const send = createWebhookSender({
    url: `${sandboxWebhookUrl('http://127.0.0.1:4174', 'guild')}?wait=true`,
    fetch: async (url, init) => {
      const reply = await sandbox.app.request(url, init)
      if (reply.status !== 400) return reply
      const error: unknown = await reply.json()
      const isGone = JSON.stringify(error).includes('Unknown Channel')
      return Response.json(error, { status: isGone ? statusOfGone : 400 })
    },
    sleep: async () => undefined,
    random: () => 0,
    mostWaits: 0,
  })
  const alerts: AlertReason[] = []
  const clock = { now: 0 }
  const services = {
    store,
    send,
    alert: async (reason: AlertReason) => alerts.push(reason) > 0,
    log: () => {},
    now: () => clock.now,
    random: () => 0,
  }
  return {
    sandbox,
    store,
    all,
    alerts,
    handIn(number: number, title?: string) {
      const messages = someMessages(2).map((message, at) =>
        at === 0 && title !== undefined ? { ...message, thread_name: title } : message,
      )
      const offer = { id: `${number}`, reference: `TF-00000${number}`, messages, rank: 0 as const }
      enqueue(offer, store, { perMinute: 60, waiting: 60 }, clock.now)
    },
    async run() {
      for (let runs = 0; runs < 100; runs += 1) {
        const next = nextRunAt(store)
        if (next === undefined) return
        clock.now = Math.max(clock.now, next)
        await runDeliveries(services)
      }
    },
    services,
    clock,
  }
}

it('continues in the post that the first part opened, whatever happens between the parts', async () => {
  const queue = aQueue(true)
  queue.handIn(1, 'Al_ex: Billing')
  const { send } = queue.services
  let receipt: Receipt | undefined
  await runDeliveries({
    ...queue.services,
    send: async (...given) => {
      receipt ??= await send(...given)
      if (receipt.ok && queue.all()[0]?.sent === 0) return receipt
      return { ok: false, reason: 'refused', status: 500, sent: 1 }
    },
  })
  expect(queue.all()[0]).toMatchObject({ sent: 1, thread: receipt?.thread })
  await queue.run()
  const parts = queue.sandbox.messages()
  expect(parts.map(({ threadName }) => threadName)).toEqual(['Al_ex: Billing', 'Al_ex: Billing'])
  expect(parts.map(({ message }) => message)).toMatchObject([
    { channel_id: receipt?.thread },
    { channel_id: receipt?.thread },
  ])
  expect(queue.alerts).toEqual([])
})

it.each([400, 404])(
  'opens a post of the same title for the rest where the first was deleted meanwhile, if Discord says so with %i',
  async (status) => {
    const queue = aQueue(true, status)
    queue.handIn(1, 'Al_ex: Billing')
    const { send } = queue.services
    await runDeliveries({
      ...queue.services,
      send: async (...given) =>
        queue.all()[0]?.sent === 0 ? send(...given) : { ok: false, reason: 'refused', status: 500, sent: 1 },
    })
    await queue.sandbox.app.request('http://localhost/sandbox/messages', { method: 'DELETE' })
    queue.handIn(2, 'Sam: Billing')
    await queue.run()
    const titles = queue.sandbox.messages().map(({ threadName }) => threadName)
    expect(titles.toSorted()).toEqual(['Al_ex: Billing', 'Sam: Billing', 'Sam: Billing'])
    expect(queue.store.counts()).toEqual({ waiting: 0, stuck: 0 })
    expect(queue.alerts).toEqual([])
  },
)

it('reports once that the channel is a forum and the form has no post title, and delivers all', async () => {
  const queue = aQueue(true)
  for (const number of [1, 2, 3]) queue.handIn(number)
  await queue.run()
  expect(queue.sandbox.messages()).toHaveLength(6)
  expect(queue.alerts).toEqual([{ kind: 'forum', reference: 'TF-000001' }])
  queue.handIn(4, 'A title by now')
  await queue.run()
  queue.handIn(5)
  await queue.run()
  expect(queue.alerts).toHaveLength(2)
})

it('reports that the form wants posts and the channel is not a forum, and delivers all', async () => {
  const queue = aQueue(false)
  for (const number of [1, 2]) queue.handIn(number, 'Al_ex: Billing')
  await queue.run()
  expect(queue.sandbox.messages().map(({ threadName }) => threadName)).toEqual([null, null, null, null])
  expect(queue.alerts.map(({ kind }) => kind)).toEqual(['no-forum'])
})

it.each(['forum', 'no-forum'] as const)(
  'says what to change in forms/ if the channel is: %s',
  async (kind) => {
    const alerts = createMemoryDelivery()
    const services = { slug: 'guild', webhook: 'guild-posts', send: alerts.send, log: () => {} }
    await sendAlert({ kind, reference: 'GU-7K3M9Q' }, services)
    const { content = '' } = alerts.record[0] ?? {}
    expect(content).toContain('forms/guild/message.json')
    expect(content).toContain('WEBHOOK_GUILD_POSTS')
    expect(content).toContain('GU-7K3M9Q')
  },
)
