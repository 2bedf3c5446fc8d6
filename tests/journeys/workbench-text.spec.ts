import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { testSite } from '../support/copy-site'
import { expect, test } from '../support/journey'
import {
  askToDiscard,
  editor,
  expectNoViolations,
  expectNoViolationsAnywhere,
  noErrors,
  paste,
  preview,
  problems,
} from '../support/workbench-page'

// Nothing here is saved, so the shared test site will do.
async function openFile(page: Page, file = 'forms/nomination/ui.json'): Promise<void> {
  await page.goto(`/workbench/#/${file}`)
  await expect(problems(page)).toContainText(noErrors, { timeout: 30_000 })
}

const choiceOfFile = (page: Page) => page.getByRole('combobox', { name: 'File', exact: true })

test('the editor suggests keys, finds words, and can be left by keyboard', async ({ page }) => {
  await openFile(page)
  await expect(choiceOfFile(page)).toBeHidden()
  await editor(page).focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Tab')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(editor(page)).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(editor(page)).toBeFocused()
  await page.getByRole('button', { name: 'Undo the last change' }).press('Enter')
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
  await page.getByRole('button', { name: 'Back to saved' }).click()
})

test('a mistake is reported below its line, with its fix, on a phone as well', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openFile(page)
  await expect(choiceOfFile(page)).toBeVisible()
  const text = readFileSync(join(testSite, 'forms/nomination/ui.json'), 'utf8')
  await paste(page, text.replace('"ui:minutes"', '"ui:minuts"'))
  const note = editor(page).locator('.cm-inline-diagnostic')
  await expect(note).toContainText('Did you mean "ui:minutes"?')
  const line = editor(page).locator('.cm-line', { hasText: '"ui:minuts"' })
  const [above, below] = [await line.boundingBox(), await note.boundingBox()]
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1)
  await expectNoViolationsAnywhere(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await note.getByRole('button', { name: 'Fix it' }).click()
  await expect(editor(page)).toBeFocused()
  await expect(note).toHaveCount(0)
  await expect(page.getByText('Everything is saved.')).toBeVisible()
})

test('on a phone, the bar has what fixes the mistakes, and nothing above the text moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openFile(page)
  const tools = page.getByRole('group', { name: 'Editing' })
  const undoAll = tools.getByRole('button', { name: 'Back to saved' })
  const heightOf = async (place: Locator) => (await place.boundingBox())?.height
  const places = () => Promise.all([page.locator('.form-bar'), tools].map(heightOf))
  const before = await places()
  expect(before[1]).toBe(48)
  await expect(undoAll).toBeHidden()

  const text = readFileSync(join(testSite, 'forms/nomination/ui.json'), 'utf8')
  await paste(page, text.replace('"ui:minutes"', '"ui:minuts"').replace('"ui:needs"', '"ui:neds"'))
  const fix = page.getByRole('button', { name: 'Fix what can be fixed' })
  await expect(fix).toBeInViewport({ ratio: 1 })
  const save = page.getByRole('button', { name: 'Problems', exact: true })
  await expect(save).toBeInViewport({ ratio: 1 })
  expect((await fix.boundingBox())?.y).toBe((await save.boundingBox())?.y)
  // The button and its shortcut say the same, and a way to save all the same is left.
  await page.keyboard.press('Control+s')
  const question = page.getByRole('dialog', { name: 'Fix 2 problems first' })
  await expect(question.getByRole('button', { name: 'Save anyway' })).toBeVisible()
  await question.getByRole('button', { name: 'Show me' }).click()
  await expect(problems(page).getByRole('heading', { name: 'Problems' })).toBeFocused()
  await expect(undoAll).toBeVisible()
  expect(await places()).toEqual(before)
  await expectNoViolationsAnywhere(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await fix.click()
  await expect(fix).toHaveCount(0)
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  expect(await places()).toEqual(before)
})

test('on a phone, a menu covers its button, and has its name and a button that closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openFile(page)
  const more = page.getByRole('button', { name: 'More', exact: true })
  await more.click()
  const menu = page.locator('.menu-sheet')
  await expect(menu.getByText('More', { exact: true })).toBeInViewport()
  const rows = menu.locator('.menu-group > *:not(legend)')
  await expect(rows.first()).toContainText("Open the form's page")
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBe(56)
  const opened = page.waitForEvent('popup')
  await menu.getByRole('link', { name: "Open the form's page" }).click()
  await expect((await opened).getByRole('heading', { name: 'Nomination', level: 1 })).toBeVisible()
  await menu.getByRole('button', { name: 'Close the menu' }).click()
  await expect(menu).toHaveCount(0)
  await expect(more).toBeFocused()
})

test('on a phone, the row of parts shows an end of the part before the current one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/workbench/#/forms/nomination')
  const parts = page.getByRole('navigation', { name: 'Parts of this form' }).getByRole('link')
  const first = await parts.first().boundingBox()
  expect(first?.x).toBeGreaterThanOrEqual(0)
  for (const name of [
    'Page',
    'Message to staff',
    'After sending',
    'Times and channel',
    'Card',
    'Edit as text',
  ]) {
    await parts.filter({ hasText: name }).click()
    await expect(async () => {
      const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()))
      const starts = boxes.flatMap((box) => (box && box.x > 0 ? [box.x] : []))
      expect(Math.min(...starts)).toBe(40)
    }).toPass()
    await expect(parts.filter({ hasText: name })).toBeInViewport({ ratio: 1 })
  }
})

