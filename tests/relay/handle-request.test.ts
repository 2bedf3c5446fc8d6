import { describe, expect, it, test } from 'vitest'
import { formSlugs } from '../../src/catalog/read-definitions'
import { answersOf, formOf } from '../support/fixtures'
import { toMessages } from '../../src/engine/message/to-messages'
import { validate } from '../../src/engine/answers/validate'
import { aRelay, aSubmission, fromSite, goodValues, secretToken, site } from './a-relay'

const slug = 'guestlist-request'

describe('a submission from a page of the site', () => {
  it.each(formSlugs())(
    'is stored as the message that staff would read for %s, and answered with its reference',
    async (slug) => {
      const relay = aRelay()
      const handedIn = aSubmission(slug)
      const reply = await relay.ask(`/submit/${slug}`, fromSite(handedIn))
      expect(reply.status).toBe(202)
      expect(await reply.json()).toEqual({ reference: handedIn['reference'] })
      const form = formOf(slug)
      const answers = validate(form, answersOf(slug, 'minimal', new Date(relay.clock.now)))
      if (!answers.ok) throw new Error(`The fixture of ${slug} is not valid.`)
      const context = {
        reference: String(handedIn['reference']),
        sentAt: new Date('2026-01-01T12:00:00.000Z'),
        staffRoleId: goodValues['STAFF_ROLE_ID'],
      }
      expect(relay.kept.map(({ messages }) => messages)).toEqual([toMessages(form, answers.value, context)])
    },
  )

  it('is stored once, however often it is submitted', async () => {
    const relay = aRelay()
    const replies = await Promise.all(
      [1, 2, 3].map(() => relay.ask(`/submit/${slug}`, fromSite(aSubmission(slug)))),
    )
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202])
    expect(relay.kept).toHaveLength(1)
    expect(relay.logged.map(({ outcome }) => outcome)).toEqual(['accepted', 'known', 'known'])
  })

  it('is stored in addition to the first if its answers differ under the same key, and both can be told apart', async () => {
    const relay = aRelay()
    await relay.ask(`/submit/${slug}`, fromSite(aSubmission(slug)))
    const other = { minecraftName: 'Someone', discordTag: 'someone', reason: 'Another one' }
    const reply = await relay.ask(`/submit/${slug}`, fromSite(aSubmission(slug, { answers: other })))
    expect(reply.status).toBe(202)
    expect(relay.kept).toHaveLength(2)
    const footers = relay.store
      .nextDue(relay.clock.now, 2)
      .map(({ messages }) => messages[0]?.embeds[0]?.footer.text)
    expect(footers[0]).not.toContain('another submission')
    expect(footers[1]).toMatch(/ZM-7K3M9Q.* · another submission has this reference$/)
  })

  it('is marked if another submission has used its reference', async () => {
    const relay = aRelay()
    for (const time of [1, 2])
      await relay.ask(
        `/submit/${slug}`,
        fromSite(aSubmission(slug, { key: `ZM-7K3M9Q-176726880000${time}` })),
      )
    const footers = relay.store
      .nextDue(relay.clock.now, 2)
      .map(({ messages }) => messages[0]?.embeds[0]?.footer.text)
    expect(footers.filter((footer) => footer?.includes('another submission'))).toHaveLength(1)
  })

  it("gets the form's own errors back, as the page shows them", async () => {
    const reply = await aRelay().ask(
      `/submit/${slug}`,
      fromSite(aSubmission(slug, { answers: { reason: ' ' } })),
    )
    expect(reply.status).toBe(422)
    const expected = validate(formOf(slug), {})
    if (expected.ok) throw new Error('An empty form is not valid.')
    expect(await reply.json()).toMatchObject({
      code: 'invalid',
      heading: expected.heading,
      errors: expected.errors,
    })
  })

  it('is refused, never lost in part, when the form no longer has one of its questions', async () => {
    const relay = aRelay()
    const answers = { ...answersOf(slug, 'minimal'), oldQuestion: 'my long answer' }
    const reply = await relay.ask(`/submit/${slug}`, fromSite(aSubmission(slug, { answers })))
    expect(reply.status).toBe(409)
    expect(await reply.json()).toMatchObject({ code: 'form-changed' })
    expect(relay.kept).toEqual([])
  })

  it('is refused with the honeypot filled in, without claiming that it was sent', async () => {
    const relay = aRelay()
    const reply = await relay.ask(`/submit/${slug}`, fromSite(aSubmission(slug, { trap: 'x' })))
    expect(reply.status).toBe(403)
    expect(relay.kept).toEqual([])
  })

  it('has the time of the relay if the clock of the visitor is wrong by more than a day', async () => {
    const relay = aRelay()
    await relay.ask(`/submit/${slug}`, fromSite(aSubmission(slug, { sentAt: '2019-01-01T12:00:00.000Z' })))
    expect(relay.kept[0]?.messages[0]?.embeds[0]?.timestamp).toBe('2026-01-01T12:00:00.000Z')
  })

  it('cannot be sent if the webhook or the visitor secret is not set', async () => {
    for (const name of ['WEBHOOK_GUESTLIST_REQUEST', 'VISITOR_SECRET']) {
      const reply = await aRelay({ ...goodValues, [name]: '' }).ask(
        `/submit/${slug}`,
        fromSite(aSubmission(slug)),
      )
      expect(reply.status).toBe(503)
      expect(await reply.json()).toMatchObject({ code: 'not-configured' })
    }
  })
})

