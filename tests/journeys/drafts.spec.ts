import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe'
import { answersOnScreen, openFilled, send } from '../support/fill-form'
import { expect, test } from '../support/journey'
import { makeDraftOlder } from '../support/older-draft'
import { openPage } from '../support/open-page'
import { putAnswers } from '../support/put-answers'
import { formPath } from '../support/site-paths'
import { answerAs, holdBack, watchMessages } from '../support/third-parties'
import { notSent } from '../support/not-sent'

function banner(page: Page) {
  return page.getByRole('region', { name: 'Saved draft' })
}

for (const slug of ['guild', 'match-feedback', 'painter-apply']) {
  test(`a reload offers the draft of ${slug}, and restoring it brings every answer back`, async ({
    page,
  }) => {
    await openFilled(page, slug, 'full')
    const answers = await answersOnScreen(page)
    await openPage(page, formPath(slug))
    await expect(banner(page)).toContainText(/\d+ of \d+ answers saved, (today|yesterday)\s\d+:\d\d\s[AP]M/)
    expect(await answersOnScreen(page)).toEqual({})
    await page.getByRole('button', { name: 'Restore draft' }).click()
    await expect(banner(page)).toHaveCount(0)
    expect(await answersOnScreen(page)).toEqual(answers)
  })
}

test('a deleted draft is not offered again', async ({ page }) => {
  await openFilled(page, 'nomination')
  await openPage(page, '/forms/nomination')
  await page.getByRole('button', { name: 'Delete draft' }).click()
  await expect(banner(page)).toHaveCount(0)
  await openPage(page, '/forms/nomination')
  await expect(banner(page)).toHaveCount(0)
})

test('a form that was sent leaves no draft', async ({ page }) => {
  await answerAs(page, 'webhook', { body: { id: '1' } })
  await openFilled(page, 'nomination')
  await send(page)
  await expect(page.getByText('✅')).toBeFocused()
  await openPage(page, '/forms/nomination')
  await expect(banner(page)).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual(
    [],
  )
})

test('a form that failed keeps its draft', async ({ page }) => {
  await answerAs(page, 'webhook', 'cut')
  await openFilled(page, 'nomination')
  await send(page)
  await expect(notSent(page)).toBeFocused()
  await openPage(page, '/forms/nomination')
  await expect(banner(page)).toBeVisible()
})

test('answers that the browser puts back after Back keep their number, are marked, and are not offered as a draft', async ({
  page,
}) => {
  const messages = watchMessages(page)
  await answerAs(page, 'webhook', 'cut')
  await openFilled(page, 'nomination')
  const answers = await answersOnScreen(page)
  await send(page)
  await expect(notSent(page)).toBeFocused()
  await page.goto('about:blank')
  await page.goBack()
  await page.locator('html[data-ready]').waitFor()
  await expect.poll(() => answersOnScreen(page)).toEqual(answers)
  await expect(page.getByText('It may have reached us.')).toBeVisible()
  await answerAs(page, 'webhook', { body: { id: '1' } })
  await send(page)
  await expect(page.getByText('✅')).toBeFocused()
  const [first, second] = messages.map(({ embeds }) => embeds[0]?.footer.text)
  expect(second).toBe(`${first} · sent again, perhaps a double`)
  await expect(banner(page)).toHaveCount(0)
})

test('the draft of one form is offered on no other', async ({ page }) => {
  await openFilled(page, 'nomination')
  await openPage(page, '/forms/leak-report')
  await expect(banner(page)).toHaveCount(0)
})

test('leaving for another page and coming back offers the draft', async ({ page }) => {
  await openFilled(page, 'nomination')
  await page.getByRole('banner').locator('.logo').click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(banner(page)).toBeVisible()
})

test('an offer that is off screen after a reload is one tap away', async ({ page }) => {
  await openFilled(page, 'guild', 'full')
  const answers = await answersOnScreen(page)
  await page.waitForTimeout(600)
  await page.reload()
  await page.mouse.wheel(0, 20_000)
  const reminder = page.getByText('You have a saved draft.')
  await expect(reminder).toBeVisible()
  await page.locator('.form-draft-reminder').getByRole('button', { name: 'Restore draft' }).click()
  expect(await answersOnScreen(page)).toEqual(answers)
  await expect(page.getByText('Your answers are back in the form.')).toBeVisible()
  await expect(reminder).toHaveCount(0)
  await expect(banner(page)).toHaveCount(0)
})

