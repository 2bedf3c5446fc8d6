import type { Page } from '@playwright/test'
import { readDefinition } from '../../src/catalog/read-definitions'
import { findLeaks } from '../../src/tooling/publish-checks'
import { readSiteConfig } from '../../src/tooling/site-config'
import { formWebhooks } from '../../src/tooling/environment'
import { sandboxValues } from '../../src/tooling/relay/start-relay'
import { testSiteBuild } from '../support/copy-site'
import { answersOnScreen, send } from '../support/fill-form'
import { answersOf } from '../support/fixtures'
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'
import { putAnswers } from '../support/put-answers'
import { startRelayedSite, type RelayedSite } from '../support/relayed-site'
import { formPath, triedForms } from '../support/site-paths'
import { notSent } from '../support/not-sent'

test.describe.configure({ mode: 'serial' })

let site: RelayedSite

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startRelayedSite()
})

test.afterAll(() => site.close())

test.beforeEach(() => site.sandbox.reset())

async function openFilled(page: Page, slug: string): Promise<void> {
  await openPage(page, site.origin + formPath(slug))
  await putAnswers(page, answersOf(slug, 'minimal'))
}

// `npm run check:every-form` sends each form; these have every feature that any of them has.
test('a form of each kind is sent through the relay, says the same as without one, and arrives once', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const called: string[] = []
  page.on('request', (request) => called.push(request.url()))
  for (const slug of triedForms) {
    const { success } = readDefinition(slug).message.outcomes
    await openFilled(page, slug)
    await send(page)
    await expect(page.getByText(success, { exact: true })).toBeFocused()
    const reference = /[A-Z]{2}-[0-9A-Z]{6}/.exec(
      await page.locator('.form-outcome, main').first().innerText(),
    )?.[0]
    await expect.poll(() => site.sandbox.messages(slug).length, { timeout: 15_000 }).toBe(1)
    expect(JSON.stringify(site.sandbox.messages(slug)[0]?.body)).toContain(`Reference ${reference}`)
  }
  expect(called.filter((url) => url.startsWith(`${site.relayOrigin}/submit/`))).toHaveLength(
    triedForms.length,
  )
  expect(called.filter((url) => url.includes('/webhooks/'))).toEqual([])
})

test('nothing that visitors download contains a webhook, a token or the vote key', () => {
  const { secrets } = readSiteConfig(sandboxValues('http://localhost:1', 1), formWebhooks())
  expect(Object.keys(secrets).length).toBeGreaterThan(formWebhooks().length)
  expect(findLeaks(site.folder, secrets)).toEqual([])
  // The same search finds the addresses in the site without a relay, which needs them.
  expect(findLeaks(testSiteBuild, secrets).join()).toMatch(/address of a webhook.*WEBHOOK_CONTACT/s)
})

test('the votes come through the relay, and no call contains the key', async ({ page }) => {
  const called: string[] = []
  page.on('request', (request) => called.push(request.url()))
  await openPage(page, `${site.origin}/stats`)
  await expect(page.getByText('Ashwing').first()).toBeVisible()
  await expect(page.getByText('Cinderpaw').first()).toBeVisible()
  expect(called).toContain(`${site.relayOrigin}/votes/top`)
  expect(called.filter((url) => /key|top_voters/.test(url))).toEqual([])
})

test('an error that the relay finds is shown at its question', async ({ page }) => {
  const errors = [{ name: 'reason', rule: 'maxLength', text: 'The relay says that this is too long' }]
  await page.route('**/submit/guestlist-request', (route) =>
    route.fulfill({
      status: 422,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { code: 'invalid', text: 'x', errors },
    }),
  )
  await openFilled(page, 'guestlist-request')
  await send(page)
  await expect(page.getByText(/answers? to fix$/)).toBeVisible()
  await expect(page.getByText('The relay says that this is too long').first()).toBeVisible()
})

test('while the relay is down a form keeps its answers; sent again it arrives once, under its first reference', async ({
  page,
}) => {
  await site.stopRelay()
  await openFilled(page, 'sailor-report')
  const answers = await answersOnScreen(page)
  await send(page)
  await expect(notSent(page, '❌ Error sending sailor report.')).toBeFocused()
  expect(await answersOnScreen(page)).toEqual(answers)
  await site.startRelay()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('✅ Sailor report sent off!', { exact: true })).toBeFocused()
  await expect.poll(() => site.sandbox.messages('sailor-report').length, { timeout: 15_000 }).toBe(1)
})

test('a waiting form goes through the relay once it is back, and arrives once', async ({ page }) => {
  test.setTimeout(60_000)
  await site.stopRelay()
  await openFilled(page, 'nomination')
  await send(page)
  await page.getByRole('button', { name: 'Send it later' }).click()
  await expect(page.getByRole('heading', { name: 'Your form is waiting to be sent' })).toBeVisible()
  await site.startRelay()
  await openPage(page, `${site.origin}/about`)
  await expect(page.getByRole('region', { name: 'About your form' })).toContainText(
    '✅ Thank you for your nomination!',
  )
  await expect.poll(() => site.sandbox.messages('nomination').length, { timeout: 15_000 }).toBe(1)
})

test('a form shown as sent arrives even if the chat platform fails and the relay is killed', async ({
  page,
}) => {
  test.setTimeout(60_000)
  site.sandbox.setFaults([{ target: 'webhook', kind: 'server-error', status: 503, times: 1 }])
  await openFilled(page, 'nomination')
  await send(page)
  await expect(page.getByText('✅ Thank you for your nomination!', { exact: true })).toBeFocused()
  await site.stopRelay()
  await site.startRelay()
  await expect.poll(() => site.sandbox.messages('nomination').length, { timeout: 30_000 }).toBe(1)
})

test('a submission from a bot that fills in the honeypot is not delivered', async ({ page }) => {
  await openFilled(page, 'nomination')
  await page.locator('[data-honeypot]').evaluate((node: HTMLInputElement) => {
    node.value = 'spam'
  })
  const called: string[] = []
  page.on('request', (request) => called.push(request.url()))
  await send(page)
  await expect(notSent(page, '❌ That did not work. Please try again later.')).toBeFocused()
  expect(called.filter((url) => url.includes('/submit/'))).toEqual([])
})

test('the policy lets the page call the relay', async ({ request }) => {
  const policy = (await request.get(`${site.origin}/forms/guild`)).headers()['content-security-policy']
  expect(/connect-src ([^;]*)/.exec(policy ?? '')?.[1]?.split(' ')).toContain(site.relayOrigin)
})
