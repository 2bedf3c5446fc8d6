import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { startCopy, type StartedCopy } from '../workbench/start-copy'
import { expect, test } from '../support/journey'
import {
  askToDiscard,
  editor,
  expectNoViolations,
  expectNoViolationsAnywhere,
  paste,
  preview,
  problems,
} from '../support/workbench-page'

const port = Number(process.env['TEST_PORT'] ?? 4273) + 52

const path = 'forms/nomination/ui.json'
const newHint = 'Say what players would gain from it'

let site: StartedCopy

// In series: all tests work in the same copy.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startCopy(port)
})

test.afterAll(() => site.stop())

async function openFile(page: Page, file = path): Promise<void> {
  await page.goto(`${site.origin}/workbench/#/${file}`)
  await expect(problems(page)).toContainText('No problems.', { timeout: 30_000 })
}

/** Two versions of a file that differ in the same line. */
function twoChanges(file: string, other: string): { readonly mine: string; readonly theirs: string } {
  const say = (text: string) => site.read(file).replace(/"ui:next": "[^"]*"/, `"ui:next": "${text}"`)
  return { mine: say('Mine, typed here.'), theirs: say(other) }
}

test('a form is broken, fixed, tried, saved, and found on the site', async ({ page, request }) => {
  test.setTimeout(300_000)
  await page.goto(`${site.origin}/workbench/`)
  await page.getByRole('link', { name: 'Nomination', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Nomination', level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Edit as text' }).click()
  await page
    .getByRole('navigation', { name: 'Files of this form' })
    .getByRole('link', { name: 'Page' })
    .click()
  await expect(editor(page)).toContainText('ui:submitButtonOptions')

  // Break it: remove the comma after the second line.
  const before = site.read(path)
  await editor(page).focus()
  await page.keyboard.press('ControlOrMeta+Home')
  for (const key of ['ArrowDown', 'End', 'Backspace']) await page.keyboard.press(key)
  await expect(problems(page)).toContainText('1 problem')
  await expect(problems(page)).toContainText('A comma is missing')
  await expect(page.locator('.cm-lint-marker-error')).toBeVisible()
  await expect(page.getByText('Page (ui.json) cannot be used yet')).toBeVisible()
  await expect(preview(page).getByRole('heading', { name: 'Nomination', level: 1 })).toBeVisible()

  // The report links to the place, where it is fixed by hand.
  await problems(page).getByRole('button', { name: 'Line 2' }).click()
  await expect(editor(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(',')
  await expect(problems(page)).toContainText('No problems.')

  // A misspelt key can be fixed by the workbench.
  await paste(page, before.replace('"ui:minutes"', '"ui:minuts"'))
  await expect(problems(page)).toContainText('Did you mean "ui:minutes"?')
  await problems(page)
    .getByRole('button', { name: /^Fix it/ })
    .click()
  await expect(problems(page)).toContainText('No problems.')
  await expect(editor(page)).toContainText('ui:minutes')

  // A change shows at once, and survives a reload.
  const after = before.replace(/"ui:help": "[^"]*"/, `"ui:help": "${newHint}"`)
  await paste(page, after)
  await expect(preview(page).getByText(newHint)).toBeVisible()
  await page.reload()
  await expect(preview(page).getByText(newHint)).toBeVisible()
  await expect(page.getByText('Not saved yet, kept in this browser.')).toBeVisible()

  // Text typed into the preview becomes the message, here and in the inbox.
  await page.getByLabel('Fill in').selectOption('full')
  await preview(page).getByLabel('Title').fill('More lanterns')
  await preview(page).getByRole('button', { name: 'Send nomination' }).click()
  await expect(preview(page).getByText('✅ Thank you for your nomination!')).toBeFocused()
  await page.getByRole('button', { name: 'Show the message' }).click()
  await expect(page.getByRole('article', { name: 'Message 1 of 1' })).toContainText('More lanterns')
  // It is on its way there when the page already shows it.
  const inbox = `${site.inbox}/sandbox/messages?webhook=nomination`
  await expect.poll(async () => (await request.get(inbox)).text()).toContain('More lanterns')

  // Saved, built, on the site.
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved, and the site has it.')).toBeVisible({ timeout: 200_000 })
  expect(site.read(path)).toBe(after)
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'See it on the site' }).click()
  await expect((await opening).getByText(newHint)).toBeVisible()
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
  await expect(problems(page)).toContainText('No problems.')
  site.write(file, first.theirs)
  await save.click()
  await expect(page.getByRole('alert')).toContainText('Page (ui.json) was changed elsewhere')
  expect(site.read(file)).toBe(first.theirs)
  await expect(editor(page)).toContainText('Mine, typed here.')
  await page.getByText(/^What differs/).click()
  await expect(page.getByRole('alert')).toContainText('"Theirs, from elsewhere."')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Take the other' }).click()
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
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(editor(page)).toContainText('Mine, typed here.')
  await expect(save).toHaveAttribute('aria-disabled', 'false')
  await save.click()
  await expect.poll(() => site.read(file)).toBe(second.mine)
})

