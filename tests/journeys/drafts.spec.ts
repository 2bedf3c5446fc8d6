import type { Page } from '@playwright/test'
import { answersOnScreen, openFilled, send } from '../support/fill-form'
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'
import { formPath } from '../support/site-paths'
import { answerAs } from '../support/third-parties'

function banner(page: Page) {
  return page.getByRole('region', { name: 'Saved draft' })
}

for (const slug of ['staff', 'event-feedback', 'creator-apply']) {
  test(`a reload offers the draft of ${slug}, and restoring it brings every answer back`, async ({
    page,
  }) => {
    await openFilled(page, slug, 'full')
    const answers = await answersOnScreen(page)
    await openPage(page, formPath(slug))
    await expect(banner(page)).toContainText('You have an unfinished form from just now.')
    expect(await answersOnScreen(page)).toEqual({})
    await page.getByRole('button', { name: 'Restore draft' }).click()
    await expect(banner(page)).toHaveCount(0)
    expect(await answersOnScreen(page)).toEqual(answers)
  })
}

test('a draft that is deleted is gone', async ({ page }) => {
  await openFilled(page, 'suggestion')
  await openPage(page, '/forms/suggestion')
  await page.getByRole('button', { name: 'Delete draft' }).click()
  await expect(banner(page)).toHaveCount(0)
  await openPage(page, '/forms/suggestion')
  await expect(banner(page)).toHaveCount(0)
})

test('a form that was sent leaves no draft', async ({ page }) => {
  await answerAs(page, 'webhook', { body: {} })
  await openFilled(page, 'suggestion')
  await send(page)
  await expect(page.getByText('✅')).toBeFocused()
  await openPage(page, '/forms/suggestion')
  await expect(banner(page)).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual(
    [],
  )
})

test('a form that failed keeps its draft', async ({ page }) => {
  await answerAs(page, 'webhook', 'cut')
  await openFilled(page, 'suggestion')
  await send(page)
  await expect(page.getByRole('alert').getByText('❌')).toBeFocused()
  await openPage(page, '/forms/suggestion')
  await expect(banner(page)).toBeVisible()
})

test('the draft of one form is offered on no other', async ({ page }) => {
  await openFilled(page, 'suggestion')
  await openPage(page, '/forms/bug-report')
  await expect(banner(page)).toHaveCount(0)
})

test('leaving for another page and coming back offers the draft', async ({ page }) => {
  await openFilled(page, 'suggestion')
  await page.getByRole('banner').getByRole('link', { name: 'Vote' }).click()
  await expect(page).toHaveURL('/vote')
  await page.goBack()
  await expect(banner(page)).toBeVisible()
})

test('a draft is offered for 7 days', async ({ page }) => {
  const day = 24 * 60 * 60 * 1000
  await openFilled(page, 'suggestion')
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1)
  await page.clock.setFixedTime(Date.now() + 7 * day - 60_000)
  await openPage(page, '/forms/suggestion')
  await expect(banner(page)).toContainText('6 days ago')
  await page.clock.setFixedTime(Date.now() + 7 * day + 60_000)
  await openPage(page, '/forms/suggestion')
  await expect(banner(page)).toHaveCount(0)
})

test('a browser that keeps nothing sends all the same, and says nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
  })
  await answerAs(page, 'webhook', { body: {} })
  await openFilled(page, 'suggestion')
  await send(page)
  await expect(page.getByText('✅ Thank you for your suggestion!')).toBeFocused()
})
