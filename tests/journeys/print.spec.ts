import type { Page } from '@playwright/test'
import news from '../../src/site/content/news.json' with { type: 'json' }
import { openFilled, send } from '../support/fill-form'
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'

/** An A4 sheet between margins of 10 mm, in CSS pixels. */
const sheet = { width: 718, height: 1046 }

async function print(page: Page): Promise<void> {
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print' })
}

test('printed news are in one column, each with its date on a line of its own', async ({ page }) => {
  await openPage(page, '/updates')
  await print(page)
  const cards = await page.locator('main article').evaluateAll((all) =>
    all.map((card) => {
      const date = card.querySelector('.news-when')?.getBoundingClientRect()
      const title = card.querySelector('h2')?.getBoundingClientRect()
      return {
        isWhole: card.getBoundingClientRect().width > 600,
        isOneLine: (date?.height ?? NaN) < 30,
        isAboveTitle: (date?.bottom ?? NaN) <= (title?.top ?? NaN),
      }
    }),
  )
  expect(cards).toHaveLength(news.news.length)
  for (const card of cards) expect(card).toEqual({ isWhole: true, isOneLine: true, isAboveTitle: true })
})

test('a printed page begins with the name of the network', async ({ page }) => {
  await openPage(page, '/updates')
  await print(page)
  const isOnTop = await page.locator('.logo').evaluate((logo) => {
    const { left, top, width, height } = logo.getBoundingClientRect()
    return logo.contains(document.elementFromPoint(left + width / 4, top + height / 2))
  })
  expect(isOnTop).toBe(true)
  await expect(page.getByRole('banner')).toHaveCSS('position', 'relative')
})

test('a printed receipt has no holes, no way back, and the tick of the screen', async ({ page }) => {
  await openFilled(page, 'nomination', 'full')
  await send(page)
  const heading = page.locator('main').getByRole('heading', { level: 2, name: '✅' })
  await expect(heading).toBeFocused()
  await print(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Forms', exact: true })).toBeHidden()
  const drawn = await page.evaluate(() => ({
    holes: getComputedStyle(document.querySelector('.form-sent-top') ?? document.body, '::before').content,
    tick: getComputedStyle(document.querySelector('.has-tick') ?? document.body, '::before').printColorAdjust,
  }))
  expect(drawn).toEqual({ holes: 'none', tick: 'exact' })
})

test('the terms begin on the first printed sheet', async ({ page }) => {
  await openPage(page, '/terms-of-service')
  await print(page)
  await expect(page.getByRole('article')).toHaveCSS('break-inside', 'auto')
})
