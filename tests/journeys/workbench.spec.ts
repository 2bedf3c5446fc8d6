import type { Page } from '@playwright/test'
import { startCopy, type StartedCopy } from '../workbench/start-copy'
import { expect, test } from '../support/journey'
import { editor, expectNoViolations, noErrors, paste, preview, problems } from '../support/workbench-page'

const port = Number(process.env['TEST_PORT'] ?? 4273) + 52

const path = 'forms/nomination/ui.json'
const newHint = 'Say what players would gain from it'

const misspelt = (text: string): string => text.replace('"ui:minutes"', '"ui:minuts"')
const fixed = (text: string): string => text.replace('"ui:minuts"', '"ui:minutes"')

let site: StartedCopy

// In series: all tests save in the same copy. A form is broken from the start, and until it is fixed nothing that is saved
// builds the site, which takes long: so the tests that need no site come first.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startCopy(port, [{ path, change: misspelt }])
})

test.afterAll(() => site.stop())

async function openFile(page: Page, file: string): Promise<void> {
  await page.goto(`${site.origin}/workbench/#/${file}`)
  await expect(problems(page)).toContainText(noErrors, { timeout: 30_000 })
}

/** Two versions of a file that differ in the same line. */
function twoChanges(file: string, other: string): { readonly mine: string; readonly theirs: string } {
  const say = (text: string) => site.read(file).replace(/"ui:next": "[^"]*"/, `"ui:next": "${text}"`)
  return { mine: say('Mine, typed here.'), theirs: say(other) }
}

test('npm start with a broken form says so in the terminal, and shows the report instead of the site', async ({
  page,
}) => {
  expect(site.printed).toContain('Did you mean "ui:minutes"?')
  expect(site.printed).toContain('there is no site yet. Open the workbench below')
  const reply = await page.goto(`${site.origin}/forms/nomination`)
  expect(reply?.status()).toBe(503)
  await expect(page.getByRole('heading', { name: 'A form needs fixing first' })).toBeVisible()
  await expect(page.getByText('Did you mean "ui:minutes"?')).toBeVisible()
  await page.getByRole('link', { name: 'Open the workbench' }).click()
  await expect(page.getByRole('link', { name: 'Nomination', exact: true })).toBeVisible()
})

test('a file that changed on disk is not overwritten, and both texts are kept', async ({ page }) => {
  const file = 'forms/contact/ui.json'
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await page.clock.install()
  // The workbench is not notified of the change before the save.
  await page.route('**/workbench/api/version', (route) => route.abort())
  await openFile(page, file)
  const first = twoChanges(file, 'Theirs, from elsewhere.')
  await paste(page, first.mine)
  await expect(problems(page)).toContainText(noErrors)
  site.write(file, first.theirs)
  await save.click()
  await expect(page.getByRole('alert')).toContainText('Page (ui.json) was changed elsewhere')
  expect(site.read(file)).toBe(first.theirs)
  await expect(editor(page)).toContainText('Mine, typed here.')
  await page.getByText(/^What differs/).click()
  await expect(page.getByRole('alert')).toContainText('"Theirs, from elsewhere."')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Use the other version' }).click()
  await expect(editor(page)).toContainText('Theirs, from elsewhere.')
  await expect(page.getByText('Everything is saved.')).toBeVisible()

  // The change on disk may be reported before the save; then saving is blocked until the conflict is resolved.
  await page.unrouteAll()
  const told = page.waitForResponse('**/workbench/api/version')
  await page.clock.fastForward(5000)
  await told
  const second = twoChanges(file, 'Theirs, told first.')
  await paste(page, second.mine)
  site.write(file, second.theirs)
  await page.clock.fastForward(5000)
  await expect(page.getByRole('alert')).toContainText('Page (ui.json) was changed elsewhere')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  expect(site.read(file)).toBe(second.theirs)
  await page.getByRole('button', { name: 'Keep my version' }).click()
  await expect(editor(page)).toContainText('Mine, typed here.')
  await expect(save).toHaveAttribute('aria-disabled', 'false')
  await save.click()
  await expect.poll(() => site.read(file)).toBe(second.mine)
})

