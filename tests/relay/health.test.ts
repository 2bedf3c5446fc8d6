import { describe, expect, it } from 'vitest'
import type { BoxHealth } from '../../src/relay/queue/submission-box'
import { aRelay, goodValues } from './a-relay'

const quiet: BoxHealth = { waiting: 0, stuck: 0, oldest: undefined, dead: false }

async function healthWith(staff: Partial<BoxHealth>, values = goodValues) {
  const relay = aRelay(values, {
    slugs: ['staff', 'contact'],
    health: async (slug) => (slug === 'staff' ? { ...quiet, ...staff } : quiet),
  })
  const reply = await relay.ask('/health')
  const body: unknown = await reply.json()
  return { status: reply.status, body, now: relay.clock.now }
}

describe('the health route', () => {
  it('says that all is well when nothing waits', async () => {
    const { status, body } = await healthWith({})
    expect(status).toBe(200)
    expect(body).toEqual({
      status: 'ok',
      configured: true,
      waiting: 0,
      stuck: 0,
      oldestSeconds: 0,
      forms: [],
    })
  })

  it('counts what waits, and for how long, form by form', async () => {
    const { status, body } = await healthWith({ waiting: 3, oldest: Date.UTC(2026, 0, 1, 11, 59) })
    expect(status).toBe(200)
    const form = { slug: 'staff', waiting: 3, stuck: 0, dead: false, oldestSeconds: 60 }
    expect(body).toMatchObject({ status: 'ok', waiting: 3, oldestSeconds: 60, forms: [form] })
  })

  it.each([
    { stuck: 1, oldest: 0 },
    { dead: true, waiting: 1, oldest: 0 },
  ])('calls for a person with %o', async (box) => {
    const { status, body } = await healthWith(box)
    expect(status).toBe(503)
    expect(body).toMatchObject({ status: 'needs a person' })
  })

  it('calls for a person when the relay lacks a value without which it takes nothing', async () => {
    for (const name of ['VISITOR_SECRET', 'SITE_ORIGINS']) {
      expect(await healthWith({}, { ...goodValues, [name]: '' })).toMatchObject({
        status: 503,
        body: { configured: false },
      })
    }
  })
})