test('on a wide screen, the reminder of an offer covers nothing that can be clicked', async ({ page }) => {
  await openFilled(page, 'guild', 'full')
  await page.waitForTimeout(600)
  await page.reload()
  const reminder = page.locator('.form-draft-reminder')
  for (const [width, height] of [
    [1280, 720],
    [1280, 800],
    [1024, 768],
    [1024, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const top of [700, 20_000]) {
      await page.evaluate((y) => scrollTo(0, y), top)
      await expect(reminder).toBeInViewport({ ratio: 1 })
      const covered = await reminder.evaluate((element) => {
        const own = element.getBoundingClientRect()
        const targets = [...document.querySelectorAll('aside a, footer a, footer button, footer label')]
        const others = targets.filter((target) => {
          const { left, right, top: upper, bottom } = target.getBoundingClientRect()
          return left < own.right && right > own.left && upper < own.bottom && bottom > own.top
        })
        return others.map(({ textContent }) => textContent)
      })
      expect(covered, `${width} × ${height}, scrolled to ${top}`).toEqual([])
    }
  }
})

test('an offer off screen with more to know first is one tap away', async ({ page }) => {
  await answerAs(page, 'webhook', 'cut')
  await openFilled(page, 'guild', 'full')
  await send(page)
  await expect(notSent(page)).toBeFocused()
  await page.reload()
  await page.mouse.wheel(0, 20_000)
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(banner(page)).toBeInViewport()
  await expect(banner(page)).toBeFocused()
  await expect(page.getByText('You have a saved draft.')).toHaveCount(0)
})

test('after a form was sent, no reminder of an earlier draft lies over the result', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 520 })
  await answerAs(page, 'webhook', { body: { id: '1' } })
  await openFilled(page, 'nomination')
  await openFilled(page, 'nomination')
  await expect(banner(page)).toHaveCount(1)
  await send(page)
  await expect(page.getByText('✅')).toBeFocused()
  await expect(banner(page)).not.toBeInViewport()
  await expect(page.getByText('You have a saved draft.')).toHaveCount(0)
})

test('a visitor who leaves while a form is on its way sees on the next page that it was sent, and no draft of it', async ({
  page,
}) => {
  const release = await holdBack(page, 'webhook')
  await openFilled(page, 'nomination')
  await send(page)
  await page.getByRole('banner').locator('.logo').click()
  await expect(page).toHaveURL('/')
  release({ body: { id: '1' } })
  const notice = page.getByRole('region', { name: 'About your form' })
  await expect(notice).toContainText('✅ Thank you for your nomination!')
  await expect(notice).toContainText(/reference [A-Z]{2}-[0-9A-Z]{6}/)
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toHaveCount(0)
  await openPage(page, '/forms/nomination')
  await expect(banner(page)).toHaveCount(0)
})

test('a visitor who leaves while a form is on its way sees on the next page that it failed, and finds the draft', async ({
  page,
}) => {
  const release = await holdBack(page, 'webhook')
  await openFilled(page, 'nomination')
  const answers = await answersOnScreen(page)
  await send(page)
  await page.getByRole('banner').locator('.logo').click()
  await expect(page).toHaveURL('/')
  release({ status: 500 })
  const notice = page.getByRole('region', { name: 'About your form' })
  await expect(notice).toContainText('Your answers are kept on this device.')
  await notice.getByRole('link').click()
  await page.getByRole('button', { name: 'Restore draft' }).click()
  expect(await answersOnScreen(page)).toEqual(answers)
})

