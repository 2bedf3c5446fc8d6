import { describe, expect, it } from 'vitest'
import type { Submission } from '../../src/delivery/deliver'
import { createWebhookDelivery, createWebhookSender } from '../../src/delivery/webhook'
import type { Message } from '../../src/engine/message/message'
import { goodAnswers, kitchenSink } from '../support/kitchen-sink'
import { harbourTrip, harbourTripFixtures } from '../support/sample-forms'
import { validAnswers } from '../support/valid-answers'
import { aFetch, broken, status, stored, tooFast, type Answer } from './a-fetch'
import { someMessages } from './some-messages'

const url = 'https://discord.com/api/v10/webhooks/123456789012345678/token?wait=true'

function aDelivery(...answers: readonly Answer[]) {
  const { fetch, requests } = aFetch(...answers)
  const naps: number[] = []
  const sleep = async (milliseconds: number) => void naps.push(milliseconds)
  return { send: createWebhookSender({ url, fetch, sleep, random: () => 0.5 }), requests, naps }
}

const one = someMessages(1)

describe('posting to a webhook', () => {
  it('sends the message as JSON, with that header and no cookies', async () => {
    const { send, requests } = aDelivery(stored)
    await send(one)
    expect(requests[0]?.url).toBe(url)
    expect(requests[0]?.body).toEqual(one[0])
    expect(requests[0]?.init).toMatchObject({ method: 'POST', credentials: 'omit' })
    expect(requests[0]?.init.headers).toEqual({ 'Content-Type': 'application/json' })
  })

  it('sets no time limit', async () => {
    const { send, requests } = aDelivery(stored)
    await send(one)
    expect(requests[0]?.init.signal).toBeUndefined()
  })

  it.each<[string, Answer]>([
    ['no content', status(204)],
    ['an empty text', () => new Response('')],
    ['JSON without an id', () => Response.json({})],
    ['an id that is not text', () => Response.json({ id: 1 })],
    ['a text that is no JSON', () => new Response('ok')],
    [
      'JSON that breaks off',
      () => new Response('{"id":"1', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['a text that is too long', () => Response.json({ id: '1', content: 'x'.repeat(300_000) })],
    ['a text that never ends', () => new Response(new ReadableStream())],
  ])('takes an OK with %s as stored', async (_, answer) => {
    const { send, requests } = aDelivery(answer)
    expect(await send(one)).toEqual({ ok: true, sent: 1 })
    expect(requests).toHaveLength(1)
  })

  it('takes the OK of a replaced fetch, whose reply has nothing else, as stored', async () => {
    const ok = { ok: true, status: 204 } satisfies Partial<Response>
    // Like an extension's: less than a whole Response.
    const { send } = aDelivery(() => ok as Response)
    expect(await send(one)).toEqual({ ok: true, sent: 1 })
  })

  it('treats an OK with a page of HTML as uncertain', async () => {
    const { send, requests } = aDelivery(
      () => new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } }),
    )
    expect(await send(one)).toMatchObject({ ok: false, reason: 'refused', sent: 0, uncertain: true })
    expect(requests).toHaveLength(1)
  })

  it.each([400, 401, 403, 404, 413])('treats the status %i as a final refusal', async (code) => {
    const { send, requests } = aDelivery(status(code))
    expect(await send(one)).toEqual({ ok: false, reason: 'refused', status: code, sent: 0 })
    expect(requests).toHaveLength(1)
  })

  it.each([500, 502, 503])(
    'treats the status %i as a refusal too, and reports that the message may still be stored',
    async (code) => {
      const { send, requests } = aDelivery(status(code))
      expect(await send(one)).toEqual({
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
    const { send, requests } = aDelivery(broken)
    expect(await send(one)).toEqual({ ok: false, reason: 'offline', sent: 0, uncertain: true })
    expect(requests).toHaveLength(1)
  })

  it('does not follow a redirect, which would end in a GET', async () => {
    const { send, requests } = aDelivery(() => Response.error())
    expect(await send(one)).toEqual({ ok: false, reason: 'refused', sent: 0 })
    expect(requests[0]?.init.redirect).toBe('manual')
  })
})

describe('a rate-limited webhook', () => {
  it('is called again after the requested time, and a little more', async () => {
    const { send, requests, naps } = aDelivery(tooFast(0.53), stored)
    expect(await send(one)).toEqual({ ok: true, sent: 1 })
    expect(naps).toEqual([730])
    expect(requests.map(({ body }) => body)).toEqual([one[0], one[0]])
  })

  it('keeps what was stored before', async () => {
    const { send, requests } = aDelivery(stored, tooFast(1), stored)
    expect(await send(someMessages(2))).toEqual({ ok: true, sent: 2 })
    expect(requests).toHaveLength(3)
  })

  it('is not called forever', async () => {
    const { send, requests } = aDelivery(tooFast(1))
    expect(await send(one)).toEqual({
      ok: false,
      reason: 'refused',
      status: 429,
      retryAfter: 1000,
      sent: 0,
    })
    expect(requests).toHaveLength(8)
  })

  it('is called at growing intervals while it keeps asking for no wait', async () => {
    const { send, naps } = aDelivery(tooFast(0))
    expect(await send(one)).toMatchObject({ ok: false, status: 429, retryAfter: 0 })
    expect(naps).toEqual([200, 1200, 2200, 4200, 8200, 16_200, 32_200])
  })

  it.each([1e12, 1e308])('limits a wait of %d seconds to a day', async (wait) => {
    const { send } = aDelivery(tooFast(wait))
    expect(await send(one)).toMatchObject({ ok: false, retryAfter: 24 * 60 * 60 * 1000 })
  })

  it('is not called again if the wait takes minutes', async () => {
    const { send, naps } = aDelivery(tooFast(600))
    expect(await send(one)).toEqual({
      ok: false,
      reason: 'refused',
      status: 429,
      retryAfter: 600_000,
      sent: 0,
    })
    expect(naps).toEqual([])
  })

  it('may ask for waits of up to two minutes in all', async () => {
    const { send, naps } = aDelivery(tooFast(50))
    expect(await send(someMessages(2))).toMatchObject({ ok: false, retryAfter: 50_000 })
    expect(naps).toEqual([50_200, 50_200])
  })

  it('is left alone when it bans us', async () => {
    const { send, requests } = aDelivery(() => new Response('error code: 1015', { status: 429 }))
    expect(await send(one)).toEqual({
      ok: false,
      reason: 'refused',
      status: 429,
      banned: true,
      sent: 0,
    })
    expect(requests).toHaveLength(1)
  })
})

describe('the caller during a wait', () => {
  const never = () => new Promise<never>(() => undefined)

  it('is notified of each wait and its length', async () => {
    const { send } = aDelivery(tooFast(0.53), tooFast(12), stored)
    const told: number[] = []
    await send(one, 0, { onWait: (wait) => told.push(wait) })
    expect(told).toEqual([730, 12_200])
  })

  it('can end a wait: then the message was certainly not stored', async () => {
    const { fetch, requests } = aFetch(tooFast(60))
    const stop = new AbortController()
    const send = createWebhookSender({ url, fetch, sleep: never, random: () => 0 })
    const receipt = send(one, 0, { signal: stop.signal, onWait: () => stop.abort() })
    expect(await receipt).toEqual({ ok: false, reason: 'stopped', sent: 0 })
    expect(requests).toHaveLength(1)
  })

  it('can abort a pending reply: then the outcome is uncertain', async () => {
    const stop = new AbortController()
    const fetch = (_: string, { signal }: RequestInit) =>
      new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    const send = createWebhookSender({ url, fetch, sleep: never, random: () => 0 })
    const receipt = send(one, 0, { signal: stop.signal })
    stop.abort()
    expect(await receipt).toEqual({ ok: false, reason: 'stopped', sent: 0, uncertain: true })
  })
})

describe('a submission to a webhook', () => {
  const submission = (change: Partial<Submission> = {}): Submission => ({
    form: kitchenSink,
    answers: validAnswers(kitchenSink, goodAnswers),
    reference: 'KS-7K3M9Q',
    sentAt: new Date('2026-01-01T12:00:00.000Z'),
    stored: 0,
    isRepeat: false,
    ...change,
  })
  const long = validAnswers(kitchenSink, { ...goodAnswers, phone: 'p'.repeat(9000) })

  async function sent(change: Partial<Submission>) {
    const { fetch, requests } = aFetch(stored)
    const services = { url, fetch, sleep: async () => undefined, random: () => 0 }
    const receipt = await createWebhookDelivery(services)(submission(change))
    // Only messages are posted there.
    const embeds = requests.map(({ body }) => (body as Message).embeds[0])
    return { receipt, embeds, footers: embeds.map((embed) => embed?.footer.text) }
  }

  it('becomes messages', async () => {
    const { receipt, footers, embeds } = await sent({})
    expect(receipt).toEqual({ ok: true, sent: 1 })
    expect(footers).toEqual(['Reference KS-7K3M9Q'])
    expect(embeds[0]?.timestamp).toBe('2026-01-01T12:00:00.000Z')
  })

  it('goes only to the webhook that the routes choose for its answers', async () => {
    const { fetch, requests } = aFetch(stored)
    const routeAddresses = { 'harbour-trip-pairs': 'https://discord.com/api/v10/webhooks/2/pairs?wait=true' }
    const services = { url, routeAddresses, fetch, sleep: async () => undefined, random: () => 0 }
    const deliver = createWebhookDelivery(services)
    const trip = (change: object) =>
      submission({
        form: harbourTrip,
        answers: validAnswers(harbourTrip, { ...harbourTripFixtures.valid['alone']?.answers, ...change }),
      })
    const dry = { activities: ['Sailing', 'Fishing, with a net'], swims: true }
    expect(await deliver(trip(dry))).toMatchObject({ ok: true })
    expect(await deliver(trip({ ...dry, friend: true, friendName: 'TallOak' }))).toMatchObject({ ok: true })
    expect(requests.map(({ url }) => url)).toEqual([url, routeAddresses['harbour-trip-pairs']])
    expect(await deliver(trip({ activities: ['Sailing', 'Diving'], swims: true }))).toEqual({
      ok: false,
      reason: 'refused',
      status: 404,
      sent: 0,
    })
    expect(requests).toHaveLength(2)
  })

  it('that may have arrived before is marked for staff, in all following messages', async () => {
    expect((await sent({ isRepeat: true })).footers).toEqual([
      'Reference KS-7K3M9Q · sent again, perhaps a double',
    ])
    const parts = (await sent({ answers: long })).footers
    const { footers } = await sent({ answers: long, stored: 1, isRepeat: true })
    expect(footers).toEqual(parts.slice(1).map((footer) => `${footer} · sent again, perhaps a double`))
  })

  it.each(['1970-01-01T00:00:07.000Z', '2099-06-01T00:00:00.000Z'])(
    'has no time if the clock of the device says %s',
    async (time) => {
      expect((await sent({ sentAt: new Date(time) })).embeds[0]).not.toHaveProperty('timestamp')
    },
  )
})
