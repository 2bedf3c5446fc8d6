import { formSlugs } from '../../src/catalog/read-definitions'
import { webhooksOf, webhookVariable } from '../../src/engine/message/webhook'
import { enqueue } from '../../src/relay/queue/enqueue'
import type { QueueOffer } from '../../src/relay/queue/submission-queue'
import { handleRequest } from '../../src/relay/handle-request'
import type { LogEntry } from '../../src/relay/process-services'
import type { RelayServices } from '../../src/relay/services'
import { readSettings } from '../../src/relay/settings'
import { createAdmission, type Visitor } from '../../src/relay/rate-limit/admission'
import { createRefusalCache } from '../../src/relay/rate-limit/refusal-cache'
import { withoutDoors } from '../../src/engine/schema/without-doors'
import { answersOf, formOf, sampleSlugs } from '../support/fixtures'
import { aQueueStore } from './queue/a-queue-store'

export const site = 'https://emberfall.example'
export const relayOrigin = 'https://relay.example'

/** A secret webhook address: no reply and no log line may contain it. */
export const secretToken = 'very-secret-token'

/** The forms of staff are open here, whatever their doors; those of the tests keep theirs. */
const forms = [
  ...formSlugs()
    .map(formOf)
    .map((form) => ({ ...form, ui: withoutDoors(form.ui) })),
  ...sampleSlugs.map(formOf),
]

const start = Date.UTC(2026, 0, 1, 12)

/** The values of a fully configured relay. */
export const goodValues: Readonly<Record<string, string>> = {
  SITE_ORIGINS: `${site}, https://www.emberfall.example`,
  VISITOR_SECRET: 'salt',
  STAFF_ROLE_ID: '123456789012345678',
  ...Object.fromEntries(
    forms.flatMap(({ message }) =>
      webhooksOf(message).map((webhook) => [
        webhookVariable(webhook),
        `https://discord.com/api/webhooks/123456789012345678/${secretToken}`,
      ]),
    ),
  ),
}

/** A relay in memory: what it stored, what it logged, and a clock that starts at `now`. */
export function aRelay(
  values: Readonly<Record<string, string>> = goodValues,
  more: Partial<RelayServices> = {},
) {
  const clock = { now: start }
  const kept: (QueueOffer & { readonly queue: string })[] = []
  const logged: LogEntry[] = []
  const accepted: (Visitor & { readonly at: number })[] = []
  const { store } = aQueueStore()
  const settings = readSettings(values)
  const admit = createAdmission(settings.visitorLimits, (kind, key, since) =>
    accepted.flatMap((each) => (each[kind] === key && each.at > since ? each.at : [])),
  )
  const services: RelayServices = {
    settings,
    loadForm: async (slug) => forms.find((form) => form.slug === slug),
    offer: async (queue, offer) => {
      const acceptance = enqueue(offer, store, { perMinute: 60, waiting: 5000 }, clock.now)
      if (acceptance.outcome === 'accepted') kept.push({ ...offer, queue })
      return acceptance
    },
    isKnown: async (_, id) => store.has(id),
    admit: async (who, visit) => admit(who, visit, clock.now),
    noteAccepted: (who) => void accepted.push({ ...who, at: clock.now }),
    refusalCache: createRefusalCache(() => clock.now),
    webhooks: async () => [...new Set(forms.flatMap(({ message }) => webhooksOf(message)))],
    health: async () => [],
    votes: async () => undefined,
    fetch: () => Promise.reject(new TypeError('no network')),
    now: () => clock.now,
    log: (entry) => void logged.push(entry),
    ...more,
  }
  return {
    clock,
    kept,
    logged,
    accepted,
    store,
    receive: (request: Request) => handleRequest(request, services),
    ask: (path: string, init: RequestInit = {}) =>
      handleRequest(new Request(relayOrigin + path, init), services),
  }
}

/** A submission that any form with this slug accepts, with these changes. */
export function aSubmission(
  slug: string,
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const prefix = formOf(slug).message.reference
  return {
    reference: `${prefix}-7K3M9Q`,
    key: `${prefix}-7K3M9Q-1767268800000`,
    sentAt: '2026-01-01T12:00:00.000Z',
    answers: answersOf(slug, 'minimal', new Date(start)),
    ...more,
  }
}

/** The request that a page of the site would send. */
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