describe('a visitor', () => {
  const submitAs = (relay: ReturnType<typeof aRelay>, address: string, at: number) => {
    const key = `ZM-7K3M9Q-${address}-${at}`.replaceAll(/[^\w.-]/g, '_')
    return relay.ask(`/submit/${slug}`, fromSite(aSubmission(slug, { key }), { 'CF-Connecting-IP': address }))
  }

  it('who floods gets the time to wait; others are not affected; after the wait they are accepted again', async () => {
    const relay = aRelay({ ...goodValues, VISITOR_PER_MINUTE: '3' })
    const flood = await Promise.all([1, 2, 3, 4, 5].map((at) => submitAs(relay, '192.0.2.7', at)))
    // They come at the same time, so any three may be first.
    expect(flood.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 429, 429])
    const held = flood.filter(({ status }) => status === 429)
    expect(held.map(({ headers }) => headers.get('Retry-After'))).toEqual(['60', '60'])
    expect((await submitAs(relay, '192.0.2.8', 1)).status).toBe(202)
    relay.clock.now += 60_000
    expect((await submitAs(relay, '192.0.2.7', 6)).status).toBe(202)
  })

  it('is the same visitor with all addresses of an IPv6 network', async () => {
    const relay = aRelay({ ...goodValues, VISITOR_PER_MINUTE: '1' })
    expect((await submitAs(relay, '2001:db8::1', 1)).status).toBe(202)
    expect((await submitAs(relay, '2001:0db8:0:0:ffff::2', 2)).status).toBe(429)
    expect((await submitAs(relay, '2001:db8:0:1::1', 3)).status).toBe(202)
  })

  it('has neighbours: all networks of one customer together may submit as much as three visitors', async () => {
    const relay = aRelay({ ...goodValues, VISITOR_PER_MINUTE: '2' })
    const statuses: number[] = []
    for (let network = 1; network <= 8; network += 1)
      statuses.push((await submitAs(relay, `2001:db8:7:${network}::1`, network)).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 429, 429])
    expect((await submitAs(relay, '2001:db8:8:1::1', 9)).status).toBe(202)
  })

  it('who has submitted before leaves half of the limit of the form to newcomers, however many addresses they have', async () => {
    const relay = aRelay({ ...goodValues, VISITOR_PER_MINUTE: '60' })
    const statuses = { sixAddresses: 0, newcomers: 0 }
    for (let at = 0; at < 60; at += 1)
      if ((await submitAs(relay, `192.0.2.${at % 6}`, at)).status === 202) statuses.sixAddresses += 1
    for (let at = 0; at < 25; at += 1)
      if ((await submitAs(relay, `198.51.100.${at}`, at)).status === 202) statuses.newcomers += 1
    expect(statuses.sixAddresses).toBeLessThanOrEqual(30)
    expect(statuses.newcomers).toBe(25)
  })

  it('who is refused leaves nothing in storage, whatever the reason', async () => {
    const relay = aRelay({ ...goodValues, VISITOR_PER_MINUTE: '3' })
    await relay.ask(`/submit/${slug}`, fromSite(aSubmission(slug, { answers: {} })))
    await relay.ask(`/submit/${slug}`, fromSite('{'))
    await relay.ask(`/submit/${slug}`, fromSite(aSubmission(slug, { trap: 'x' })))
    expect((await relay.ask(`/submit/${slug}`, fromSite(aSubmission(slug)))).status).toBe(429)
    expect([relay.accepted, relay.kept]).toEqual([[], []])
  })

  it('who floods is turned away without calling the limiter', async () => {
    let asked = 0
    const relay = aRelay(goodValues, {
      admit: async () => {
        asked += 1
        return { ok: false, retryAfter: 30_000 }
      },
    })
    for (let at = 0; at < 50; at += 1) await submitAs(relay, '192.0.2.7', at)
    expect(asked).toBe(1)
    relay.clock.now += 10_000
    expect((await submitAs(relay, '192.0.2.7', 51)).headers.get('Retry-After')).toBe('30')
    expect(asked).toBe(2)
  })

  it('who comes to a full form is turned away without calling its queue', async () => {
    let asked = 0
    const relay = aRelay(goodValues, {
      offer: async () => {
        asked += 1
        return { outcome: 'too-many', retryAfter: 15_000 }
      },
    })
    const statuses = new Set<number>()
    for (let at = 0; at < 50; at += 1) statuses.add((await submitAs(relay, `192.0.2.${at}`, at)).status)
    expect([[...statuses], asked]).toEqual([[429], 1])
    relay.clock.now += 1000
    await submitAs(relay, '192.0.2.99', 51)
    expect(asked).toBe(2)
  })

  it('is counted by a hash, never by an address', async () => {
    const relay = aRelay()
    await submitAs(relay, '192.0.2.7', 1)
    const hash: unknown = expect.stringMatching(/^[0-9a-f]{32}$/)
    expect(relay.accepted).toEqual([{ visitor: hash, neighbourhood: hash, at: relay.clock.now }])
  })
})

