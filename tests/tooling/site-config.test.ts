import { describe, expect, it } from 'vitest'
import { readSiteConfig } from '../../src/tooling/site-config'

const forms = [{ slug: 'sailor-report', webhook: 'sailor-report' }]
const webhook = `https://discord.com/api/webhooks/123456789012345678/${'t'.repeat(68)}`

it('rewrites a copied webhook address to version 10 with a stored reply', () => {
  const { config, problems } = readSiteConfig({ WEBHOOK_SAILOR_REPORT: webhook }, forms)
  expect(problems).toEqual([])
  expect(config.webhooks['sailor-report']).toBe(
    `https://discord.com/api/v10/webhooks/123456789012345678/${'t'.repeat(68)}?wait=true`,
  )
})

it('says which form cannot be sent because of which missing value', () => {
  expect(readSiteConfig({}, forms).missing).toContain(
    'WEBHOOK_SAILOR_REPORT is not set, so the form "sailor-report" cannot be sent. Its page says so to visitors.',
  )
})

it('says which route of a form lacks a webhook because of which missing value', () => {
  const routed = [...forms, { slug: 'sailor-report', webhook: 'sailor-appeal', isRoute: true as const }]
  const { config, missing } = readSiteConfig({ WEBHOOK_SAILOR_REPORT: webhook }, routed)
  expect(missing).toContain(
    'WEBHOOK_SAILOR_APPEAL is not set, so the form "sailor-report" cannot be sent with the answers that its routes lead there.',
  )
  expect(Object.keys(config.webhooks)).toEqual(['sailor-report'])
})

it('says which live figure stays on its loading text', () => {
  expect(readSiteConfig({}, []).missing).toEqual([
    'STATUS_URL is not set, so the server status stays on its loading text.',
    'WIDGET_URL is not set, so the count of members online stays on its loading text.',
    'VOTE_SITE_URL is not set, so the top voter stays on its loading text.',
    'VOTE_SITE_URL is not set, so the last vote stays on its loading text.',
  ])
})

it('says for which form the message mentions no one for lack of a role, unless the relay does it', () => {
  const calling = [{ slug: 'harbour-help', webhook: 'harbour-help', mention: 'staff' as const }]
  const sentence =
    'STAFF_ROLE_ID is not set, so the message of the form "harbour-help" mentions no one, although it asks for the staff role.'
  expect(readSiteConfig({}, calling).missing).toContain(sentence)
  expect(readSiteConfig({ STAFF_ROLE_ID: '1'.repeat(18) }, calling).missing).not.toContain(sentence)
  expect(readSiteConfig({ RELAY_URL: 'https://relay.net' }, calling).missing).not.toContain(sentence)
})

it('says which address lacks a required part', () => {
  const env = {
    VOTE_SITE_URL: 'https://votes.net',
    STATUS_URL: 'https://status.net/2',
    WIDGET_URL: 'https://w.net',
  }
  expect(readSiteConfig(env, []).missing).toEqual([
    "STATUS_URL has no {address}, where the server's address belongs, so it asks about no server.",
    'VOTE_SERVER_ID is not set, so https://votes.net cannot say who voted.',
    'VOTE_KEY is not set, so https://votes.net cannot say who voted.',
  ])
})

it('refuses what is not a webhook address, without repeating it, as it may be a secret', () => {
  const { problems } = readSiteConfig({ WEBHOOK_SAILOR_REPORT: 'https://example.net/secret' }, forms)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(/^WEBHOOK_SAILOR_REPORT is not the address of a webhook\./)
  expect(problems[0]).not.toContain('secret')
})

it.each([
  [
    'SITE_URL',
    'emberfall',
    'SITE_URL is "emberfall", which is not a web address. Write it like https://example.net.',
  ],
  ['STATUS_URL', 'status.net:443/2/{address}', 'STATUS_URL is "status.net:443/2/{address}", which is not'],
  ['WIDGET_URL', 'https://a;b.net/w.json', 'WIDGET_URL is "https://a;b.net/w.json", which is not'],
  ['CHAT_INVITE_URL', 'javascript:alert(1)', 'CHAT_INVITE_URL is "javascript:alert(1)", which is not'],
  ['RELAY_URL', 'mailto:relay@relay.net', 'RELAY_URL is "mailto:relay@relay.net", which is not'],
  ['SITE_URL', 'https://a.net/mc', "Write the host's address alone: https://a.net."],
  ['SITE_URL', 'https://a.net/?x=1', "Write the host's address alone: https://a.net."],
  [
    'RELAY_URL',
    'https://relay.net/health',
    'without "/health" or anything else behind it: https://relay.net.',
  ],
  ['RELAY_URL', 'https://relay.net/?x=1', 'without "/health" or anything else behind it: https://relay.net.'],
  ['WIDGET_URL', 'https://w.net/guilds/<server id>/widget.json', 'which is not a web address.'],
  ['VOTE_SITE_URL', 'https://votes.net/?server=7', 'Leave out everything from the "?"'],
  ['NETWORK_NAME', 'The \\', 'NETWORK_NAME is "The \\", cut at a quote.'],
  ['SUPPORT_MAIL', 'help', 'SUPPORT_MAIL is "help", which is not an email address.'],
  ['STAFF_ROLE_ID', '@Staff', 'STAFF_ROLE_ID is "@Staff", which is not the id of a role.'],
  ['SERVER_HOST', 'a b', 'SERVER_HOST is "a b", which is not a host name.'],
])('refuses a wrong %s in plain words', (name, value, sentence) => {
  const { problems } = readSiteConfig({ [name]: value }, [])
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(sentence)
})

