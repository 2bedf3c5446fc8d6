import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { harbourTrip, harbourTripFixtures } from '../support/sample-forms'
import { aRelay, fromSite, goodValues } from './a-relay'

const values = {
  ...goodValues,
  VISITOR_PER_MINUTE: '100000',
  VISITOR_PER_HOUR: '100000',
}
/** The opening and closing times of the form in tests/lint/sample: Berlin's winter time, and New York's summer time. */
const edges = {
  opens: Date.UTC(2026, 2, 28, 19),
  closes: Date.UTC(2026, 9, 25, 16),
  fireworks: Date.UTC(2026, 4, 31, 22),
}
const reason = harbourTrip.ui['ui:door']?.text ?? ''
const fixture = harbourTripFixtures.valid['alone']?.answers ?? {}

async function askAt(now: number, sentAt: number, answers: object) {
  const relay = aRelay(values, { loadForm: async () => harbourTrip })
  relay.clock.now = now
  const body = { reference: 'HT-7K3M9Q', key: `HT-7K3M9Q-${sentAt}`, sentAt: new Date(sentAt), answers }
  const reply = await relay.ask('/submit/harbour-trip', fromSite(body))
  return { status: reply.status, body: await reply.json(), kept: relay.kept.length }
}

describe("the relay's clock", () => {
  it.each([
    [edges.opens - 1, 423],
    [edges.opens, 202],
    [edges.opens + 1, 202],
    [edges.closes - 1, 202],
    [edges.closes, 423],
    [edges.closes + 1, 423],
  ])('decides at %i: %i', async (now, status) => {
    const answers = { ...fixture, activities: ['Sailing', 'Diving'], swims: true }
    // The visitor's own clock says the opposite.
    const told = await askAt(now, now + (status === 423 ? 1 : -1) * 60_000, answers)
    expect([told.status, told.kept]).toEqual([status, status === 202 ? 1 : 0])
    const body = status === 423 ? { code: 'closed', text: reason } : { reference: 'HT-7K3M9Q' }
    expect(told.body).toEqual(body)
  })

  it('refuses a single option from the minute it closes', async () => {
    const answers = { ...fixture, activities: ['Fishing, with a net', 'Fireworks'] }
    expect((await askAt(edges.fireworks - 1, edges.fireworks, answers)).status).toBe(202)
    const refused = await askAt(edges.fireworks, edges.fireworks - 1, answers)
    expect(refused).toMatchObject({
      status: 422,
      kept: 0,
      body: { errors: [{ name: 'activities', rule: 'not', text: 'No fireworks in summer' }] },
    })
  })

  it.each([
    ['the form', edges.closes, ['Sailing', 'Diving']],
    ['one of its options', edges.fireworks, ['Fireworks', 'Sailing']],
  ])(
    'accepts what the relay has already, once %s has closed, and nothing else',
    async (_, end, activities) => {
      const relay = aRelay(values, { loadForm: async () => harbourTrip })
      const submit = async (now: number, more: object = {}) => {
        relay.clock.now = now
        const answers = { ...fixture, activities, swims: true, ...more }
        const body = { reference: 'HT-7K3M9Q', key: 'HT-7K3M9Q-1767268800000', answers }
        return (await relay.ask('/submit/harbour-trip', fromSite(body))).status
      }
      expect(await submit(end - 1)).toBe(202)
      expect(await submit(end + 5000)).toBe(202)
      expect(await submit(end + 5000, { swims: false })).not.toBe(202)
      expect(relay.kept).toHaveLength(1)
      expect(relay.logged.map(({ outcome }) => outcome).slice(0, 2)).toEqual(['accepted', 'known'])
    },
  )

  it('judges a thousand submissions around these times correctly', { timeout: 120_000 }, async () => {
    const wrong: unknown[] = []
    const around = fc.record({
      edge: fc.constantFrom(...Object.values(edges)),
      away: fc.oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -7_200_000, max: 7_200_000 })),
      drift: fc.integer({ min: -3_600_000, max: 3_600_000 }),
      fireworks: fc.boolean(),
    })
    for (const { edge, away, drift, fireworks } of fc.sample(around, { numRuns: 1000, seed: 11 })) {
      const now = edge + away
      const answers = {
        ...fixture,
        activities: ['Fishing, with a net', fireworks ? 'Fireworks' : 'Sailing'],
        swims: true,
      }
      const isOpen = now >= edges.opens && now < edges.closes
      const isRight = !fireworks || now < edges.fireworks
      const expected = isOpen ? (isRight ? 202 : 422) : 423
      const { status, kept } = await askAt(now, now + drift, answers)
      if (status !== expected || kept !== Number(expected === 202))
        wrong.push({ now, drift, fireworks, status, expected })
    }
    expect(wrong).toEqual([])
  })
})

it('accepts what the relay has already, whatever has changed in the form since', async () => {
  let form = harbourTrip
  const relay = aRelay(values, { loadForm: async () => form })
  relay.clock.now = edges.opens
  const body = { reference: 'HT-7K3M9Q', key: 'HT-7K3M9Q-1767268800000', answers: fixture }
  const submit = async () => (await relay.ask('/submit/harbour-trip', fromSite(body))).status
  expect(await submit()).toBe(202)
  form = { ...harbourTrip, order: harbourTrip.order.slice(1) }
  expect(await submit()).toBe(202)
  const broken = { instancePath: '/age', schemaPath: '', keyword: 'minimum', params: {} }
  form = { ...harbourTrip, check: () => [broken] }
  expect(await submit()).toBe(202)
  expect(relay.kept).toHaveLength(1)
})
