import { expect, test } from '../support/journey'
import pages from '../../src/site/content/pages.json' with { type: 'json' }
import vote from '../../src/site/content/vote.json' with { type: 'json' }
import { unknownPath } from '../support/site-paths'

// A host may redirect these to the right address, but may not answer with one page and show another.
const wrongPaths = [
  '/Vote',
  '/FORMS',
  '/about/',
  '/forms/',
  '/forms/Guild',
  '/forms/guild/',
  '/Contact',
  '/forms/contact',
]

test('a path in another case, with a trailing slash or in another folder is not found: status, title and page agree', async ({
  page,
}) => {
  for (const wrong of wrongPaths) {
    const reply = await page.goto(wrong)
    expect(reply?.status(), wrong).toBe(404)
    const title = await page.title()
    await page.locator('html[data-ready]').waitFor()
    await expect(page.getByRole('heading', { level: 1 }), wrong).toHaveText(
      "Oops! The page you're looking for doesn't exist.",
    )
    expect(await page.title(), wrong).toBe(title)
    await expect(page.getByRole('banner').locator('[aria-current=page]'), wrong).toHaveCount(
      wrong.startsWith('/forms/') ? 1 : 0,
    )
    expect(new URL(page.url()).pathname).toBe(wrong)
  }
})

test('an address in another spelling shows the page with the canonical one', async ({ page }) => {
  await page.goto('/%76ote?from=a-list#main')
  await page.locator('html[data-ready]').waitFor()
  await expect(page).toHaveURL('/vote?from=a-list#main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(vote.title)
})

test('an unknown path answers 404 with its own title', async ({ request }) => {
  const reply = await request.get(unknownPath)
  expect(reply.status()).toBe(404)
  expect(await reply.text()).toContain(`<title>${pages.notFound.title} | Emberfall Network</title>`)
})
