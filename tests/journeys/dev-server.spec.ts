// The page of a broken file logs errors by design, so these tests allow console output.
import { expect, test } from '@playwright/test'
import { sandboxWebhookToken } from '../../src/sandbox/identity'
import { startDevCopy, type StartedCopy } from '../workbench/start-copy'
import type { NewFormAnswers } from '../../src/generate/new/new-form-answers'
import { newForm } from '../../src/generate/new/new-form'
import { cache, sampleForms } from '../generate/sample-forms'
import { send } from '../support/fill-form'
import { openPage } from '../support/open-page'

const port = Number(process.env['TEST_PORT'] ?? 4273)
const path = 'forms/nomination/ui.json'
const misspelt = (text: string): string => text.replace('"ui:minutes"', '"ui:minuts"')

const lantern: NewFormAnswers = {
  slug: 'lantern-contest',
  title: 'Lantern Contest',
  description: 'Enter your lantern in the contest',
  tags: ['event'],
  questions: [{ label: 'Minecraft username', kind: 'text', isRequired: true }],
}

test.describe('npm run dev', () => {
  test.describe.configure({ mode: 'default' })
  let site: StartedCopy

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    site = await startDevCopy(port + 26)
  })

  test.afterAll(() => site.stop())

  test('shows the report over the page, and the page again when the file is fixed', async ({ page }) => {
    test.setTimeout(300_000)
    const good = site.read(path)
    const heading = page.getByRole('heading', { name: 'Nomination', level: 1 })
    const overlay = page.locator('vite-error-overlay')
    await page.goto(`${site.origin}/forms/nomination`)
    await expect(heading).toBeVisible({ timeout: 120_000 })

    site.write(path, misspelt(good))
    await expect(overlay).toContainText('Did you mean "ui:minutes"?', { timeout: 60_000 })
    await expect(overlay).toContainText(`${path}, line 4`)
    site.write(path, good)
    await expect(overlay).toHaveCount(0, { timeout: 60_000 })
    await expect(heading).toBeVisible({ timeout: 60_000 })

    const news = 'src/site/content/news.json'
    const newsBefore = site.read(news)
    site.write(news, newsBefore.replace(/"date": "[^"]*"/, '"date": ""'))
    await expect(overlay).toContainText(`${news}, line`, { timeout: 60_000 })
    site.write(news, newsBefore)
    await expect(overlay).toHaveCount(0, { timeout: 60_000 })
  })

  test('sends a new form to its webhook without a restart', async ({ page, request }) => {
    test.setTimeout(120_000)
    const made = newForm(lantern, sampleForms, cache)
    if (!made.ok) throw new Error(made.reasons.map(({ text }) => text).join())
    for (const [file, text] of made.files) site.write(file, text)
    const script = async () =>
      (await request.get(`${site.origin}/@id/__x00__virtual:form/lantern-contest`)).text()
    await expect.poll(script, { timeout: 60_000 }).toContain(sandboxWebhookToken('lantern-contest'))
    await openPage(page, `${site.origin}/forms/lantern-contest`)
    await page.getByLabel('Minecraft username').fill('LanternFox')
    await send(page)
    await expect(page.getByText('✅ Lantern Contest')).toBeVisible()
    const inbox = await request.get(`${site.inbox}/sandbox/messages?webhook=lantern-contest`)
    expect(JSON.stringify(await inbox.json())).toContain('LanternFox')
  })
})
