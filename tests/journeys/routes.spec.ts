import { expect, test } from '../support/journey'
import pages from '../../src/site/content/pages.json' with { type: 'json' }
import { unknownPath } from '../support/site-paths'

// A host may send these on to the right address; what it may not do is answer with one page and show another.
for (const wrong of ['/Vote', '/FORMS', '/about/', '/forms/', '/forms/Guild', '/forms/guild/', '/Contact']) {
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

test('an unknown path answers 404 with the title of no other page', async ({ request }) => {
  const reply = await request.get(unknownPath)
  expect(reply.status()).toBe(404)
  expect(await reply.text()).toContain(`<title>${pages.notFound.title} | Emberfall Network</title>`)
})
