import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/journey'
import { answerAs, watchMessages } from '../support/third-parties'

const answers = { minecraftName: 'Mira_42', discordTag: 'mira', reason: 'Is anybody there?' }
const scripts = '**/assets/*.js'

const gone = (route: Route) => route.fulfill({ status: 404, body: 'not here' })

/** What can happen to a page's scripts between its first paint and the click that sends the form. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'refused (503)': (route) => route.fulfill({ status: 503, body: 'later' }),
  'cut off': (route) => route.abort(),
  hanging: () => new Promise(() => undefined),
}

/** Fills the form in, sends it, and lets the 3 seconds pass after which the page must have said something. */
async function fillAndSend(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(answers)) await page.locator(`#root_${name}`).fill(text)
  await page.locator('main button[type=submit]').click()
  await page.clock.runFor(3000)
}

/** Opens the page with a fake clock. */
async function open(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/forms/guestlist-request')
}

const told = (page: Page) =>
  page.getByRole('alert').getByText('Your answers were not sent').filter({ visible: true })

const keptAnswers = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('form-draft/guestlist-request/'))
      .map(([, text]) => JSON.parse(text).answers),
  )

test('no alert is on a page before there is anything to say', async ({ page }) => {
  await open(page)
  await expect(page.locator('[role=alert]')).toHaveCount(0)
})

for (const [fault, answer] of Object.entries(faults)) {
  test(`a form whose scripts are ${fault} says within 3 seconds that it was not sent, and keeps the answers`, async ({
    page,
  }) => {
    await page.route(scripts, answer)
    await open(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await fillAndSend(page)
    await expect(told(page)).toContainText('They are saved on this device')
    expect(await keptAnswers(page)).toEqual([answers])
  })
}

test('a page whose scripts were replaced by a newer version reloads once, and offers the answers', async ({
  page,
}) => {
  await page.route(scripts, gone)
  await open(page)
  await page.route('**/forms/guestlist-request', async (route) => {
    await page.unroute(scripts)
    await route.continue()
  })
  await fillAndSend(page)
  await page.getByRole('button', { name: 'Restore draft' }).first().click()
  for (const [name, text] of Object.entries(answers))
    await expect(page.locator(`#root_${name}`)).toHaveValue(text)
})

test('a page whose scripts stay gone reloads no more than once', async ({ page }) => {
  let loads = 0
  page.on('framenavigated', () => (loads += 1))
  await page.route(scripts, gone)
  await open(page)
  await fillAndSend(page)
  await expect.poll(() => loads).toBe(2)
  await fillAndSend(page)
  await expect(told(page)).toBeVisible()
  await page.waitForTimeout(1000)
  expect(loads).toBe(2)
})

test('without storage the page asks the visitor to copy the answers, and does not reload', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.route(scripts, gone)
  await open(page)
  await fillAndSend(page)
  await expect(told(page)).toContainText('Copy what you wrote', { timeout: 3000 })
  await page.waitForTimeout(1000)
  await expect(page.locator('#root_reason')).toHaveValue(answers.reason)
})

test('scripts that arrive late take the form over: it is sent, and the warning disappears', async ({
  page,
}) => {
  const messages = watchMessages(page)
  await answerAs(page, 'webhook', { body: { id: '1' } })
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scripts, async (route) => {
    await released
    await route.continue()
  })
  await open(page)
  await fillAndSend(page)
  await expect(told(page)).toBeVisible({ timeout: 3000 })
  release()
  await expect(page.getByText('✅ Guestlist request handed in!')).toBeFocused()
  expect(messages).toHaveLength(1)
  await expect(told(page)).toHaveCount(0)
  expect(await keptAnswers(page)).toEqual([])
})