test('the editor suggests keys, finds words, and can be left by keyboard', async ({ page }) => {
  await openFile(page)
  await editor(page).focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Tab')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(editor(page)).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(editor(page)).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await expect(page.getByText('Everything is saved.')).toBeVisible()

  // A key is suggested and explained.
  await editor(page).focus()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('End')
  await page.keyboard.type('\n"ui:no')
  const list = page.getByRole('listbox')
  await expect(list.getByRole('option', { name: 'ui:note' })).toBeVisible()
  // The list ignores keys at first, so that it takes none that was meant for the text.
  await page.waitForTimeout(200)
  await page.keyboard.press('Enter')
  await expect(editor(page)).toContainText('"ui:note": [],')
  await expect(page.getByText('Something everyone must know before they start')).toBeVisible()

  // A word is found and replaced.
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByLabel('Find', { exact: true })).toBeFocused()
  await page.keyboard.type('Staff read every')
  await page.getByLabel('Replace with', { exact: true }).fill('We read every')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Replace all' }).click()
  await expect(editor(page)).toContainText('We read every')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo all changes' }).click()
})

test('a new form is written from a few answers, rehearsed, and discarded', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(`${site.origin}/workbench/`)
  await page.getByRole('link', { name: 'Start a new form' }).click()
  await page.getByLabel('Title of the form').fill('Lantern Contest')
  await page.getByLabel('What it is for').fill('Enter your lantern in the contest')
  await page.getByLabel('Event', { exact: true }).check()
  const card = page.frameLocator('.new-card iframe').getByRole('article')
  await expect(card).toContainText('Enter your lantern in the contest')
  await expect(card.getByRole('heading')).toHaveText('Lantern Contest')
  await expect(card.getByRole('list')).toHaveText('event')
  await page.getByLabel('What it asks').fill('About your lantern')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Create form' }).click()
  await expect(page.getByRole('heading', { name: 'Lantern Contest', level: 1 })).toBeFocused({
    timeout: 60_000,
  })
  await expect(problems(page)).toContainText('No problems.', { timeout: 30_000 })
  await expect(preview(page).getByLabel('About your lantern')).toBeVisible()
  await page.getByRole('tab', { name: 'Examples' }).click()
  await expect(page.getByText(/^All \d+ examples behave as they should\.$/)).toBeVisible()
  const discard = await askToDiscard(page)
  await expectNoViolations(page)
  await discard.click()
  await expect(page.getByRole('heading', { name: 'Which form do you want to change?' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Lantern Contest' })).toHaveCount(0)
})

test('a form is deleted with its card and its links in other forms, and nothing is deleted before saving', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await openFile(page, 'forms/match-feedback/ui.json')
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Delete this form' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this form?' })
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
  await expect(page.getByRole('heading', { name: 'There is no form "match-feedback" here' })).toBeVisible()
})

