import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormSchema } from '../../src/engine/schema/definition'
import { testSite } from '../support/copy-site'
import { expect, test } from '../support/journey'
import { askToDiscard, expectNoViolationsAnywhere } from '../support/workbench-page'

// Nothing here is saved, so the shared test site will do.
const read = (file: string) => readFileSync(join(testSite, file), 'utf8')

test('what a screen reader says is recorded, until the form changes', async ({ page }) => {
  test.setTimeout(180_000)
  const { required = [], properties } = JSON.parse(read('forms/leak-report/schema.json')) as FormSchema
  const asked = properties[required[0] ?? '']
  await page.goto('/workbench/#/forms/leak-report')
  await page.getByRole('tab', { name: 'How it sounds' }).click()
  const panel = page.getByRole('tabpanel', { name: 'How it sounds' })
  // The tab itself starts nothing. A recording says how far it is, and can be stopped at any time.
  const progress = panel.getByRole('progressbar')
  await expect(progress).toHaveCount(0)
  await panel.getByRole('button', { name: 'Start' }).click()
  await expect(progress).toBeVisible()
  await expect(panel.getByText(/^Step \d+ of \d+$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(progress).toHaveCount(0)
  await expect(panel.getByRole('button', { name: 'Start' })).toBeFocused()
  await expect(panel.getByRole('list')).toHaveCount(0)

  await panel.getByRole('button', { name: 'Start' }).press('Enter')
  const status = panel.getByText(/^Tried at \d\d:\d\d, with the form as it is now\.$/)
  await expect(status).toBeVisible({ timeout: 120_000 })
  await expect(progress).toHaveCount(0)
  await expect(panel.getByText(/^Nothing to fix: /)).toBeVisible()
  await expect(panel.getByText(/^(?:strong|end)\b/)).toHaveCount(0)
  const heardAfter = (step: string) =>
    panel.locator('section').filter({ has: page.getByRole('heading', { name: step, exact: true }) })
  await expect(heardAfter('The page opens')).toContainText('Leak Report')
  await expect(heardAfter('The page opens')).toContainText(asked?.title ?? '-')
  await expect(heardAfter('Sent with nothing filled in')).toContainText(asked?.errorMessage?.required ?? '-')
  await expect(heardAfter('Sent again, and delivered').getByRole('listitem')).not.toHaveCount(0)
  await expectNoViolationsAnywhere(page)

  // The recording is of the form as it was.
  await page.getByRole('button', { name: asked?.title ?? '-', exact: true }).click()
  await page.getByLabel('What it asks').fill('Who found it?')
  await expect(panel.getByText('The form has changed since, so run it again.')).toBeVisible()
  await (await askToDiscard(page)).click()
})

test('a recording ends when its form is left', async ({ page }) => {
  await page.goto('/workbench/#/forms/leak-report')
  await page.getByRole('tab', { name: 'How it sounds' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  // The recording moves the focus within its frame.
  await expect(page.locator('iframe.sound-frame')).toBeFocused()
  await page.evaluate(() => {
    // It takes the focus back, perhaps only while its frame is being removed.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    location.hash = '#/'
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('iframe.sound-frame')).toHaveCount(0)
})

test('the way back leaves the form during a recording, at once', async ({ page }) => {
  await page.goto('/workbench/#/')
  await page.evaluate(() => (location.hash = '#/forms/leak-report'))
  await page.getByRole('tab', { name: 'How it sounds' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  const panel = page.getByRole('tabpanel', { name: 'How it sounds' })
  await expect(panel.getByText('Goes from question to question, and answers each.')).toBeVisible({
    timeout: 60_000,
  })
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { name: 'Which form do you want to change?' })).toBeVisible()
  await expect(page.locator('iframe.sound-frame')).toHaveCount(0)
})

test('a recording ends when someone goes on elsewhere, who may type there', async ({ page }) => {
  await page.goto('/workbench/#/forms/leak-report/page')
  await page.getByRole('tab', { name: 'How it sounds' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.locator('iframe.sound-frame')).toBeFocused()
  const title = page.getByLabel('Title of the form')
  await title.focus()
  await expect(page.locator('iframe.sound-frame')).toHaveCount(0)
  await expect(title).toBeFocused()
})
