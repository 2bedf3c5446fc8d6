import { formSlugs, readDefinition, readFixtures } from '../../src/catalog/read-definitions'
import { webhookVariable } from '../../src/delivery/webhook-url'
import { compileForm } from '../../src/engine/schema/compile-form'
import { accept } from '../../src/relay/queue/accept'
import type { OfferToBox } from '../../src/relay/queue/submission-box'
import { handleRequest } from '../../src/relay/handle-request'
import type { LogEntry } from '../../src/relay/log'
import type { RelayMeans } from '../../src/relay/relay-means'
import { readSettings } from '../../src/relay/settings'
import { judgeVisit } from '../../src/relay/rate-limit/judge-visit'
import { createReadings } from '../../src/relay/rate-limit/readings'
import { createMemoryShelf } from './queue/memory-shelf'

export const site = 'https://emberfall.example'
export const relayOrigin = 'https://relay.example'

/** An address of a webhook that stands for a secret: no reply and no line of the log may hold it. */
export const secretToken = 'very-secret-token'

const forms = formSlugs().map((slug) => compileForm(readDefinition(slug)))

/** The values of a relay that has all it needs. */
export const goodValues: Readonly<Record<string, string>> = {
  SITE_ORIGINS: `${site}, https://www.emberfall.example`,
  VISITOR_SECRET: 'salt',
  STAFF_ROLE_ID: '123456789012345678',
  ...Object.fromEntries(
    forms.map((form) => [
      webhookVariable(form.message.webhook),
      `https://discord.com/api/webhooks/123456789012345678/${secretToken}`,
    ]),
  ),
}

/** A relay in memory: what it kept, what it logged, and a clock that stands at `now`. */
export function aRelay(
  values: Readonly<Record<string, string>> = goodValues,
  more: Partial<RelayMeans> = {},
) {
  const clock = { now: Date.UTC(2026, 0, 1, 12) }
  const kept: OfferToBox[] = []
  const logged: LogEntry[] = []
  const visits = new Map<string, number[]>()
  const { shelf } = createMemoryShelf()
  const settings = readSettings(values)
  const readings = createReadings(settings.visitorLimits.reading)
  const means: RelayMeans = {
    settings,
    slugs: formSlugs(),
    loadForm: async (slug) => forms.find((form) => form.slug === slug),
    offer: async (offer) => {
      const acceptance = await accept(offer, shelf, { perMinute: 60, waiting: 5000 }, clock.now)
      if (acceptance.outcome === 'accepted') kept.push(offer)
      return acceptance
    },
    admit: async (visitor, visit) => {
      if (visit === 'reading') return readings(visitor, clock.now)
      const before = visits.get(visitor) ?? []
      const judgement = judgeVisit(before, clock.now, settings.visitorLimits.submission)
      if (judgement.ok) visits.set(visitor, [...before, clock.now])
      return judgement
    },
    health: async () => ({ waiting: 0, stuck: 0, oldest: undefined, dead: false }),
    votes: async () => undefined,
    fetch: async () => {
      throw new Error('Nothing is to be fetched here.')
    },
    now: () => clock.now,
    log: (entry) => void logged.push(entry),
    ...more,
  }
  return {
    clock,
    kept,
    logged,
    visits,
    ask: (path: string, init: RequestInit = {}) =>
      handleRequest(new Request(relayOrigin + path, init), means),
  }
}

/** A submission that any form with this slug takes, with whatever is to differ. */
export function aSubmission(
  slug: string,
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const prefix = readDefinition(slug).message.reference
  return {
    reference: `${prefix}-7K3M9Q`,
    key: `${prefix}-7K3M9Q-1767268800000`,
    sentAt: '2026-01-01T12:00:00.000Z',
    answers: readFixtures(slug).get('minimal')?.answers,
    ...more,
  }
}

/** How a page of the site hands something in. */
export function fromSite(body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return {
    method: 'POST',
    headers: {
      Origin: site,
      'Content-Type': 'application/json',
      'CF-Connecting-IP': '192.0.2.7',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
}
