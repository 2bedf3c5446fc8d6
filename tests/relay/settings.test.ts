import { describe, expect, it } from 'vitest'
import { messageViolations } from '../../src/discord/rules/message-violations'
import { formOf } from '../support/fixtures'
import { aRelay, aSubmission, fromSite, goodValues, site } from './a-relay'

const slug = 'guestlist-request'

/** A relay with these settings, whose form mentions the staff role. */
function relayWith(values: Readonly<Record<string, string>>) {
  const form = formOf(slug)
  const calls = { style: 'text-and-embed', content: '{mention} A guest', mention: 'staff' } as const
  const calling = { ...form, message: { ...form.message, ...calls } }
  return aRelay({ ...goodValues, ...values }, { loadForm: async () => calling })
}

describe('the role in STAFF_ROLE_ID', () => {
  it.each(['@Staff', '<@&123456789012345678>', '1234567890', '"123456789012345678"'])(
    'is not mentioned if it is not the id of a role, and the message is delivered: %s',
    async (STAFF_ROLE_ID) => {
      const relay = relayWith({ STAFF_ROLE_ID })
      expect((await relay.ask(`/submit/${slug}`, fromSite(aSubmission(slug)))).status).toBe(202)
      const message = relay.kept[0]?.messages[0]
      expect(message).toMatchObject({ content: 'A guest', allowed_mentions: { parse: [] } })
      expect(messageViolations(message)).toEqual([])
    },
  )

  it('is mentioned if it is one', async () => {
    const relay = relayWith({})
    await relay.ask(`/submit/${slug}`, fromSite(aSubmission(slug)))
    expect(relay.kept[0]?.messages[0]?.allowed_mentions.roles).toEqual([goodValues['STAFF_ROLE_ID']])
  })
})

describe('the origins in SITE_ORIGINS', () => {
  const submitFrom = async (origin: string, SITE_ORIGINS: string) => {
    const request = fromSite(aSubmission(slug), { Origin: origin })
    const reply = await relayWith({ SITE_ORIGINS }).ask(`/submit/${slug}`, request)
    return [reply.status, reply.headers.get('Access-Control-Allow-Origin')]
  }

  it.each([
    'emberfall.example:443',
    'emberfall.example',
    'localhost:4173',
    'null',
    '*',
    'file:///x',
    '"https://emberfall.example"',
    'https://*.emberfall.example',
    'https://emberfall.example https://b.example',
    'https://emberfall.example;https://b.example',
  ])('let no page send where they are %j, not even one without an origin of its own', async (origins) => {
    const foreign = ['null', site, 'https://emberfall.example;https', 'https://*.emberfall.example']
    for (const origin of foreign) expect(await submitFrom(origin, origins)).toEqual([403, null])
  })

  it.each([`${site}/`, `${site}/forms`, 'HTTPS://Emberfall.Example', `www.emberfall.example, ${site},`])(
    'let the site send where they are %j',
    async (origins) => expect(await submitFrom(site, origins)).toEqual([202, site]),
  )
})
