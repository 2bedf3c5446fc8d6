import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'

const loaded = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  )

for (const path of ['/', '/forms/whitelist-request']) {
  test(`${path} is read in the site's own fonts once it is there`, async ({ page }) => {
    const order: string[] = []
    page.on('request', (request) => order.push(new URL(request.url()).pathname))
    await openPage(page, path)
    await expect
      .poll(() => loaded(page))
      .toEqual(expect.arrayContaining(['Oxanium Variable', 'Atkinson Hyperlegible Next Variable']))
    const fonts = order.filter((name) => name.endsWith('.woff2'))
    expect(fonts).toHaveLength(2)
    const firstScript = order.findIndex((name) => name.endsWith('.js'))
    expect(firstScript).toBeLessThan(order.findIndex((name) => name.endsWith('.woff2')))
  })
}

test('a form that is only read gets its fonts too', async ({ page }) => {
  await page.goto('/forms/whitelist-request')
  await expect.poll(() => loaded(page)).toContain('Oxanium Variable')
  await expect(page.locator('html[data-ready]')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the fonts come with the page', async ({ page }) => {
    const font = page.waitForRequest(/oxanium.*\.woff2$/)
    await page.goto('/forms/whitelist-request')
    await font
  })
})
