import type { Page } from '@playwright/test'
import pages from '../../src/site/content/pages.json' with { type: 'json' }
import news from '../../src/site/content/news.json' with { type: 'json' }
import terms from '../../src/site/content/terms.json' with { type: 'json' }
import navigation from '../../src/site/content/navigation.json' with { type: 'json' }
import { expect, test } from '../support/journey'
import { openPage, openWithStoppedClock, scrollTo } from '../support/open-page'

const waiting = 'Loading, please wait...'

function follow(page: Page, path: string): Promise<void> {
  return page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`).press('Enter')
}

/** The title of a page's window: the home page's has the network's name where staff put it. */
function titleOf(path: string): string {
  const title = pages.pages.find((each) => each.path === path)?.title ?? ''
  return path === '/' ? title.replaceAll('{network}', 'Emberfall Network') : `${title} | Emberfall Network`
}

test('2.011 every route change scrolls to the top', async ({ page }) => {
  await openPage(page, '/terms-of-service')
  await scrollTo(page, 500)
  await page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('2.012 every route change shows the loading screen with its text', async ({ page }) => {
  await openWithStoppedClock(page, '/terms-of-service')
  for (const { path } of navigation.main) {
    await follow(page, path)
    await expect(page.getByText(waiting, { exact: true })).toBeVisible()
    await page.clock.runFor(599)
    await expect(page).toHaveTitle(titleOf(path))
    await page.clock.runFor(1)
    await expect(page.getByText(waiting)).toHaveCount(0)
  }
})

test('2.013 the loading screen has a moving spinner and covers everything but the header', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/')
  await follow(page, '/about')
  const screen = page.getByRole('status').filter({ hasText: waiting })
  await expect(screen.locator('svg')).toBeVisible()
  const moving = await screen.evaluate((node) => node.getAnimations({ subtree: true }).length)
  expect(moving).toBeGreaterThan(0)
  const header = await page.getByRole('banner').boundingBox()
  const top = (header?.height ?? 0) + 5
  const onTop = await page.evaluate(
    (top) =>
      [
        [5, top],
        [1275, top],
        [640, 400],
        [5, 795],
        [1275, 795],
      ].map(([x = 0, y = 0]) =>
        document.elementFromPoint(x, y)?.closest('[role=status]')?.textContent?.trim(),
      ),
    top,
  )
  expect(onTop).toEqual(Array.from({ length: 5 }, () => waiting))
})

test('9.03 the loading screen is shown for exactly 600 ms', async ({ page }) => {
  await openWithStoppedClock(page, '/')
  await follow(page, '/about')
  await page.clock.runFor(599)
  await expect(page).toHaveTitle(titleOf('/about'))
  await expect(page.getByText(waiting)).toBeVisible()
  await page.clock.runFor(1)
  await expect(page.getByText(waiting)).toHaveCount(0)
})

test('the first page of a visit shows no loading screen', async ({ page }) => {
  await openWithStoppedClock(page, '/about')
  await expect(page.getByText(waiting)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('after a route change the focus is on the heading and the title is the page’s', async ({ page }) => {
  await openPage(page, '/')
  await follow(page, '/vote')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(titleOf('/vote'))
})

test('Back returns to the previous page, at its top', async ({ page }) => {
  await openPage(page, '/terms-of-service')
  await scrollTo(page, 500)
  await page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').press('Enter')
  await expect(page).toHaveURL('/privacy-policy')
  await expect(page.getByText(waiting)).toHaveCount(0)
  await page.goBack()
  await expect(page.getByText(waiting)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(terms.title)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a click shows the next page’s heading first, and renders what is below it in a second step', async ({
  page,
}) => {
  await openPage(page, '/about')
  const link = page.getByRole('banner').locator('a[href="/forms"]')
  const [code] = await Promise.all([page.waitForResponse(/FormsHub.*\.js$/), link.hover()])
  await code.finished()
  const atFirst = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          const main = document.querySelector('main')
          if (main?.querySelector('h1')?.textContent !== 'Forms') return
          observer.disconnect()
          const loading = document.querySelector('.loading-screen')
          resolve({ cards: main.querySelectorAll('article').length, isLoading: loading !== null })
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await link.click()
  expect(await atFirst).toEqual({ cards: 0, isLoading: true })
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
})

// Staff may have no news.
for (const _ of news.news.slice(0, 1)) {
  test('a link to a part of another page scrolls to it and focuses it', async ({ page }) => {
    await openPage(page, '/about')
    const milestone = page.locator('main a[href*="/updates#"]').first()
    const id = (await milestone.getAttribute('href'))?.split('#')[1] ?? ''
    await milestone.press('Enter')
    await expect(page.getByText(waiting)).toHaveCount(0)
    const part = page.locator(`[id="${id}"]`)
    await expect(part).toBeFocused()
    await expect(part).toBeInViewport()
  })
}

// Staff may have fewer sections.
for (const _ of terms.sections.slice(5, 6)) {
  test('Back between two sections of a page returns to the first, and then to the top', async ({ page }) => {
    await openPage(page, '/terms-of-service')
    const links = page.getByRole('main').locator('a[href^="#"]')
    const part = async (at: number) => page.locator((await links.nth(at).getAttribute('href')) ?? '')
    const [first, second] = [await part(2), await part(5)]
    await links.nth(2).press('Enter')
    await links.nth(5).press('Enter')
    await expect(second).toBeInViewport()
    await page.goBack()
    await expect(first).toBeInViewport()
    expect((await first.boundingBox())?.y).toBeLessThan(200)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the loading screen does not move and is shown for the same 600 ms', async ({ page }) => {
    await openWithStoppedClock(page, '/')
    await follow(page, '/about')
    const screen = page.getByRole('status').filter({ hasText: waiting })
    await expect(screen.getByText(waiting)).toBeVisible()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.clock.runFor(599)
    await expect(screen.getByText(waiting)).toBeVisible()
    await page.clock.runFor(1)
    await expect(page.getByText(waiting)).toHaveCount(0)
  })
})