test('a form is deleted with its card and its links in other forms, and nothing is deleted before saving', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await openFile(page, 'forms/match-feedback/ui.json')
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Delete this form' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this form?' })
  await expect(question).toContainText(/^Delete this form\?“Match Feedback”, its card/)
  // A laptop's screen at 400 %: a dialog that is taller must scroll to be readable.
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 256 })
  await expect.poll(async () => (await question.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  if (size) await page.setViewportSize(size)
  await expectNoViolations(page)
  await question.getByRole('button', { name: 'Delete this form' }).click()
  await expect(page.getByText('This file will be deleted when you save.')).toBeVisible()
  await expectNoViolations(page)
  expect(site.read('forms/manifest.json')).toContain('match-feedback')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Which form do you want to change?' })).toBeFocused()
  expect(site.read('forms/manifest.json')).not.toContain('match-feedback')
  expect(site.read('forms/nomination/ui.json')).not.toContain('match-feedback')
  await expect(page.getByRole('link', { name: 'Match Feedback' })).toHaveCount(0)
  await page.goto(`${site.origin}/workbench/`)
  await expect(page.getByRole('link', { name: 'Guestlist Request' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Match Feedback' })).toHaveCount(0)
  await page.goto(`${site.origin}/workbench/#/forms/match-feedback`)
  await expect(page.getByRole('heading', { name: 'There is no form “match-feedback” here' })).toBeVisible()
})

test('a copy of a form is saved beside the original, which stays as it was', async ({ page }) => {
  test.setTimeout(120_000)
  const names = ['schema', 'ui', 'message', 'fixtures', 'messages.snapshot'].map((name) => `${name}.json`)
  const before = names.map((name) => site.read(`forms/guild/${name}`))
  await openFile(page, 'forms/guild')
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Copy this form' }).click()
  await page.getByRole('button', { name: 'Create form' }).click()
  await expect(page.getByText('Two things are missing:')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Another form has the title "Guild Application".' }).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Winter Guild')
  await page.getByLabel('What it is for').fill('Apply to join the team of this winter')
  await page.getByRole('button', { name: 'Create form' }).click()
  await expect(page.getByRole('heading', { name: 'Winter Guild', level: 1 })).toBeFocused({ timeout: 60_000 })
  await expect(problems(page)).toContainText(noErrors)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    page.getByText(/^Answers can't reach Discord yet\. .* the channel “winter-guild”\.$/),
  ).toBeVisible({
    timeout: 60_000,
  })
  expect(names.map((name) => site.read(`forms/guild/${name}`))).toEqual(before)
  expect(site.read('forms/winter-guild/fixtures.json')).toBe(site.read('forms/guild/fixtures.json'))
  expect(site.read('forms/manifest.json')).toContain('"slug": "winter-guild"')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Winter Guild', level: 1 })).toBeVisible()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
})

test('a form is broken, fixed, tried, saved, and found on the site', async ({ page, request }) => {
  test.setTimeout(300_000)
  await page.goto(`${site.origin}/workbench/`)
  await page.getByRole('link', { name: 'Nomination', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Nomination', level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Edit as text' }).click()
  await page
    .getByRole('navigation', { name: 'Files of this form' })
    .getByRole('link', { name: 'ui.json' })
    .click()
  await expect(editor(page)).toContainText('ui:submitButtonOptions')

  // A misspelt key can be fixed by the workbench.
  const before = fixed(site.read(path))
  // The first check starts the linter's worker, which may take long on a busy machine.
  await expect(problems(page)).toContainText('Did you mean "ui:minutes"?', { timeout: 30_000 })
  await problems(page)
    .getByRole('button', { name: /^Fix it/ })
    .click()
  await expect(problems(page)).toContainText(noErrors)
  await expect(editor(page)).toContainText('ui:minutes')

  // Break it: remove the comma after the second line.
  await editor(page).focus()
  await page.keyboard.press('ControlOrMeta+Home')
  for (const key of ['ArrowDown', 'End', 'Backspace']) await page.keyboard.press(key)
  await expect(problems(page)).toContainText('1 problem')
  await expect(problems(page)).toContainText('A comma is missing')
  // The message is also shown inline, below its line.
  await expect(editor(page).locator('.cm-line:nth-child(2) + .cm-inline-diagnostic')).toContainText(
    'A comma is missing',
  )
  await expect(
    page.getByText('There is a mistake in the text, so this shows your last working version.'),
  ).toBeVisible()
  await expect(preview(page).getByRole('heading', { name: 'Nomination', level: 1 })).toBeVisible()

  // The report links to the place, where it is fixed by hand.
  await problems(page).getByRole('button', { name: 'Line 2' }).click()
  await expect(editor(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(',')
  await expect(problems(page)).toContainText(noErrors)

  // A change shows at once, and survives a reload.
  const after = before.replace(/"ui:help": "[^"]*"/, `"ui:help": "${newHint}"`)
  await paste(page, after)
  await expect(preview(page).getByText(newHint)).toBeVisible()
  await page.reload()
  await expect(preview(page).getByText(newHint)).toBeVisible()
  await expect(page.getByText('Not saved yet, kept in this browser.')).toBeVisible()

  // Text typed into the preview becomes the message, here and in the inbox.
  await page.getByRole('combobox', { name: 'Example answers' }).selectOption('full')
  await preview(page).getByLabel('Title').fill('More lanterns')
  await preview(page).getByRole('button', { name: 'Send nomination' }).click()
  await expect(preview(page).getByText('✅ Thank you for your nomination!')).toBeFocused()
  await page.getByRole('button', { name: 'See what staff get' }).click()
  await expect(page.getByRole('article', { name: 'Message 1 of 1' })).toContainText('More lanterns')
  // It is on its way there when the page already shows it.
  const inbox = `${site.inbox}/sandbox/messages?webhook=nomination`
  await expect.poll(async () => (await request.get(inbox)).text()).toContain('More lanterns')

  // Saved, built, on the site.
  await save(page)
  expect(site.read(path)).toBe(after)
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'See it on this computer' }).click()
  const form = await opening
  await expect(form.getByRole('heading', { name: 'Nomination', level: 1 })).toBeVisible()
  await expect(form.getByText(newHint)).toBeVisible()
})

test('a new form can be sent from its page as soon as it is saved', async ({ page, request }) => {
  test.setTimeout(300_000)
  // Fixed already, unless this is tried a second time, in a new copy.
  if (site.read(path).includes('"ui:minuts"')) site.write(path, fixed(site.read(path)))
  const home = async () => (await request.get(site.origin)).status()
  await expect.poll(home, { timeout: 200_000 }).toBe(200)
  await page.goto(`${site.origin}/workbench/`)
  await page.getByRole('link', { name: 'Create a new form', exact: true }).click()
  await page.getByLabel('Title of the form').fill('Lantern Contest')
  await page.getByLabel('What it is for').fill('Enter your lantern in the contest')
  await page.getByLabel('A word of your own').fill('event')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Event', { exact: true })).toBeChecked()
  await page.getByLabel('What it asks').fill('Minecraft username')
  await page.getByRole('button', { name: 'Create form' }).click()
  await expect(page.getByRole('heading', { name: 'Lantern Contest', level: 1 })).toBeVisible({
    timeout: 60_000,
  })
  // It has no picture yet, so it is shown with the site's.
  const island = preview(page).locator('.page-top-island img')
  const width = () => island.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0))
  await expect.poll(width).toBeGreaterThan(0)
  await save(page)
  await page.goto(`${site.origin}/forms/lantern-contest`)
  await page.getByLabel('Minecraft username').fill('LanternFox')
  await page.locator('main').getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByText('✅ Lantern Contest')).toBeVisible()
  const inbox = await request.get(`${site.inbox}/sandbox/messages?webhook=lantern-contest`)
  expect(JSON.stringify(await inbox.json())).toContain('LanternFox')
})

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: 'See it on this computer' })).toBeVisible({ timeout: 200_000 })
}
