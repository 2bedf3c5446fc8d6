import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { formSlugs } from '../../src/catalog/read-definitions'
import { webhooksOf } from '../../src/engine/message/webhook'
import type { FormHealth } from '../../src/relay/services'
import worker from '../../src/relay/worker'
import { formOf } from '../support/fixtures'
import { aRelay, goodValues } from './a-relay'

const quiet: FormHealth = {
  slug: 'contact',
  webhook: 'contact',
  waiting: 0,
  stuck: 0,
  oldest: undefined,
  isDead: false,
}
const key = 'a key for who looks after it'
const values = { ...goodValues, HEALTH_KEY: key }

interface Asked {
  readonly values?: Readonly<Record<string, string>>
  readonly authorization?: string
}

async function healthWith(staff: Partial<FormHealth>, asked: Asked = {}) {
  const { authorization = `Bearer ${key}` } = asked
  const relay = aRelay(asked.values ?? values, {
    health: async () => [{ ...quiet, slug: 'guild', webhook: 'guild', ...staff }, quiet],
  })
  const reply = await relay.ask('/health', { headers: { Authorization: authorization } })
  const body: unknown = await reply.json()
  return { status: reply.status, body }
}

describe('the health route', () => {
  it('reports no problem when nothing waits', async () => {
    const { status, body } = await healthWith({})
    expect(status).toBe(200)
    expect(body).toEqual({
      status: 'ok',
      configured: true,
      missingOrWrong: [],
      waiting: 0,
      stuck: 0,
      oldestSeconds: 0,
      forms: [],
    })
  })

  it('counts waiting submissions, and for how long they wait, form by form', async () => {
    const { status, body } = await healthWith({ waiting: 3, oldest: Date.UTC(2026, 0, 1, 11, 59) })
    expect(status).toBe(200)
    const form = {
      slug: 'guild',
      webhook: 'guild',
      waiting: 3,
      stuck: 0,
      dead: false,
      late: false,
      oldestSeconds: 60,
    }
    expect(body).toMatchObject({ status: 'ok', waiting: 3, oldestSeconds: 60, forms: [form] })
  })

  it.each([
    { stuck: 1 },
    { isDead: true, waiting: 1, oldest: Date.UTC(2026, 0, 1, 11, 59) },
    { waiting: 1, oldest: Date.UTC(2026, 0, 1, 11, 30) },
  ])('asks for a person with %o', async (queue) => {
    const { status, body } = await healthWith(queue)
    expect(status).toBe(503)
    expect(body).toMatchObject({ status: 'needs a person' })
  })

  it.each(['VISITOR_SECRET', 'SITE_ORIGINS', 'WEBHOOK_GUESTLIST_REQUEST'])(
    'asks for a person, and names to its owner what is missing, without %s',
    async (name) => {
      expect(await healthWith({}, { values: { ...values, [name]: '' } })).toMatchObject({
        status: 503,
        body: { configured: false, missingOrWrong: [name] },
      })
    },
  )

  it.each([
    ['WEBHOOK_GUESTLIST_REQUEST', 'https://discord.com/api/webhooks/123/abc'],
    ['ALERT_WEBHOOK', 'https://discord.com/channels/123/abc'],
    ['STAFF_ROLE_ID', '@Staff'],
    ['VISITOR_PER_MINUTE', '1,000'],
    ['READS_PER_HOUR', '10.5'],
    ['FORM_PER_MINUTE', '0'],
    ['FORM_WAITING', '1e3'],
    ['VOTE_SITE_URL', 'vote.example'],
    ['WORKBENCH_ORIGIN', 'workbench.example:8443'],
    ['GITHUB_URL', 'api.github.example'],
    ['SITE_ORIGINS', 'https://emberfall.example, www.emberfall.example'],
  ])('asks for a person, and names to its owner what is wrong, if %s is %j', async (name, value) => {
    const wrong = { ...values, [name]: value }
    const { status, body } = await healthWith({}, { values: wrong })
    expect(status).toBe(503)
    expect(body).toMatchObject({ status: 'needs a person', configured: false, missingOrWrong: [name] })
    expect(JSON.stringify(body)).not.toContain(`"${value}"`)
    expect(await healthWith({}, { values: wrong, authorization: '' })).toEqual({
      status: 503,
      body: { status: 'needs a person' },
    })
  })

  it.each(['', 'Bearer', 'Bearer another key', key, `bearer ${key}`])(
    'tells a stranger who sends %j only whether a person has to look',
    async (authorization) => {
      const waiting = { waiting: 3, oldest: 0 }
      expect(await healthWith({}, { authorization })).toEqual({ status: 200, body: { status: 'ok' } })
      expect(await healthWith(waiting, { authorization })).toEqual({
        status: 503,
        body: { status: 'needs a person' },
      })
    },
  )

  it('shows anyone no more than that if no key is set', async () => {
    const asked = { values: { ...values, HEALTH_KEY: '' }, authorization: 'Bearer ' }
    expect(await healthWith({ waiting: 3 }, asked)).toEqual({ status: 200, body: { status: 'ok' } })
  })
})

