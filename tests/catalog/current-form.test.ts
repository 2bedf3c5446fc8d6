import { describe, expect, it } from 'vitest'
import { fetchCurrentForm } from '../../src/catalog/current-form'
import { addressesOf, formSlugs, readCurrentForm } from '../../src/catalog/read-definitions'
import { harbourTrip } from '../support/sample-forms'

const [slug = ''] = formSlugs()
const current = readCurrentForm(slug, {})

describe('the current form on the host', () => {
  it('is requested without any cache', async () => {
    const asked: [string, RequestInit][] = []
    const fetch = async (url: string, init: RequestInit) => {
      asked.push([url, init])
      return Response.json(current)
    }
    expect(await fetchCurrentForm(slug, fetch)).toEqual(JSON.parse(JSON.stringify(current)))
    expect(asked).toEqual([[`/forms/${slug}.json`, { cache: 'no-store' }]])
  })

  it('is undefined once the form is deleted', async () => {
    expect(await fetchCurrentForm(slug, async () => new Response('', { status: 404 }))).toBeUndefined()
  })

  it.each([
    ['the host fails', new Response('', { status: 503 })],
    ['a network’s sign-in page answers', new Response('<!doctype html>')],
    ['it is about another form', Response.json({ definition: { slug: 'another' } })],
    ['it is something else', Response.json({ ok: true })],
    ['it is null', Response.json(null)],
  ])('is not known, rather than gone, where %s', async (_, reply) => {
    await expect(fetchCurrentForm(slug, async () => reply)).rejects.toThrow(/did not say|JSON/)
  })

  it('has the address of its webhook, and only that', () => {
    const { webhook } = current.definition.message
    const told = readCurrentForm(slug, {
      [webhook]: 'https://chat.example/1',
      other: 'https://chat.example/2',
    })
    expect(told.address).toBe('https://chat.example/1')
    expect(JSON.stringify(told)).not.toContain('https://chat.example/2')
    expect(readCurrentForm(slug, {}).address).toBeUndefined()
  })

  it('has the addresses of the webhooks that its routes name, if they are known', () => {
    const addresses = { 'harbour-trip': 'own', 'harbour-trip-pairs': 'pairs', other: 'other' }
    expect(addressesOf(harbourTrip, addresses)).toEqual({
      address: 'own',
      routeAddresses: { 'harbour-trip-pairs': 'pairs' },
    })
  })
})
