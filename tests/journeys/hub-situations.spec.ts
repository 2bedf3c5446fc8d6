import type { Page } from '@playwright/test'
import { readManifest } from '../../src/catalog/read-definitions'
import { hubCards } from '../support/hub-cards'
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'

const { situations = [] } = readManifest()

// Staff may have none.
for (const first of situations.slice(0, 1)) {
  const choice = (page: Page) => page.getByRole('button', { name: first.text, exact: true })
  const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
  const resultsTop = (page: Page) =>
    page.locator('.hub-results').evaluate((results) => results.getBoundingClientRect().top)

  test('a situation that is chosen shows its forms under the header, nothing of the tools above them, and keeps the focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openPage(page, '/forms')
    await choice(page).click()
    const header = await page.getByRole('banner').evaluate((node) => node.getBoundingClientRect().bottom)
    // A page scrolls by whole pixels.
    await expect.poll(async () => Math.abs((await resultsTop(page)) - header)).toBeLessThan(1)
    await expect(page.getByRole('search')).toHaveCount(0)
    await expect(page.getByRole('article').getByRole('heading').first()).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.hub-chosen')).toHaveText(first.text)
    await expect(choice(page)).toBeFocused()
  })

  test('a situation that is chosen stays in sight with its heading and its forms on a wide screen', async ({
    page,
  }) => {
    await openPage(page, '/forms')
    await choice(page).click()
    await expect(page.getByRole('article').getByRole('heading').last()).toBeInViewport({ ratio: 1 })
    await expect(choice(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { name: 'What happened?' })).toBeInViewport({ ratio: 1 })
  })

  test('the forms of a situation are right below the sentences on a wide screen, with the way to all forms', async ({
    page,
  }) => {
    await openPage(page, '/forms')
    await choice(page).click()
    const sentences = await page.getByRole('region', { name: 'What happened?' }).boundingBox()
    expect((await resultsTop(page)) - (sentences?.y ?? NaN) - (sentences?.height ?? NaN)).toBeLessThan(120)
    await page.getByRole('button', { name: `Show all ${hubCards.length} forms`, exact: true }).click()
    await expect(page.getByRole('article')).toHaveCount(hubCards.length)
    await expect(page.getByRole('search')).toBeVisible()
    await expect(page).toHaveURL('/forms')
  })

  test('a search within a situation stays in sight, and can be cleared', async ({ page }) => {
    await openPage(page, `/forms?happened=${first.id}&q=zzz`)
    await expect(page.getByRole('searchbox', { name: 'Search forms' })).toHaveValue('zzz')
    await page.getByRole('button', { name: `Show all ${hubCards.length} forms` }).click()
    await expect(page.getByRole('article')).toHaveCount(hubCards.length)
  })

  test('a situation that is chosen shows its forms at once where no motion is wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 640 })
    await openPage(page, '/forms')
    const first = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('scroll', () => resolve(window.scrollY), { once: true }),
        ),
    )
    await choice(page).click()
    expect(await first).toBe(await scrolled(page))
    expect(await resultsTop(page)).toBeLessThan(100)
  })

  test('a situation scrolls nothing when it is switched off, comes from the address, or its forms are on the screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openPage(page, `/forms?happened=${first.id}`)
    await expect(choice(page)).toHaveAttribute('aria-pressed', 'true')
    expect(await scrolled(page)).toBe(0)
    await choice(page).click()
    await expect(page.getByRole('article').getByRole('heading')).toHaveCount(hubCards.length)
    expect(await scrolled(page)).toBe(0)
    await page.setViewportSize({ width: 360, height: 1600 })
    await choice(page).click()
    await expect(page.getByRole('article').getByRole('heading')).toHaveCount(first.forms.length)
    await expect(page).toHaveURL(/happened=/)
    expect(await scrolled(page)).toBe(0)
  })
}
