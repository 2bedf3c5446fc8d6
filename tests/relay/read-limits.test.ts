import { describe, expect, it } from 'vitest'
import { aRelay, aSubmission, fromSite, goodValues } from './a-relay'

const slug = 'guestlist-request'

describe('reading the votes or the health', () => {
  const readAs = (relay: ReturnType<typeof aRelay>, path: string, address = '192.0.2.7') =>
    relay.ask(path, { headers: { 'CF-Connecting-IP': address } })
  const fewReads = { ...goodValues, READS_PER_MINUTE: '2', READS_PER_HOUR: '3' }

  it.each(['/votes/top', '/votes/last', '/health'])('floods %s to no avail', async (path) => {
    let asked = 0
    const count = async <T>(value: T) => {
      asked += 1
      return value
    }
    const relay = aRelay(fewReads, {
      health: () => count([]),
      votes: () => count([]),
    })
    const flood = await Promise.all([1, 2, 3, 4, 5].map(() => readAs(relay, path)))
    expect(flood.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429, 429])
    expect(asked).toBe(2)
    const held = flood.find(({ status }) => status === 429)
    expect(held?.headers.get('Retry-After')).toBe('60')
    expect(await held?.json()).toEqual({
      code: 'too-many-reads',
      text: 'You have asked too often. Please wait and ask again.',
      retryAfter: 60_000,
    })
    expect((await readAs(relay, path, '192.0.2.8')).status).toBe(200)
    relay.clock.now += 60_000
    expect((await readAs(relay, path)).status).toBe(200)
    relay.clock.now += 60_000
    expect((await readAs(relay, path)).headers.get('Retry-After')).toBe('3480')
    relay.clock.now += 3_480_000
    expect((await readAs(relay, path)).status).toBe(200)
  })

  it.each(['/votes/top', '/health'])('works with HEAD too, as many monitors ask: %s', async (path) => {
    const relay = aRelay(goodValues, { votes: async () => [] })
    expect((await relay.ask(path, { method: 'HEAD' })).status).toBe(200)
    expect((await relay.ask(`/submit/${slug}`, { method: 'HEAD' })).status).toBe(405)
    // A code from signing in works once.
    expect((await relay.ask('/sign-in/callback', { method: 'HEAD' })).status).toBe(405)
  })

  it('does not count as a submission by the visitor, nor the other way round', async () => {
    const relay = aRelay({ ...fewReads, VISITOR_PER_MINUTE: '1' })
    for (const _ of [1, 2, 3]) await readAs(relay, '/health')
    const submit = () => relay.ask(`/submit/${slug}`, fromSite(aSubmission(slug)))
    expect((await submit()).status).toBe(202)
    expect((await submit()).status).toBe(429)
    expect((await readAs(relay, '/health', '192.0.2.8')).status).toBe(200)
  })

  it('gets the reply that the relay is not configured, and shares one limit with everyone, if the secret is missing', async () => {
    const relay = aRelay({ ...fewReads, VISITOR_SECRET: '' })
    expect(await (await readAs(relay, '/health')).json()).toEqual({ status: 'needs a person' })
    await readAs(relay, '/health', '192.0.2.8')
    expect((await readAs(relay, '/health', '192.0.2.9')).status).toBe(429)
  })
})