/** The relay's environment, whose durable objects call `onCall` before they answer. */
function envWith(onCall: (path: string, id: string) => void) {
  const objects = (answer: object) => ({
    idFromName: (name: string) => name,
    get: (id: unknown) => ({
      fetch: async (url: string) => {
        onCall(new URL(url).pathname, String(id))
        return Response.json(answer)
      },
    }),
  })
  return {
    ...values,
    SUBMISSION_QUEUE: objects({ waiting: 0, stuck: 0, isDead: false }),
    RATE_LIMITER: objects({ ok: true, rank: 0 }),
    VOTE_BOARD: objects({}),
  }
}

it('queries the queues at most once a minute for visitors, and once in ten seconds with the key', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const asked: string[] = []
  const env = envWith((path, id) => void asked.push(`${path} ${id}`))
  const visit = async (visitor: number, authorization = '') => {
    const headers = { 'CF-Connecting-IP': `192.0.2.${visitor}`, Authorization: authorization }
    const request = new Request('https://relay.example/health', { headers })
    expect((await worker.fetch(request, env, { waitUntil: () => undefined })).status).toBe(200)
  }
  const queues = () => asked.filter((path) => path.startsWith('/health')).length
  const all = formSlugs().flatMap((slug) => [...new Set([slug, ...webhooksOf(formOf(slug).message)])]).length

  await Promise.all(Array.from({ length: 20 }, (_, visitor) => visit(visitor)))
  vi.advanceTimersByTime(9_999)
  await visit(20, `Bearer ${key}`)
  expect(queues()).toBe(all)
  vi.advanceTimersByTime(1)
  await visit(21, `Bearer ${key}`)
  expect(queues()).toBe(2 * all)
  vi.advanceTimersByTime(59_999)
  await visit(22)
  expect(queues()).toBe(2 * all)
  vi.advanceTimersByTime(1)
  await visit(23)
  expect(queues()).toBe(3 * all)
  // Each visit calls one limiter, and nothing else.
  expect(asked).toHaveLength(24 + 3 * all)
}, 60_000)

it('asks a queue again at once after it could not be reached', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2100, 0, 1) })
  onTestFinished(() => void vi.useRealTimers())
  let isBroken = true
  const env = envWith((path) => {
    if (isBroken && path === '/health') throw new TypeError('The network is lost.')
  })
  const visit = async () => {
    const request = new Request('https://relay.example/health', {
      headers: { 'CF-Connecting-IP': '192.0.2.7' },
    })
    return (await worker.fetch(request, env, { waitUntil: () => undefined })).status
  }
  expect(await visit()).toBe(500)
  isBroken = false
  expect(await visit()).toBe(200)
}, 60_000)
