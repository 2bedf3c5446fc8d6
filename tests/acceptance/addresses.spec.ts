import { expect, test } from '../support/journey'
import { sitePaths } from '../support/site-paths'

const pages = [
  '/',
  '/updates',
  '/stats',
  '/about',
  '/contact',
  '/gallery',
  '/vote',
  '/privacy-policy',
  '/terms-of-service',
  '/forms',
]

const forms = [
  'staff',
  'player-report',
  'bug-report',
  'creator-apply',
  'purchase-support',
  'unban-request',
  'general-support',
  'ban-report',
  'rule-break-report',
  'suggestion',
  'event-feedback',
  'appeal-minor-punishment',
  'partnership-application',
  'media-influencer-apply',
  'builder-application',
  'moderator-application',
  'whitelist-request',
  'custom-rank-request',
  'name-change-request',
]

const routes = [...pages, ...forms.map((slug) => `/forms/${slug}`)]

test('2.020 each of the 29 routes answers 200 with its own page', async ({ request }) => {
  expect(routes).toHaveLength(29)
  const titles = new Set<string>()
  for (const route of routes) {
    const reply = await request.get(route)
    expect(reply.status(), route).toBe(200)
    const html = await reply.text()
    expect(html.match(/<h1[ >]/g), route).toHaveLength(1)
    titles.add(/<title>(.*)<\/title>/.exec(html)?.[1] ?? '')
  }
  expect(titles.size).toBe(29)
})

test('the site has these routes and no others', () => {
  expect(new Set(sitePaths)).toEqual(new Set(routes))
})
