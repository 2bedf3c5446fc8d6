import type { Page } from '@playwright/test'
import { startCopy, type StartedCopy } from '../workbench/start-copy'
import { expect, test } from '../support/journey'

const port = Number(process.env['TEST_PORT'] ?? 4273)
const path = 'forms/nomination/ui.json'
const misspelt = (text: string): string => text.replace('"ui:minutes"', '"ui:minuts"')

test.describe('npm start with a broken form', () => {
  test.describe.configure({ mode: 'default' })
  let site: StartedCopy

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    site = await startCopy(port + 36, [{ path, change: misspelt }])
  })

  test.afterAll(() => site.stop())

  test('says so in the terminal, shows the report, and builds the site after the fix', async ({ page }) => {
    test.setTimeout(300_000)
    expect(site.printed).toContain('Did you mean "ui:minutes"?')
    expect(site.printed).toContain('there is no site yet. Open the workbench below')

    const reply = await page.goto(`${site.origin}/forms/nomination`)
    expect(reply?.status()).toBe(503)
    await expect(page.getByRole('heading', { name: 'A form needs fixing first' })).toBeVisible()
    await expect(page.getByText('Did you mean "ui:minutes"?')).toBeVisible()
    await page.getByRole('link', { name: 'Open the workbench' }).click()

    await page.getByRole('link', { name: 'Nomination', exact: true }).click()
    await page.getByRole('button', { name: /^Fix it/ }).click()
    await save(page)
    await page.goto(`${site.origin}/forms/nomination`)
    await expect(page.getByRole('heading', { name: 'Nomination', level: 1 })).toBeVisible()
  })

  test('a new form can be sent from its page as soon as it is saved', async ({ page, request }) => {
    test.setTimeout(300_000)
    await page.goto(`${site.origin}/workbench/`)
    await page.getByRole('link', { name: 'Start a new form' }).click()
    await page.getByLabel('Title of the form').fill('Lantern Contest')
    await page.getByLabel('What it is for').fill('Enter your lantern in the contest')
    await page.getByLabel('Event', { exact: true }).check()
    await page.getByLabel('What it asks').fill('Minecraft username')
    await page.getByRole('button', { name: 'Create form' }).click()
    await expect(page.getByRole('heading', { name: 'Lantern Contest', level: 1 })).toBeVisible({
      timeout: 60_000,
    })
    await save(page)
    await page.goto(`${site.origin}/forms/lantern-contest`)
    await page.getByLabel('Minecraft username').fill('LanternFox')
    await page.locator('main').getByRole('button', { name: /^Send/ }).click()
    await expect(page.getByText('✅ Lantern Contest')).toBeVisible()
    const inbox = await request.get(`${site.inbox}/sandbox/messages?webhook=lantern-contest`)
    expect(JSON.stringify(await inbox.json())).toContain('LanternFox')
  })
})

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved, and the site has it.')).toBeVisible({ timeout: 200_000 })
}
