import { expect, test } from '../support/journey'
import { sitePaths, unknownPath } from '../support/site-paths'

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

test('2.020 each of the 29 routes answers 200 with a page of its own', async ({ request }) => {
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

// A host may send these on to the right address; what it may not do is answer with one page and show another.
for (const wrong of ['/Vote', '/FORMS', '/about/', '/forms/', '/forms/Staff', '/forms/staff/', '/Contact']) {
  test(`${wrong} is no address of the site: answer, title and page say so`, async ({ page }) => {
    const reply = await page.goto(wrong)
    expect(reply?.status()).toBe(404)
    const title = await page.title()
    await page.locator('html[data-ready]').waitFor()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "Oops! The page you're looking for doesn't exist.",
    )
    expect(await page.title()).toBe(title)
    await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveCount(
      wrong.startsWith('/forms/') ? 1 : 0,
    )
    expect(new URL(page.url()).pathname).toBe(wrong)
  })
}

test('an address that is written another way is shown as it is named', async ({ page }) => {
  await page.goto('/%76ote?from=a-list#main')
  await page.locator('html[data-ready]').waitFor()
  await expect(page).toHaveURL('/vote?from=a-list#main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vote')
})

test('the site has these routes and no others', () => {
  expect(new Set(sitePaths)).toEqual(new Set(routes))
})

test('an unknown path answers 404 with the title of no other page', async ({ request }) => {
  const reply = await request.get(unknownPath)
  expect(reply.status()).toBe(404)
  expect(await reply.text()).toContain('<title>Page not found | Emberfall Network</title>')
})
