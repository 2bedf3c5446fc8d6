import type { Page } from '@playwright/test'
import home from '../../src/site/content/home.json' with { type: 'json' }
import { expect, test } from '../support/journey'
import { openPage, openWithStoppedClock } from '../support/open-page'

const address = 'play.emberfall.example:25565'
const notice = home.hero.copied

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

function copyButton(page: Page) {
  return page.getByRole('button', { name: home.hero.copy })
}

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}

test("2.037 'Copy Server IP' puts the address with the port into the clipboard", async ({ page }) => {
  await openPage(page, '/')
  await copyButton(page).click()
  await expect(page.getByText(notice)).toBeVisible()
  expect(await clipboard(page)).toBe(address)
})

test("2.038 copying shows the notice 'IP Copied to Clipboard!'", async ({ page }) => {
  await openWithStoppedClock(page, '/')
  await copyButton(page).click()
  await expect(page.getByRole('status').getByText(notice, { exact: true })).toBeVisible()
  await expect(copyButton(page)).toBeFocused()
})

test('2.039 the notice is removed by itself', async ({ page }) => {
  await openWithStoppedClock(page, '/')
  await copyButton(page).click()
  await expect(page.getByText(notice)).toBeVisible()
  await page.clock.runFor(3000)
  await expect(page.getByText(notice)).toHaveCount(0)
})

test('9.02 the copy notice is shown for exactly 2000 ms', async ({ page }) => {
  await openWithStoppedClock(page, '/')
  await copyButton(page).click()
  await expect(page.getByText(notice)).toBeVisible()
  await page.clock.runFor(1999)
  await expect(page.getByText(notice)).toBeVisible()
  await page.clock.runFor(1)
  await expect(page.getByText(notice)).toHaveCount(0)
})

test('4.05 the notice appears and disappears each time', async ({ page }) => {
  await openWithStoppedClock(page, '/')
  for (const press of [1, 2, 3]) {
    await copyButton(page).click()
    await expect(page.getByText(notice), `press ${press}`).toBeVisible()
    await page.clock.runFor(2000)
    await expect(page.getByText(notice), `press ${press}`).toHaveCount(0)
  }
})

test('2.057 Copy IP on the stats page copies the address with port 25565', async ({ page }) => {
  await openPage(page, '/stats')
  await page.getByRole('button', { name: 'Copy IP' }).click()
  await expect(page.getByText('IP copied to clipboard!')).toBeVisible()
  expect(await clipboard(page)).toBe(address)
})

test("2.058 Copy IP announces 'IP copied to clipboard!' in the page", async ({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`window.${dialog.type()} was called`)
  })
  await openWithStoppedClock(page, '/stats')
  await page.getByRole('button', { name: 'Copy IP' }).click()
  await expect(page.getByRole('status').getByText('IP copied to clipboard!', { exact: true })).toBeVisible()
})

test('without a clipboard API the browser copies by command', async ({ page }) => {
  await page.addInitScript(() => {
    const kept = navigator.clipboard
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    Object.assign(window, { readBack: () => kept.readText() })
  })
  await openPage(page, '/')
  await copyButton(page).click()
  await expect(page.getByText(notice)).toBeVisible()
  // Set by the init script above.
  expect(
    await page.evaluate(() => (window as unknown as { readBack: () => Promise<string> }).readBack()),
  ).toBe(address)
  await expect(copyButton(page)).toBeFocused()
})

test('if copying fails the address is shown selected, and no notice claims success', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await openPage(page, '/')
  await copyButton(page).click()
  const field = page.getByRole('textbox', { name: 'Copy this address' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(address)
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(address)
  await expect(page.getByText(notice)).toHaveCount(0)
})
