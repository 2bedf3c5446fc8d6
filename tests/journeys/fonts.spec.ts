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

for (const width of [360, 412, 1280]) {
  test(`nothing moves when they come, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { moved = '0' } = document.documentElement.dataset
          // Not in TypeScript's types: the share of the window that moved.
          const { value } = entry as PerformanceEntry & { readonly value: number }
          document.documentElement.dataset['moved'] = String(Number(moved) + value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['/', '/about', '/forms', '/forms/whitelist-request', '/no-such-page']) {
      const fonts = page.waitForResponse(/oxanium.*\.woff2$/)
      await page.goto(path)
      await (await fonts).finished()
      await page.waitForTimeout(500)
      const moved = await page.locator('html').getAttribute('data-moved')
      expect(Number(moved ?? 0), path).toBeLessThan(0.005)
    }
  })
}

test('fonts that would move a line come with the next page', async ({ page }) => {
  // Letters that stand in at a width of their own, so that lines break elsewhere.
  await page.route('/about', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.text()).replaceAll(/size-adjust:\d+(\.\d+)?%/g, 'size-adjust:140%')
    await route.fulfill({ response: reply, body, headers: {} })
  })
  const fonts = page.waitForResponse(/oxanium.*\.woff2$/)
  await openPage(page, '/about')
  await (await fonts).finished()
  await page.waitForTimeout(500)
  expect(await loaded(page)).not.toContain('Oxanium Variable')
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  await expect.poll(() => loaded(page)).toContain('Oxanium Variable')
})
