import { expect, it } from 'vitest'
import { aForm } from '../engine/a-form'
import { aRelay, fromSite, goodValues } from './a-relay'

const values = {
  ...goodValues,
  WEBHOOK_TEST_FORM: 'https://discord.com/api/webhooks/123456789012345678/token',
}

const form = aForm(
  { required: ['day'], properties: { day: { type: 'string', format: 'date' } } },
  { day: { 'ui:options': { dates: { from: 'today', until: 'today+7d', text: 'A day of the next week' } } } },
)
const noon = Date.UTC(2026, 10, 22, 12)

it.each([
  // At noon UTC the 22nd is beginning in the last time zone, and the 23rd has long begun in the first.
  [noon, '2026-11-21', 422],
  [noon - 1, '2026-11-21', 202],
  [noon, '2026-11-22', 202],
  [noon, '2026-11-30', 202],
  [noon, '2026-12-01', 422],
  [Date.UTC(2026, 10, 22, 9, 59), '2026-11-30', 422],
])("by the relay's clock (%i) the day %s is answered with %i", async (now, day, status) => {
  const relay = aRelay(values, { loadForm: async () => form })
  relay.clock.now = now
  // The visitor's own clock is a week off.
  const sentAt = new Date(now - 7 * 24 * 60 * 60 * 1000)
  const body = { reference: 'TF-7K3M9Q', key: `TF-7K3M9Q-${sentAt.getTime()}`, sentAt, answers: { day } }
  const reply = await relay.ask('/submit/test-form', fromSite(body))
  expect([reply.status, relay.kept.length]).toEqual([status, status === 202 ? 1 : 0])
  const { errors = [] } = await reply.json()
  expect(errors.map(({ text }: { readonly text: string }) => text)).toEqual(
    status === 422 ? ['A day of the next week'] : [],
  )
})