test('a new form is written from a few answers, tried in the preview, and discarded', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/workbench/')
  await page.getByRole('link', { name: 'Create a new form', exact: true }).click()
  await page.getByLabel('Title of the form').fill('Lantern Contest')
  await page.getByLabel('What it is for').fill('Enter your lantern in the contest')
  const tag = page.getByRole('group', { name: 'Tags' }).getByRole('checkbox').first()
  await tag.check()
  const card = page.frameLocator('.new-card iframe').getByRole('article')
  await expect(card).toContainText('Enter your lantern in the contest')
  await expect(card.getByRole('heading')).toHaveText('Lantern Contest')
  await expect(card.getByRole('list')).toHaveText((await tag.getAttribute('value')) ?? '')
  await page.getByLabel('What it asks').fill('About your lantern')
  const draft = page.frameLocator('.new-page iframe')
  await expect(draft.getByRole('heading', { level: 1 })).toHaveText('Lantern Contest')
  await expect(draft.getByLabel('About your lantern')).toBeVisible()
  await expectNoViolationsAnywhere(page)
  await page.getByRole('button', { name: 'Create form' }).click()
  await expect(page.getByRole('heading', { name: 'Lantern Contest', level: 1 })).toBeFocused({
    timeout: 60_000,
  })
  await expect(problems(page)).toContainText(noErrors, { timeout: 30_000 })
  await expect(preview(page).getByLabel('About your lantern')).toBeVisible()
  await page.getByRole('tab', { name: 'Examples' }).click()
  await expect(page.getByText(/^All \d+ examples behave as they should\.$/)).toBeVisible()
  const discard = await askToDiscard(page)
  await expectNoViolations(page)
  await discard.click()
  await expect(page.getByRole('heading', { name: /^The form “[a-z-]+” was discarded$/ })).toBeFocused()
  await expectNoViolationsAnywhere(page)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.getByRole('heading', { name: 'Lantern Contest', level: 1 })).toBeFocused()
  await (await askToDiscard(page)).click()
  await page.getByRole('link', { name: 'All forms' }).first().click()
  await expect(page.getByRole('heading', { name: 'Which form do you want to change?' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Lantern Contest' })).toHaveCount(0)
})

test('staff record the expected result for the answers in the preview, and the form agrees or says why not', async ({
  page,
}) => {
  await page.goto('/workbench/#/forms/nomination')
  await expect(problems(page)).toContainText(noErrors, { timeout: 30_000 })
  await preview(page).getByLabel('Title').fill('More lanterns')

  // The form rejects unfinished answers, so they are not a good example.
  await page.getByRole('button', { name: 'More for the preview' }).click()
  await page.getByRole('button', { name: 'As a good answer' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The form rejects these answers')
  await expect(dialog.getByRole('button', { name: 'Add the example' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()

  // It is recorded with its texts, and nothing else remains to be done.
  await page.getByRole('button', { name: 'More for the preview' }).click()
  await page.getByRole('button', { name: 'As a wrong answer' }).click()
  await expect(dialog).toContainText('Please select a category')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Add the example' }).click()
  const panel = page.getByRole('tabpanel', { name: /^Examples/ })
  await expect(panel).toContainText('wrong answer 1')
  await panel.getByRole('button', { name: 'Try it: wrong answer 1' }).click()
  await expect(preview(page).getByLabel('Title')).toHaveValue('More lanterns')
  await expect(problems(page)).toContainText(noErrors, { timeout: 30_000 })
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
  await page.getByRole('button', { name: 'Download my changes (for a developer)' }).click()
  const text = readFileSync(await (await patch).path(), 'utf8')
  expect(text).toContain('diff --git a/forms/guild/ui.json b/forms/guild/ui.json')
  expect(text).toContain('+  "ui:minutes": 6,')
  const zip = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the form (.zip)' }).click()
  expect((await zip).suggestedFilename()).toBe('guild.zip')
  await expect(page.getByText('Downloaded. Give the file to your site admin.')).toBeVisible()
})

test('axe finds nothing, and nothing is wider than the page', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/workbench/')
  await expect(page.getByRole('link', { name: 'Guild Application', exact: true })).toBeVisible()
  await expectNoViolationsAnywhere(page)
  await openFile(page, 'forms/guild/schema.json')
  await expectNoViolationsAnywhere(page)
  const shownTab = '[role=tabpanel]:not([hidden])'
  for (const tab of ['Message', 'Texts', 'Examples', 'How it sounds']) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expectNoViolationsAnywhere(page, shownTab)
  }
  await paste(page, '{ "title": }')
  await expect(problems(page)).toContainText('problem')
  await expect(page.getByText('this shows your last working version')).toBeVisible()
  await expectNoViolationsAnywhere(page)
  await page.getByText('More', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Delete this form' })).toBeVisible()
  await expectNoViolationsAnywhere(page, '.menu-sheet')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Find' }).click()
  await expectNoViolationsAnywhere(page, '.editor-pane')
  await page.keyboard.press('Escape')
  await paste(
    page,
    readFileSync(join(testSite, 'forms/guild/schema.json'), 'utf8').replace(
      'Enter your Discord name',
      'Name?',
    ),
  )
  await page.getByRole('tab', { name: /^Examples/ }).click()
  await expect(page.getByRole('tabpanel', { name: /^Examples/ })).toContainText(
    'do not behave as they should.',
  )
  await expect(problems(page)).toContainText('In the wrong example "empty" the form says')
  await expectNoViolationsAnywhere(page)
})