describe('permission to call', () => {
  it('is granted to the site in the preflight, and to no other origin', async () => {
    const ask = (origin: string) =>
      aRelay().ask(`/submit/${slug}`, { method: 'OPTIONS', headers: { Origin: origin } })
    const yes = await ask(site)
    expect(yes.status).toBe(204)
    expect(yes.headers.get('Access-Control-Allow-Origin')).toBe(site)
    expect(yes.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type')
    const no = await ask('https://emberfall.example.evil.example')
    expect(no.status).toBe(403)
    expect(no.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  it.each(['https://evil.example', 'null', 'http://emberfall.example', `${site}:8443`])(
    'is refused to a page of %s',
    async (origin) => {
      const relay = aRelay()
      const reply = await relay.ask(`/submit/${slug}`, fromSite(aSubmission(slug), { Origin: origin }))
      expect(reply.status).toBe(403)
      expect(reply.headers.get('Access-Control-Allow-Origin')).toBeNull()
      expect(relay.kept).toEqual([])
    },
  )
})

test.each([
  [`/submit/${slug}`, 'GET', 'POST'],
  ['/health', 'POST', 'GET, HEAD'],
  ['/votes/top', 'DELETE', 'GET, HEAD'],
  ['/sign-in/callback', 'HEAD', 'GET'],
])(
  'the refusal of another method names those that %s takes: not %s, but %s',
  async (path, method, allowed) => {
    const reply = await aRelay().ask(path, { method })
    expect([reply.status, reply.headers.get('Allow')]).toEqual([405, allowed])
  },
)

describe('the secrets', () => {
  it('appear in no reply and in no line of the log, and neither do answers', async () => {
    const relay = aRelay({ ...goodValues, VOTE_KEY: 'vote-key' })
    const nosy = { minecraftName: 'Nosy Parker', discordTag: 'nosy', reason: 'a long reason' }
    const replies = [
      await relay.ask(`/submit/${slug}`, fromSite(aSubmission(slug, { answers: nosy }))),
      await relay.ask(`/submit/${slug}`, fromSite(aSubmission(slug, { answers: { ...nosy, extra: 1 } }))),
      await relay.ask(`/submit/${slug}`, fromSite('{')),
      await relay.ask('/health'),
      await relay.ask('/votes/top'),
    ]
    const said = (await Promise.all(replies.map((reply) => reply.text()))).join('\n')
    expect(said + JSON.stringify(relay.logged)).not.toMatch(
      new RegExp(`${secretToken}|vote-key|salt|discord\\.com|Nosy|long reason|192\\.0`),
    )
    expect(relay.logged).toHaveLength(3)
  })
})

test('an internal error is answered with a plain sentence, and its message is not logged', async () => {
  const relay = aRelay(goodValues, {
    offer: async () => {
      throw new Error('secret words')
    },
  })
  const reply = await relay.ask(`/submit/${slug}`, fromSite(aSubmission(slug)))
  expect(reply.status).toBe(500)
  expect(await reply.json()).toEqual({ code: 'failed', text: 'Something went wrong. Please try again.' })
  expect(reply.headers.get('Access-Control-Allow-Origin')).toBe(site)
  expect(JSON.stringify(relay.logged)).not.toContain('secret words')
})
