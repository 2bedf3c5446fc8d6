import { describe, expect, it } from 'vitest'
import { isPerson } from '../../../src/relay/guards/turnstile'
import { aRelay, aSubmission, fromSite, goodValues, site } from '../a-relay'

const settings = { turnstile: { secret: 's3cret', url: 'https://verify.example' }, origins: [site] }
const [digest, otherDigest] = ['0123456789abcdef'.repeat(4), 'fedcba9876543210'.repeat(4)]

/** Turnstile as it is documented: each token is good once, but for the same further try of it. */
function aTurnstile(hostname = 'emberfall.example') {
  const used = new Map<string, unknown>()
  const asked: unknown[] = []
  return {
    asked,
    fetch: async (_: string, { body }: RequestInit) => {
      // What the relay sends is JSON.
      const { secret, response, idempotency_key: id } = JSON.parse(body as string) as Record<string, string>
      asked.push({ secret, response, id })
      const success = response === 'good' && (!used.has(response) || used.get(response) === id)
      if (response !== undefined) used.set(response, id)
      return Response.json({ success, hostname })
    },
  }
}

describe('the check that a person sends', () => {
  it('is passed with a good token, once, and again by a further try of the same submission only', async () => {
    const means = { settings, fetch: aTurnstile().fetch }
    expect(await isPerson('good', digest, means)).toBe(true)
    expect(await isPerson('good', digest, means)).toBe(true)
    expect(await isPerson('good', otherDigest, means)).toBe(false)
  })

  it('is not passed without a token, with a bad one, or with one of another site', async () => {
    expect(await isPerson(undefined, digest, { settings, fetch: aTurnstile().fetch })).toBe(false)
    expect(await isPerson('bad', digest, { settings, fetch: aTurnstile().fetch })).toBe(false)
    expect(await isPerson('good', digest, { settings, fetch: aTurnstile('evil.example').fetch })).toBe(false)
  })

  it.each([
    ['fails', async () => new Response('no', { status: 500 })],
    ['says nothing that can be read', async () => Response.json(null)],
    ['cannot be reached', () => Promise.reject(new TypeError('no network'))],
  ])('is not passed while Turnstile %s', async (_, fetch) => {
    expect(await isPerson('good', digest, { settings, fetch })).toBe(false)
  })

  it('sends the secret and the token to Turnstile, and nothing about the visitor', async () => {
    const { fetch, asked } = aTurnstile()
    await isPerson('good', digest, { settings, fetch })
    expect(asked).toEqual([
      { secret: 's3cret', response: 'good', id: '01234567-89ab-cdef-0123-456789abcdef' },
    ])
  })

  it('is passed by everybody where it is not switched on', async () => {
    const nobody = () => Promise.reject(new Error('asked'))
    expect(
      await isPerson(undefined, digest, { settings: { ...settings, turnstile: undefined }, fetch: nobody }),
    ).toBe(true)
  })
})

it('keeps what has no good token out of the relay, and lets in what has', async () => {
  const values = { ...goodValues, TURNSTILE_SECRET: 's3cret', TURNSTILE_URL: 'https://verify.example' }
  const relay = aRelay(values, { fetch: aTurnstile().fetch })
  const submit = (more: object) => relay.ask('/submit/staff', fromSite(aSubmission('staff', { ...more })))
  const refused = await submit({})
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'not-a-person' })
  expect((await submit({ token: 'good' })).status).toBe(202)
  expect(
    (await submit({ token: 'good', key: 'another-key-for-it', reference: 'SA-000000' })).status,
  ).not.toBe(202)
  expect(relay.kept).toHaveLength(1)
})
