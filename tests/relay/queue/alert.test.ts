import { expect, it } from 'vitest'
import { createMemoryDelivery } from '../../support/memory-delivery'
import { sendAlert } from '../../../src/relay/queue/alert'
import type { LogEntry } from '../../../src/relay/process-services'

const reason = { kind: 'dead-webhook', reference: 'BR-7K3M9Q' } as const

function aPerson() {
  const alerts = createMemoryDelivery()
  const logged: LogEntry[] = []
  const services = {
    slug: 'sailor-report',
    webhook: 'sailor-report',
    log: (entry: LogEntry) => void logged.push(entry),
  }
  return { alerts, logged, services }
}

it('says in the channel for alerts what is wrong, where, and what to do, and mentions no one', async () => {
  const { alerts, logged, services } = aPerson()
  expect(await sendAlert(reason, { ...services, send: alerts.send })).toBe(true)
  const [message] = alerts.record
  expect(message?.content).toContain('The webhook of the form "sailor-report" is gone')
  expect(message?.content).toContain('BR-7K3M9Q')
  expect(message?.content).toContain('WEBHOOK_SAILOR_REPORT')
  expect(message).toMatchObject({ embeds: [], allowed_mentions: { parse: [] } })
  expect(logged).toEqual([
    { event: 'alert', slug: 'sailor-report', reference: 'BR-7K3M9Q', outcome: 'dead-webhook' },
  ])
})

it('reports failure when the alert does not arrive', async () => {
  const { alerts, logged, services } = aPerson()
  alerts.failAfter(0, { reason: 'offline' })
  expect(await sendAlert(reason, { ...services, send: alerts.send })).toBe(false)
  expect(logged).toMatchObject([{ outcome: 'not-told' }])
})

it('only logs it if there is no such channel', async () => {
  const { logged, services } = aPerson()
  expect(
    await sendAlert({ kind: 'stuck', reference: 'BR-7K3M9Q', tries: 8 }, { ...services, send: undefined }),
  ).toBe(true)
  expect(logged).toMatchObject([{ outcome: 'stuck' }])
})

it('says how many wait, and since when, if nothing is delivered', async () => {
  const { alerts, logged, services } = aPerson()
  await sendAlert({ kind: 'late', waiting: 7, minutes: 31 }, { ...services, send: alerts.send })
  expect(alerts.record[0]?.content).toContain('7 are waiting, the oldest for 31 minutes')
  expect(logged).toMatchObject([{ outcome: 'late' }])
})
