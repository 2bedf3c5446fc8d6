import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { afterTwoFrames, openPage } from '../support/open-page'

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

/**
 * What covers the focused element: each of its nine probe points on screen must hit the element itself or its label.
 */
function coverOfFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const own = focused.closest('label:has(input[type=radio])') ?? focused
    const { left, top, width, height } = own.getBoundingClientRect()
    const parts = [0.1, 0.5, 0.9]
    const points = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height] as const))
    const onScreen = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
    const name = `${own.tagName} "${own.textContent?.trim().slice(0, 30)}"`
    if (onScreen.length === 0) return `${name} is not on screen`
    const fixed = onScreen
      .map(([x, y]) =>
        document.elementFromPoint(x, y)?.closest('header, .back-to-top, .toast-place, .loading-place'),
      )
      .find((cover) => cover && !cover.contains(own))
    return fixed ? `${name} is under ${fixed.className}` : undefined
  })
}

/** Press a key that many times, and return what covered the focus at any stop. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', steps: number): Promise<readonly string[]> {
  const covers: string[] = []
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key)
    await afterTwoFrames(page)
    const cover = await coverOfFocus(page)
    if (cover) covers.push(cover)
  }
  return covers
}

/** How many tab stops this page has: a group of radio buttons counts as one. */
function countStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll('a[href], button, input:not([data-honeypot]), select, textarea, summary'),
    ]
    const reached = stops.filter(
      (node) => !node.matches(':disabled') && node.checkVisibility({ visibilityProperty: true }),
    )
    const groups = new Set(reached.map((node) => (node instanceof HTMLInputElement && node.name) || node))
    return groups.size
  })
}

for (const path of [
  '/',
  '/forms',
  '/forms/guild',
  '/forms/painter-apply',
  '/gallery',
  '/terms-of-service',
  '/stats',
  '/vote',
]) {
  test(`nothing covers the focus on ${path}, forwards and backwards`, async ({ page }) => {
    await openPage(page, path)
    const stops = await countStops(page)
    expect(stops).toBeGreaterThan(6)
    expect(await walk(page, 'Tab', stops)).toEqual([])
    expect(await page.evaluate(() => document.activeElement?.closest('footer') !== null)).toBe(true)
    expect(await walk(page, 'Shift+Tab', stops)).toEqual([])
  })
}

test('the skip link is the first stop, shows itself, and leads to the main part', async ({ page }) => {
  await openPage(page, '/forms/guild')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 0.99 })
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('the focus ring of a button has its notches, and that of a quiet one is close to its text', async ({
  page,
}) => {
  await openPage(page, '/stats')
  const ringOf = (name: string) =>
    page
      .getByRole('main')
      .getByText(name, { exact: true })
      .evaluate((label) => {
        const control = label.closest<HTMLElement>('a, button')
        control?.focus()
        const { borderRadius, outlineOffset } = getComputedStyle(control ?? label)
        return { borderRadius, outlineOffset }
      })
  await page.keyboard.press('Tab')
  expect(await ringOf('Copy IP')).toEqual({ borderRadius: '8px', outlineOffset: '2px' })
  expect(await ringOf('Vote now')).toEqual({ borderRadius: '8px', outlineOffset: '-6px' })
})

test('the open dialog traps the focus', async ({ page }) => {
  await openPage(page, '/gallery')
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().press('Enter')
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== document.body && focused?.closest('dialog') === null
    })
    expect(outside).toBe(false)
  }
})
