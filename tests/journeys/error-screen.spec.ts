import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'

// The page's code is blocked on purpose, and the browser logs that.
test.use({ allowedComplaint: /dynamically imported module|Unable to preload/ })

test('2.019 the default error screen has its heading and the message', async ({ page }) => {
  await openPage(page, '/')
  await page.route(/\/assets\/StatsPage.*\.js$/, (route) => route.abort())
  await page.getByRole('banner').locator('a[href="/stats"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.locator('main pre')).toHaveText(/dynamically imported module/)
})

test('8.05 the error screen is shown inside the site and links back', async ({ page }) => {
  await openPage(page, '/')
  await page.route(/\/assets\/(?:FormPage|contact).*\.js$/, (route) => route.abort())
  await page.getByRole('banner').locator('a[href="/contact"]').click()
  await expect(page.getByText('Unexpected Application Error!', { exact: true })).toBeVisible()
  await expect(page.getByText('Loading, please wait...')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('.hero')).toBeVisible()
})

test('a page that could not be fetched is fetched again when the visitor returns to it', async ({ page }) => {
  await openPage(page, '/')
  await page.route(/\/assets\/StatsPage.*\.js$/, (route) => route.abort())
  /** Follows a link by keyboard, and waits until the heading has the focus: an earlier key would be lost. */
  const follow = async (path: string) => {
    await page.getByRole('banner').locator(`a[href="${path}"]`).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await follow('/stats')
  await expect(page).toHaveTitle('Unexpected Application Error!')
  await page.unrouteAll()
  await follow('/vote')
  await follow('/stats')
  await expect(page).not.toHaveTitle(/Error/)
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Error')
})