test('of two results that arrive on another page both are told, the failure first, below the header of a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const goTo = async (path: string) => {
    await page.evaluate((next) => history.pushState(null, '', next), path)
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const releaseFirst = await holdBack(page, 'webhook')
  await openFilled(page, 'nomination')
  await send(page)
  await expect(page.locator('main button[type=submit]')).toHaveAttribute('data-pending')
  await goTo('/forms/general-advice')
  const releaseSecond = await holdBack(page, 'webhook')
  await putAnswers(page, { name: 'Mira', discord: 'mira', topic: 'How to Sail', message: 'Hello' })
  await send(page)
  await expect(page.locator('main button[type=submit]')).toHaveAttribute('data-pending')
  await goTo('/about')
  releaseFirst({ body: { id: '1' } })
  const notices = page.getByRole('region', { name: 'About your form' })
  await expect(notices).toContainText(['✅ Thank you for your nomination!'])
  releaseSecond({ status: 500 })
  await expect(notices).toContainText(['Your answers are kept', '✅ Thank you for your nomination!'])
  await expect(page.getByRole('alert')).toContainText('Your answers are kept')
  const header = await page.getByRole('banner').boundingBox()
  const first = await notices.first().boundingBox()
  expect(first?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
  await expect(notices.last().getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  expect(await axeFindings(page)).toEqual([])
  await notices.last().getByRole('button', { name: 'Close' }).click()
  await expect(notices).toHaveCount(1)
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await notices.getByRole('button', { name: 'Close' }).click()
  await expect(notices).toHaveCount(0)
})

test('a draft is offered for 7 days', async ({ page }) => {
  const day = 24 * 60 * 60 * 1000
  await openFilled(page, 'nomination')
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1)
  await page.clock.setFixedTime(Date.now() + 7 * day - 60_000)
  await openPage(page, '/forms/nomination')
  await expect(banner(page)).toContainText(/answers saved, [A-Z][a-z]+\s\d+,\s\d+:\d\d\s[AP]M/)
  await page.clock.setFixedTime(Date.now() + 7 * day + 60_000)
  await openPage(page, '/forms/nomination')
  await expect(banner(page)).toHaveCount(0)
})

test('text typed less than a second before the page crashes is offered on the next visit', async ({
  page,
  context,
}) => {
  await openFilled(page, 'nomination')
  await page.locator('#root_description').pressSequentially(' and a bit', { delay: 20 })
  const answers = await answersOnScreen(page)
  await page.waitForTimeout(600)
  const crashed = page.waitForEvent('crash')
  const session = await context.newCDPSession(page)
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  const later = await context.newPage()
  await openPage(later, '/forms/nomination')
  await later.getByRole('button', { name: 'Restore draft' }).click()
  expect(await answersOnScreen(later)).toEqual(answers)
})

test('two tabs with the same form do not overwrite each other’s draft', async ({ page, context }) => {
  await openFilled(page, 'nomination')
  await expect.poll(() => titlesKept(page)).toHaveLength(1)
  const second = await context.newPage()
  await answerAs(second, 'webhook', { body: { id: '1' } })
  await openFilled(second, 'nomination')
  await second.locator('#root_title').fill('Another idea')
  await expect.poll(() => titlesKept(page)).toHaveLength(2)
  await send(second)
  await expect(second.getByText('✅')).toBeFocused()
  expect(await titlesKept(page)).toEqual([await page.locator('#root_title').inputValue()])
})

test('a draft of an older version gives back what fits and shows the rest to copy', async ({ page }) => {
  await openFilled(page, 'nomination')
  await makeDraftOlder(page)
  await openPage(page, '/forms/nomination')
  await page.getByRole('button', { name: 'Restore draft' }).click()
  expect(Object.keys(await answersOnScreen(page)).toSorted()).toEqual(['description', 'title'])
  const others = page.getByRole('region', { name: 'Answers that no longer fit' })
  await expect(others.locator('dt')).toHaveText(['Category', 'Best season'])
  await expect(others.locator('dd')).toHaveText(['Weather', 'Late summer'])
  await others.getByRole('button', { name: 'Remove these answers' }).click()
  await expect(others).toHaveCount(0)
})

/** The titles in all drafts of the nomination form on this device. */
function titlesKept(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('form-draft/nomination/'))
    return keys.map((key): string => JSON.parse(localStorage.getItem(key) ?? '{}').answers.title)
  })
}
