import { describe, expect, it } from 'vitest'
import { createWebhookDelivery } from '../../src/delivery/webhook'
import { aFetch, broken, status, stored, tooFast, type Answer } from './a-fetch'
import { someMessages } from './some-messages'

const url = 'https://discord.com/api/v10/webhooks/123456789012345678/token?wait=true'

function aDelivery(...answers: readonly Answer[]) {
  const { fetch, requests } = aFetch(...answers)
  const naps: number[] = []
  const sleep = async (milliseconds: number) => void naps.push(milliseconds)
  return { deliver: createWebhookDelivery({ url, fetch, sleep, random: () => 0.5 }), requests, naps }
}

const one = someMessages(1)

describe('posting to a webhook', () => {
  it('sends the message as JSON, with that header and no cookies', async () => {
    const { deliver, requests } = aDelivery(stored)
    await deliver(one)
    expect(requests[0]?.url).toBe(url)
    expect(requests[0]?.body).toEqual(one[0])
    expect(requests[0]?.init).toMatchObject({ method: 'POST', credentials: 'omit' })
    expect(requests[0]?.init.headers).toEqual({ 'Content-Type': 'application/json' })
  })

  it('sets no time limit', async () => {
    const { deliver, requests } = aDelivery(stored)
    await deliver(one)
    expect(requests[0]?.init.signal).toBeUndefined()
  })

  it.each([200, 204])('takes the status %i for stored', async (code) => {
    const { deliver } = aDelivery(status(code))
    expect(await deliver(one)).toEqual({ ok: true, sent: 1 })
  })

  it.each([400, 401, 403, 404, 413])('counts the status %i as refused, once and for all', async (code) => {
    const { deliver, requests } = aDelivery(status(code))
    expect(await deliver(one)).toEqual({ ok: false, reason: 'refused', status: code, sent: 0 })
    expect(requests).toHaveLength(1)
  })

  it.each([500, 502, 503])(
    'counts the status %i as refused too, and says that the message may be stored all the same',
    async (code) => {
      const { deliver, requests } = aDelivery(status(code))
      expect(await deliver(one)).toEqual({
        ok: false,
        reason: 'refused',
        status: code,
        sent: 0,
        uncertain: true,
      })
      expect(requests).toHaveLength(1)
    },
  )

  it('never sends again after a broken connection, which may have stored the message', async () => {
    const { deliver, requests } = aDelivery(broken)
    expect(await deliver(one)).toEqual({ ok: false, reason: 'offline', sent: 0, uncertain: true })
    expect(requests).toHaveLength(1)
  })

  it('does not follow a redirect, which would end in a GET', async () => {
    const { deliver, requests } = aDelivery(() => Response.error())
    expect(await deliver(one)).toEqual({ ok: false, reason: 'refused', sent: 0 })
    expect(requests[0]?.init.redirect).toBe('manual')
  })
})

describe('a webhook that is asked too often', () => {
  it('is asked again after the time it tells, and a little more', async () => {
    const { deliver, requests, naps } = aDelivery(tooFast(0.53), stored)
    expect(await deliver(one)).toEqual({ ok: true, sent: 1 })
    expect(naps).toEqual([730])
    expect(requests.map(({ body }) => body)).toEqual([one[0], one[0]])
  })

  it('keeps what was stored before', async () => {
    const { deliver, requests } = aDelivery(stored, tooFast(1), stored)
    expect(await deliver(someMessages(2))).toEqual({ ok: true, sent: 2 })
    expect(requests).toHaveLength(3)
  })

  it('is not asked for ever', async () => {
    const { deliver, requests } = aDelivery(tooFast(1))
    expect(await deliver(one)).toEqual({
      ok: false,
      reason: 'refused',
      status: 429,
      retryAfter: 1000,
      sent: 0,
    })
    expect(requests).toHaveLength(9)
  })

  it('is not waited for when that takes minutes', async () => {
    const { deliver, naps } = aDelivery(tooFast(600))
    expect(await deliver(one)).toEqual({
      ok: false,
      reason: 'refused',
      status: 429,
      retryAfter: 600_000,
      sent: 0,
    })
    expect(naps).toEqual([])
  })

  it('may tell us to wait up to two minutes in all', async () => {
    const { deliver, naps } = aDelivery(tooFast(50))
    expect(await deliver(someMessages(2))).toMatchObject({ ok: false, retryAfter: 50_000 })
    expect(naps).toEqual([50_200, 50_200])
  })

  it('is left alone when it bans us', async () => {
    const { deliver, requests } = aDelivery(() => new Response('error code: 1015', { status: 429 }))
    expect(await deliver(one)).toEqual({
      ok: false,
      reason: 'refused',
      status: 429,
      banned: true,
      sent: 0,
    })
    expect(requests).toHaveLength(1)
  })
})

describe('whoever waits for it', () => {
  const never = () => new Promise<never>(() => undefined)

  it('is told of each wait, as long as it will be', async () => {
    const { deliver } = aDelivery(tooFast(0.53), tooFast(12), stored)
    const told: number[] = []
    await deliver(one, 0, { onWait: (wait) => told.push(wait) })
    expect(told).toEqual([730, 12_200])
  })

  it('can end a wait: then it is certain that the message was not taken', async () => {
    const { fetch, requests } = aFetch(tooFast(60))
    const stop = new AbortController()
    const deliver = createWebhookDelivery({ url, fetch, sleep: never, random: () => 0 })
    const receipt = deliver(one, 0, { signal: stop.signal, onWait: () => stop.abort() })
    expect(await receipt).toEqual({ ok: false, reason: 'stopped', sent: 0 })
    expect(requests).toHaveLength(1)
  })

  it('can end a reply that does not come: then nobody knows', async () => {
    const stop = new AbortController()
    const fetch = (_: string, { signal }: RequestInit) =>
      new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    const deliver = createWebhookDelivery({ url, fetch, sleep: never, random: () => 0 })
    const receipt = deliver(one, 0, { signal: stop.signal })
    stop.abort()
    expect(await receipt).toEqual({ ok: false, reason: 'stopped', sent: 0, uncertain: true })
  })
})
