import { beforeEach, describe, expect, it } from 'vitest'
import { createMemoryDelivery } from '../support/memory-delivery'
import { createWebhookSender, type SendMessages } from '../../src/delivery/webhook'
import { webhookUrl } from '../../src/delivery/webhook-url'
import { createSandbox } from '../../src/sandbox/create-sandbox'
import { sandboxWebhookUrl } from '../../src/sandbox/identity'
import { aFetch, broken, status, stored } from './a-fetch'
import { someMessages } from './some-messages'

type Trouble = 'refused' | 'offline'

interface Subject {
  readonly send: SendMessages
  /** Accept this many messages, then fail once. */
  failAfter(count: number, trouble: Trouble): void
  /** What was stored, in order. */
  received(): readonly unknown[]
}

const still = { sleep: async () => undefined, random: () => 0 }
const local = 'http://127.0.0.1:4174'

const subjects: Readonly<Record<string, () => Subject>> = {
  memory() {
    const memory = createMemoryDelivery()
    return {
      send: memory.send,
      failAfter: (count, reason) =>
        memory.failAfter(count, { reason, uncertain: true, ...(reason === 'refused' && { status: 500 }) }),
      received: () => memory.record,
    }
  },
  'webhook, with a network of the test': () => {
    let [left, trouble]: [number, Trouble | undefined] = [0, undefined]
    const bodies: unknown[] = []
    const network = aFetch((request) => {
      const fails = trouble !== undefined && left-- === 0 ? trouble : undefined
      if (fails) trouble = undefined
      else bodies.push(request.body)
      return fails ? (fails === 'refused' ? status(500) : broken)(request) : stored(request)
    })
    return {
      send: createWebhookSender({
        ...still,
        url: `${local}/api/v10/webhooks/1/a?wait=true`,
        fetch: network.fetch,
      }),
      failAfter: (count, reason) => void ([left, trouble] = [count, reason]),
      received: () => bodies,
    }
  },
  'webhook, with the sandbox': () => {
    const sandbox = createSandbox({ webhooks: ['guild'], limits: 'off' })
    const reading = webhookUrl(sandboxWebhookUrl(local, 'guild'))
    let [left, trouble]: [number, Trouble | undefined] = [0, undefined]
    const fetch = async (url: string, init: RequestInit) => {
      const kind = trouble === 'offline' ? 'dropped-before-saving' : 'server-error'
      if (trouble && left-- === 0) sandbox.setFaults([{ target: 'webhook', kind, times: 1 }])
      const reply = await sandbox.app.request(url, init)
      if (reply.headers.has('X-Sandbox-Dropped')) throw new TypeError('Failed to fetch')
      return reply
    }
    return {
      send: createWebhookSender({ ...still, url: reading.ok ? reading.url : '', fetch }),
      failAfter: (count, reason) => void ([left, trouble] = [count, reason]),
      received: () => sandbox.messages('guild').map(({ body }) => body),
    }
  },
}

describe.each(Object.entries(subjects))('a sender by %s', (_, create) => {
  let subject: Subject
  const three = someMessages(3)

  beforeEach(() => {
    subject = create()
  })

  it('stores every message, in order, and counts them', async () => {
    expect(await subject.send(three)).toEqual({ ok: true, sent: 3 })
    expect(subject.received()).toEqual(three)
  })

  it('does nothing without messages', async () => {
    expect(await subject.send([])).toEqual({ ok: true, sent: 0 })
  })

  it('stops at a refused message, and reports how many were stored', async () => {
    subject.failAfter(1, 'refused')
    expect(await subject.send(three)).toEqual({
      ok: false,
      reason: 'refused',
      status: 500,
      sent: 1,
      uncertain: true,
    })
    expect(subject.received()).toEqual(three.slice(0, 1))
  })

  it('stops if there is no reply', async () => {
    subject.failAfter(2, 'offline')
    expect(await subject.send(three)).toEqual({ ok: false, reason: 'offline', sent: 2, uncertain: true })
    expect(subject.received()).toEqual(three.slice(0, 2))
  })

  it('continues after the messages of an earlier try', async () => {
    subject.failAfter(1, 'offline')
    const { sent } = await subject.send(three)
    expect(await subject.send(three, sent)).toEqual({ ok: true, sent: 3 })
    expect(subject.received()).toEqual(three)
  })

  it('sends nothing again if everything was sent before', async () => {
    expect(await subject.send(three, 3)).toEqual({ ok: true, sent: 3 })
    expect(subject.received()).toEqual([])
  })

  it('reports each stored message, counting those of an earlier try', async () => {
    const told: number[] = []
    await subject.send(three, 1, { onStored: (sent) => told.push(sent) })
    expect(told).toEqual([2, 3])
  })

  it('sends nothing more once it is stopped', async () => {
    const stop = new AbortController()
    const onStored = (sent: number) => sent === 2 && stop.abort()
    expect(await subject.send(three, 0, { signal: stop.signal, onStored })).toEqual({
      ok: false,
      reason: 'stopped',
      sent: 2,
    })
    expect(subject.received()).toEqual(three.slice(0, 2))
  })
})