describe('an address that begins with http://', () => {
  const names = ['RELAY_URL', 'STATUS_URL', 'WIDGET_URL', 'VOTE_SITE_URL', 'VITALS_URL']
  const sentence = (name: string) =>
    `${name} begins with http://, and browsers let no page with https:// call it`

  it.each(names)('is refused as %s of a site with https://', (name) => {
    const { problems } = readSiteConfig({ [name]: 'http://a.net', SITE_URL: 'https://b.net' }, [])
    expect(problems).toEqual([expect.stringContaining(sentence(name))])
  })

  it('is refused as the address of a webhook, without repeating it', () => {
    const env = { WEBHOOK_SAILOR_REPORT: webhook.replace('https://discord.com', 'http://hooks.net') }
    const { problems } = readSiteConfig({ ...env, SITE_URL: 'https://b.net' }, forms)
    expect(problems).toEqual([expect.stringContaining(sentence('WEBHOOK_SAILOR_REPORT'))])
    expect(problems[0]).not.toContain('hooks.net')
  })

  it('is taken for a site with http://, on this machine, and for a link', () => {
    for (const name of names) {
      expect(readSiteConfig({ [name]: 'http://a.net', SITE_URL: 'http://b.net' }, []).problems).toEqual([])
      for (const host of ['localhost', '127.0.0.1']) {
        const env = { [name]: `http://${host}:4175`, SITE_URL: 'https://b.net' }
        expect(readSiteConfig(env, []).problems).toEqual([])
      }
    }
    const link = { CHAT_INVITE_URL: 'http://chat.net', SITE_URL: 'https://b.net' }
    expect(readSiteConfig(link, []).problems).toEqual([])
  })
})

it('keeps the vote site, the server number and the key in the two addresses they make', () => {
  const { config } = readSiteConfig(
    { VOTE_SITE_URL: 'https://vote.example/', VOTE_SERVER_ID: '7', VOTE_KEY: 'a b' },
    [],
  )
  expect(config.services.topVoters).toBe('https://vote.example/api/server/7/top_voters/?key=a%20b')
  expect(config.services.votes).toBe('https://vote.example/api/server/7/votes/?key=a%20b')
})

it('reports the webhook of two forms once', () => {
  const both = [...forms, { slug: 'sailor-help', webhook: 'sailor-report' }]
  expect(readSiteConfig({ WEBHOOK_SAILOR_REPORT: 'https://example.net' }, both).problems).toHaveLength(1)
})

it('writes the address of the site as browsers do', () => {
  expect(readSiteConfig({ SITE_URL: 'HTTPS://Harbour.net/' }, []).config.siteUrl).toBe('https://harbour.net')
})

it('treats a line without a value as not set', () => {
  expect(readSiteConfig({ NETWORK_NAME: '  ' }, []).config.network.name).toBe('Emberfall Network')
})

describe('a site with a relay', () => {
  const env = {
    RELAY_URL: 'https://relay.example/',
    WEBHOOK_SAILOR_REPORT: `${webhook}/?thread_id=1`,
    VOTE_SITE_URL: 'https://vote.example',
    VOTE_KEY: 'k3y',
    STAFF_ROLE_ID: '123456789012345678',
  }

  it('has no webhook, no role and no vote key, and reads the votes through the relay', () => {
    const { config, problems } = readSiteConfig(env, forms)
    expect(problems).toEqual([])
    expect(config.relay).toBe('https://relay.example')
    expect(config.services.topVoters).toBe('https://relay.example/votes/top')
    expect(config.services.votes).toBe('https://relay.example/votes/last')
    expect(JSON.stringify(config)).not.toMatch(/webhooks\/\d|k3y|12345|vote\.example/)
  })

  it('reports no missing webhook', () => {
    const { missing } = readSiteConfig({ RELAY_URL: env.RELAY_URL }, forms)
    expect(missing.join()).not.toMatch(/WEBHOOK|VOTE/)
  })

  it('lists what its build must not disclose, and nothing else that the machine has', () => {
    expect(readSiteConfig({ ...env, NPM_SECRET: 'string' }, forms).secrets).toEqual({
      WEBHOOK_SAILOR_REPORT: 't'.repeat(68),
      VOTE_KEY: 'k3y',
    })
  })
})
