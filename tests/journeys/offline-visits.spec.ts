import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'
import { putAnswers } from '../support/put-answers'
import { startChangingSite } from '../support/changing-site'
import { sandboxOrigin } from '../support/sandbox-origin'
import { holdBack } from '../support/third-parties'
import { sitePaths, unknownPath } from '../support/site-paths'
import { notSent } from '../support/not-sent'

test.use({ serviceWorkers: 'allow' })

const formPages = sitePaths.filter((path) => path.startsWith('/forms/')).slice(0, 2)

/** Visit a page once and wait until the site is cached. */
async function visit(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated')
}

/** The emblems that are missing, and every other decoration that shows as a broken picture. */
const brokenPictures = (page: Page) =>
  page.locator("img[alt=''], .hero-picture img").evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .filter((image) => image.src.endsWith('.svg') || getComputedStyle(image).opacity !== '0')
      .map(({ src }) => src),
  )

test('after one visit, even without any interaction, every kind of page opens without a network', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect(page.locator('html[data-ready]')).toHaveCount(0)
  await context.setOffline(true)
  for (const path of ['/', '/about?from=a-list', '/forms?q=ban', ...formPages, '/contact?utm_source=chat']) {
    await openPage(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => brokenPictures(page)).toEqual([])
    await expect(page.locator('html')).toHaveCSS('background-color', /rgb\((16, 12, 22|251, 247, 242)\)/)
  }
  // An unknown path is the site's own 404 page.
  expect((await page.goto(unknownPath))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Oops! The page you're looking for doesn't exist.",
  )
})

test('a form opened without a network can be filled in, shows the network text, and is sent later', async ({
  page,
  context,
}) => {
  await visit(page, '/forms')
  await context.setOffline(true)
  await openPage(page, '/forms/match-feedback')
  await expect(page.getByText('You are offline. Your answers stay on this page.')).toBeVisible()
  await putAnswers(page, { matchName: 'KOTH', matchDate: '2026-01-02', rating: 5, feedback: 'Great' })
  await page.locator('main button[type=submit]').click()
  await expect(notSent(page, '❌ Network error. Please try again later.')).toBeFocused()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('✅ Thank you for your feedback!')).toBeFocused()
})

test('replies of third parties are never cached', async ({ page, context }) => {
  await visit(page, '/')
  for (const path of ['/', '/stats']) {
    await openPage(page, path)
    await expect(page.getByText(/^42\b/)).toBeVisible()
  }
  const kept = await page.evaluate(async () => {
    const places = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(places.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).origin)
  })
  expect(kept.length).toBeGreaterThan(29)
  expect(kept).not.toContain(sandboxOrigin)
  expect(new Set(kept).size).toBe(1)
  await context.setOffline(true)
  await openPage(page, '/stats')
  await expect(page.getByText('Error fetching status')).toBeVisible()
})

test.describe('a changed form', () => {
  let site: Awaited<ReturnType<typeof startChangingSite>>

  test.beforeEach(async ({ page, baseURL }) => {
    site = await startChangingSite(baseURL ?? '')
    await visit(page, `${site.origin}/forms/guestlist-request`)
    // From the second visit on the service worker responds.
    expect(await (await page.goto(`${site.origin}/forms/guestlist-request`))?.text()).toContain('version 1')
    site.bringOutNewVersion()
  })

  test.afterEach(() => site.close())

  test('is what a returning visitor gets, although an older one is cached, and explains a refusal', async ({
    page,
  }) => {
    expect(await (await page.goto(`${site.origin}/forms/guestlist-request`))?.text()).toContain('version 2')
    const answers = { minecraftName: 'Mira_42', discordTag: 'mira', reason: 'Is anybody there?' }
    // The page is open during the deploy, and has an address that no longer exists.
    await openPage(page, `${site.origin}/forms/guestlist-request`)
    site.bringOutNewVersion()
    await page.route(/\/webhooks\//, (route) =>
      route.fulfill({ status: 404, json: {}, headers: { 'Access-Control-Allow-Origin': '*' } }),
    )
    await putAnswers(page, answers)
    const loaded = page.waitForEvent('load')
    await page.locator('main button[type=submit]').click()
    // It is reloaded, with the answers in the new form.
    await loaded
    for (const [name, text] of Object.entries(answers))
      await expect(page.locator(`#root_${name}`)).toHaveValue(text)
    await page.unrouteAll()
    await page.locator('main button[type=submit]').click()
    await expect(page.getByText('✅ Guestlist request handed in!')).toBeFocused()
  })

  test('is replaced by the older one if the new one takes too long', async ({ page }) => {
    site.stall()
    const reply = await page.goto(`${site.origin}/forms/guestlist-request`)
    expect(await reply?.text()).not.toContain('version 2')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guestlist Request')
  })
})

test.describe('a new version', () => {
  let site: Awaited<ReturnType<typeof startChangingSite>>

  test.beforeEach(async ({ page, baseURL }) => {
    site = await startChangingSite(baseURL ?? '')
    await visit(page, `${site.origin}/forms/guestlist-request`)
    await openPage(page, `${site.origin}/forms/guestlist-request`)
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  })

  test.afterEach(() => site.close())

  async function bringOut(page: Page): Promise<void> {
    site.bringOutNewVersion()
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    // It fetches the whole site first.
    await expect(page.getByText('New version ready')).toBeVisible({ timeout: 40_000 })
  }

  test('is offered, not forced, and loads with the answers when the visitor asks for it', async ({
    page,
  }) => {
    await expect(page.getByText('New version ready')).toBeHidden()
    await page.locator('#root_reason').fill('Half a mes')
    await bringOut(page)
    await expect(page.locator('body[data-same-page]')).toHaveCount(1)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.locator('body[data-same-page]')).toHaveCount(0)
    await expect(page.getByText('New version ready')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guestlist Request')
    await expect(page.locator('#root_reason')).toHaveValue('Half a mes')
    await expect(page.getByRole('region', { name: 'Saved draft' })).toHaveCount(0)
  })

  test('leaves the choice to the visitor if the answers would be lost', async ({ page }) => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.locator('#root_reason').fill('Half a mes')
    await bringOut(page)
    await page.getByRole('button', { name: 'Reload', exact: true }).click()
    await expect(page.getByText('Reloading now would lose your answers')).toBeVisible()
    await expect(page.locator('body[data-same-page]')).toHaveCount(1)
    await expect(page.locator('#root_reason')).toHaveValue('Half a mes')
    await page.getByRole('button', { name: 'Reload without them' }).click()
    await expect(page.locator('body[data-same-page]')).toHaveCount(0)
  })

  test('does not cut off a form that is being sent', async ({ page }) => {
    const release = await holdBack(page, 'webhook')
    await putAnswers(page, { minecraftName: 'Mira_42', discordTag: 'mira', reason: 'Is anybody there?' })
    await page.locator('main button[type=submit]').click()
    await page.getByRole('banner').locator('.logo').click()
    await bringOut(page)
    await page.getByRole('button', { name: 'Reload', exact: true }).click()
    await expect(page.getByText('Reloading now would lose your answers')).toBeVisible()
    release({ body: { id: '1' } })
    await expect(page.getByText('✅ Guestlist request handed in!')).toBeVisible()
    await expect(page.locator('body[data-same-page]')).toHaveCount(1)
    await page.getByRole('button', { name: 'Reload', exact: true }).click()
    await expect(page.locator('body[data-same-page]')).toHaveCount(0)
  })
})
