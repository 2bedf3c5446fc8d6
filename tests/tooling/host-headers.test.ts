import { expect, it } from 'vitest'
import { contentPolicy, hostHeaders } from '../../src/tooling/headers'
import { readSiteConfig } from '../../src/tooling/site-config'
import type { SiteConfig } from '../../src/site/config'

const config: SiteConfig = {
  network: { name: 'Emberfall Network', host: 'play.emberfall.example' },
  siteUrl: 'https://emberfall.example',
  links: {
    chat: 'https://chat.example',
    photos: 'https://p.example',
    videos: 'https://v.example',
    supportMail: 'a@b.example',
  },
  services: { status: 'https://status.example/2/{address}' },
  webhooks: {
    guild: 'https://hooks.example/api/v10/webhooks/1/a?wait=true',
    contact: 'https://hooks.example/b',
  },
}

const nothing = { scripts: [], styles: [] }

it('lets the page call itself and each configured third party once, and nothing else', () => {
  expect(contentPolicy(config, nothing)).toContain(
    "connect-src 'self' https://hooks.example https://status.example;",
  )
})

it('allows only scripts and styles that are files of the site', () => {
  const policy = contentPolicy(config, nothing)
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("style-src 'self';")
  expect(policy).not.toContain('unsafe')
})

it('allows no third party if none is configured', () => {
  expect(contentPolicy({ ...config, services: {}, webhooks: {} }, nothing)).toContain("connect-src 'self';")
})

it('lists inline scripts and styles by their hash', () => {
  const policy = contentPolicy(config, { scripts: ["'sha256-a'"], styles: ["'sha256-b'", "'sha256-c'"] })
  expect(policy).toContain("script-src 'self' 'sha256-a';")
  expect(policy).toContain("style-src 'self' 'sha256-b' 'sha256-c';")
})

it('lets no text become a script, except the address of the service worker', () => {
  expect(contentPolicy(config, nothing)).toContain(
    "; require-trusted-types-for 'script'; trusted-types site-worker",
  )
})

it('forbids framing the site, embedding its pictures, and using the device’s sensors', () => {
  const [everywhere] = hostHeaders(config, nothing)
  expect(everywhere?.headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\), .*microphone=\(\)/),
    'Strict-Transport-Security': 'max-age=31536000',
  })
})

it('does not require HTTPS if the site has none', () => {
  const [everywhere] = hostHeaders({ ...config, siteUrl: 'http://localhost:4173' }, nothing)
  expect(everywhere?.headers).not.toHaveProperty('Strict-Transport-Security')
})

it('lists the relay, and no webhook host, if the site has one', () => {
  const { config: relayed } = readSiteConfig(
    {
      RELAY_URL: 'https://relay.example/forms/',
      WEBHOOK_STAFF: `https://discord.com/api/webhooks/123456789012345678/${'t'.repeat(68)}`,
      VOTE_SITE_URL: 'https://vote.example',
    },
    [{ slug: 'guild', webhook: 'guild' }],
  )
  expect(contentPolicy(relayed, nothing)).toContain("connect-src 'self' https://relay.example;")
})
