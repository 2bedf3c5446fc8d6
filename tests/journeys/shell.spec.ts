import type { Page } from '@playwright/test'
import navigation from '../../src/site/content/navigation.json' with { type: 'json' }
import { expect, test } from '../support/journey'
import { openPage, scrollTo } from '../support/open-page'
import { unknownPath } from '../support/site-paths'

const apology = "Oops! The page you're looking for doesn't exist."

function footer(page: Page) {
  return page.getByRole('contentinfo')
}

/** The footer's link to an external site, found by its label in the content. */
function outsideLink(page: Page, to: string) {
  return footer(page).getByRole('link', {
    name: navigation.outside.find((link) => link.to === to)?.label ?? 'none',
  })
}

function backToTop(page: Page) {
  return page.getByRole('button', { name: 'Back to Top' })
}

test('2.007 the footer links to the privacy policy and the terms of service', async ({ page }) => {
  await page.goto('/')
  for (const path of ['/privacy-policy', '/terms-of-service']) {
    await expect(footer(page).locator(`a[href="${path}"]`)).toBeVisible()
  }
})

test('2.008 the footer links to the chat group and to the photo profile, each in a new tab', async ({
  page,
}) => {
  await page.goto('/')
  for (const [to, host] of [
    ['chat', 'chat.emberfall.example'],
    ['photos', 'photos.emberfall.example'],
  ] as const) {
    const link = outsideLink(page, to)
    expect(new URL((await link.getAttribute('href')) ?? '').host).toBe(host)
    await expect(link).toHaveAttribute('target', '_blank')
  }
})

test('2.009 the footer links to the video channel, and that link asks for subscription', async ({ page }) => {
  await page.goto('/')
  const link = outsideLink(page, 'videos')
  const { host, searchParams } = new URL((await link.getAttribute('href')) ?? '')
  expect([host, searchParams.get('sub_confirmation')]).toEqual(['videos.emberfall.example', '1'])
  await expect(link).toHaveAttribute('target', '_blank')
})

test('2.010 the copyright line has the current year, also in later years than the build', async ({
  page,
}) => {
  await page.goto('/')
  await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} Emberfall Network`)
  await page.clock.setFixedTime(new Date('2031-05-01T12:00:00'))
  await openPage(page, '/')
  await expect(footer(page)).toContainText('© 2031 Emberfall Network')
})

test('2.014 a Back to Top button appears on scrolling down', async ({ page }) => {
  await openPage(page, '/')
  await expect(backToTop(page)).toHaveCount(0)
  await scrollTo(page, 800)
  await expect(backToTop(page)).toBeVisible()
  await scrollTo(page, 0)
  await expect(backToTop(page)).toHaveCount(0)
})

test('9.04 Back to Top appears past 300 px: not at 300, but at 301', async ({ page }) => {
  await openPage(page, '/')
  await scrollTo(page, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  await expect(backToTop(page)).toHaveCount(0)
  await scrollTo(page, 301)
  await expect(backToTop(page)).toBeVisible()
})

test('2.015 Back to Top scrolls smoothly to the top', async ({ page }) => {
  await openPage(page, '/')
  await scrollTo(page, 1200)
  const places = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen = new Set<number>()
        document.addEventListener('scroll', () => {
          seen.add(window.scrollY)
          if (window.scrollY === 0) resolve(seen.size)
        })
      }),
  )
  await backToTop(page).click()
  expect(await places).toBeGreaterThan(2)
  await expect(page.locator('main')).toBeFocused()
})

test('2.016 an unknown path shows the 404 page and answers 404', async ({ page }) => {
  const reply = await page.goto(unknownPath)
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(apology)
  await page.locator('html[data-ready]').waitFor()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(apology)
})

test('2.017 the 404 page links home', async ({ page }) => {
  await openPage(page, unknownPath)
  await page.getByRole('main').getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL('/')
})

test('2.018 the 404 page links to the chat invite', async ({ page }) => {
  await openPage(page, unknownPath)
  const link = page.getByRole('main').getByRole('link', { name: /Discord/ })
  await expect(link).toHaveAttribute('href', 'https://chat.emberfall.example/invite')
})

test('8.06 an unknown path in a shared link of a form shows the 404 page too', async ({ page }) => {
  await openPage(page, '/forms/no-such-form?from=chat#top')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(apology)
})

test('the chosen theme is kept, and applied before the first paint of the next visit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openPage(page, '/')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(16, 12, 22)')
  await page.getByRole('radio', { name: 'Light' }).check({ force: true })
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(251, 247, 242)')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/about')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(251, 247, 242)')
})

test('the chosen theme is marked in the footer before any interaction', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/forms/guild')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('textbox').first().focus()
  await page.locator('html[data-ready]').waitFor()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('the controls around a form react to the first tap after typing into the form', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/forms/guild')
  await page.getByRole('textbox').first().focus()
  await page.locator('html[data-ready]').waitFor()
  // A click made by a program has no preceding pointer event.
  await page.getByRole('button', { name: 'Menu' }).dispatchEvent('click')
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'Light' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('the theme follows the system until one is chosen', async ({ page }) => {
  await openPage(page, '/')
  for (const [colorScheme, background] of [
    ['dark', 'rgb(16, 12, 22)'],
    ['light', 'rgb(251, 247, 242)'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveCSS('background-color', background)
  }
})

/** The classes of the elements that Back to Top covers while the page is scrolled down. */
function coveredOn(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate(async (parts) => {
    const found = new Set<string>()
    for (let top = 0; top < document.documentElement.scrollHeight; top += 24) {
      window.scrollTo({ top, behavior: 'instant' })
      for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve))
      const button = document.querySelector('.back-to-top')?.getBoundingClientRect()
      for (const part of document.querySelectorAll(parts)) {
        const box = part.getBoundingClientRect()
        const isCovered =
          button && box.right > button.left && box.bottom > button.top && box.top < button.bottom
        if (isCovered && box.width > 0) found.add(part.className)
      }
    }
    return [...found]
  }, selector)
}

test('Back to Top covers no part of a form on a phone, and appears below it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openPage(page, '/contact')
  await page.locator('main button[type=submit]').click()
  await expect(page.locator('.field-error').first()).toBeVisible()
  // The focus is in the list of errors above the form, and the visitor scrolls down from there.
  const covered = await coveredOn(page, 'main form :is(.field-error, .counter, button, .control)')
  expect(covered).toEqual([])
  await expect(backToTop(page)).toBeVisible()
})

test('Back to Top covers no button on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openPage(page, '/updates')
  expect(await coveredOn(page, 'main .button')).toEqual([])
})