test('staff record the expected result for the answers in the preview, and the form agrees or says why not', async ({
  page,
}) => {
  await page.goto(`${site.origin}/workbench/#/forms/nomination`)
  await expect(problems(page)).toContainText('No problems.', { timeout: 30_000 })
  await preview(page).getByLabel('Title').fill('More lanterns')

  // The form refuses unfinished answers, so they are not a good example.
  await page.getByRole('button', { name: 'Keep these answers …' }).click()
  await page.getByRole('button', { name: 'As a good answer' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The form refuses these answers.')
  await expect(dialog.getByRole('button', { name: 'Add the example' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()

  // The refusal is recorded with its texts, and nothing else remains to be done.
  await page.getByRole('button', { name: 'Keep these answers …' }).click()
  await page.getByRole('button', { name: 'As an answer to refuse' }).click()
  await expect(dialog).toContainText('Please select a category')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Add the example' }).click()
  const panel = page.getByRole('tabpanel', { name: /^Examples/ })
  await expect(panel).toContainText('refused answer 1')
  await panel.getByRole('button', { name: 'Try it: refused answer 1' }).click()
  await expect(preview(page).getByLabel('Title')).toHaveValue('More lanterns')
  await expect(problems(page)).toContainText('No problems.', { timeout: 30_000 })
  await (await askToDiscard(page)).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
})

test('without a local server, changes are downloaded as a patch or a zip', async ({ page }) => {
  await page.route('**/workbench/api/**', (route) =>
    route.fulfill({ status: 404, body: '<h1>Not found</h1>' }),
  )
  await openFile(page, 'forms/guild/ui.json')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  const before = await editor(page).innerText()
  await paste(page, before.replace('"ui:minutes": 5', '"ui:minutes": 6'))
  await expect(page.getByText('Changed, kept in this browser.')).toBeVisible()
  const patch = page.waitForEvent('download')
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Download as patch' }).click()
  const text = readFileSync(await (await patch).path(), 'utf8')
  expect(text).toContain('diff --git a/forms/guild/ui.json b/forms/guild/ui.json')
  expect(text).toContain('+  "ui:minutes": 6,')
  const zip = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as zip' }).click()
  expect((await zip).suggestedFilename()).toBe('guild.zip')
  await expect(page.getByText('Downloaded. Give the file to whoever puts the site online')).toBeVisible()
})

test('axe finds nothing, and nothing is wider than the page', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto(`${site.origin}/workbench/`)
  await expect(page.getByRole('link', { name: 'Guild Application', exact: true })).toBeVisible()
  await expectNoViolationsAnywhere(page)
  await openFile(page, 'forms/guild/schema.json')
  for (const tab of ['Form', 'Message', 'Texts', 'Examples', 'Sound']) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expectNoViolationsAnywhere(page)
  }
  // The last one records at once, which takes the focus until it is stopped.
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click()
  await expectNoViolationsAnywhere(page)
  await paste(page, '{ "title": }')
  await expect(problems(page)).toContainText('problem')
  await expect(page.getByText('cannot be used yet')).toBeVisible()
  await expectNoViolationsAnywhere(page)
  await page.getByText('More', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Delete this form' })).toBeVisible()
  await expectNoViolationsAnywhere(page)
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Find' }).click()
  await expectNoViolationsAnywhere(page)
  await page.keyboard.press('Escape')
  await paste(page, site.read('forms/guild/schema.json').replace('Enter your Discord name', 'Name?'))
  await page.getByRole('tab', { name: /^Examples/ }).click()
  await expect(page.getByRole('tabpanel', { name: /^Examples/ })).toContainText(
    'do not behave as they should.',
  )
  await expect(problems(page)).toContainText('In the wrong example "empty" the form says')
  await expectNoViolationsAnywhere(page)
})
