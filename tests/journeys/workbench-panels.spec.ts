import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormSchema } from '../../src/engine/schema/definition'
import { testSite } from '../support/copy-site'
import { hubCards } from '../support/hub-cards'
import { expect, test } from '../support/journey'
import {
  askToDiscard,
  editor,
  expectNoViolations,
  expectNoViolationsAnywhere,
  noErrors,
  overflowOf,
  preview,
  problems,
} from '../support/workbench-page'

// Nothing here is saved, so the shared test site will do.
// The tests' own forms have no cards.
const [listed] = hubCards
const read = (file: string) => readFileSync(join(testSite, file), 'utf8')

test('questions are changed in panels by keyboard alone, and undone', async ({ page }) => {
  const file = 'forms/leak-report/schema.json'
  const before = read(file)
  await page.goto('/workbench/#/forms/leak-report')
  await expect(problems(page)).toContainText(noErrors, { timeout: 30_000 })
  const cards = page.getByRole('list').filter({ has: page.getByRole('button', { name: /^Actions: / }) })
  const first = cards.getByRole('listitem').first()

  // A label is changed, and the preview updates.
  await first.getByRole('button').first().press('Enter')
  await page.keyboard.press('Tab')
  await page.getByLabel('What it asks').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Who found it?')
  await expect(preview(page).getByLabel('Who found it?')).toBeVisible()

  // An invalid value is reported at its own question, and the form stays as it was.
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Backspace')
  await expect(first).toContainText('Write what this question asks.')
  await expect(preview(page).getByLabel('Who found it?')).toBeVisible()
  await page.keyboard.type('Who found it?')
  await expectNoViolations(page)

  // It moves down, with the focus on it.
  await page.getByRole('button', { name: 'Actions: Who found it?' }).press('Enter')
  await page.getByRole('button', { name: 'Move down: Who found it?' }).press('Enter')
  await expect(page.getByText('“Who found it?” is now question 2 of')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move down: Who found it?' })).toBeFocused()

  // A question with options is added, opened and deleted again.
  await page.getByRole('button', { name: 'Add a question' }).press('Enter')
  await page.keyboard.type('Where did it happen?')
  await page.getByRole('combobox', { name: 'Kind of answer' }).last().selectOption('Choice')
  await page.getByLabel('Options', { exact: true }).last().fill('Lobby\nMines')
  await page.getByRole('button', { name: 'Add question' }).press('Enter')
  await expect(preview(page).getByText('Where did it happen?')).toBeInViewport()
  await expect(problems(page)).toContainText(noErrors, { timeout: 30_000 })
  await page.getByRole('button', { name: 'Actions: Where did it happen?' }).press('Enter')
  const remove = page.getByRole('button', { name: 'Delete: Where did it happen?' })
  await expect(remove).toBeInViewport({ ratio: 1 })
  await remove.press('Enter')
  await expect(preview(page).getByText('Where did it happen?')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await expect(preview(page).getByText('Where did it happen?')).toBeVisible()

  // The text view shows the same; other lines are unchanged.
  await page.getByRole('link', { name: 'Edit as text' }).click()
  await expect(editor(page)).toContainText('Who found it?')
  await (await askToDiscard(page)).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  expect(read(file)).toBe(before)
})

test('an answer is put into the message at the cursor, and tags are added and removed by keyboard', async ({
  page,
}) => {
  await page.goto(`/workbench/#/forms/${listed?.slug}/message`)
  const heading = page.getByLabel('Heading of the message', { exact: true })
  await heading.fill('From , new')
  for (let steps = 0; steps < 5; steps += 1) await heading.press('ArrowLeft')
  await page.getByRole('button', { name: 'Insert an answer: Heading of the message' }).press('Enter')
  const first = page.locator('.insert-menu .menu-group button').first()
  const label = await first.innerText()
  const { properties } = JSON.parse(read(`forms/${listed?.slug}/schema.json`)) as FormSchema
  const [name] = Object.entries(properties).find(([, { title }]) => title === label) ?? []
  await first.press('Enter')
  await expect(heading).toHaveValue(`From {${name}}, new`)
  await expect(heading).toBeFocused()
  await expectNoViolations(page)

  await page.getByRole('link', { name: 'Card', exact: true }).first().click()
  const tags = page.getByRole('group', { name: 'Tags' })
  await tags.getByLabel('A word of your own').fill('Lantern Walk')
  await page.keyboard.press('Enter')
  await expect(page.getByText('“Lantern walk” was added.')).toBeAttached()
  await expect(preview(page).getByRole('article')).toContainText('Lantern Walk')
  await tags.getByLabel('Lantern walk').press('Space')
  await expect(preview(page).getByRole('article')).not.toContainText('Lantern Walk')
  await (await askToDiscard(page)).click()
})

test('changes in panels are undone by keys and by buttons, of which a phone has one at its lower edge', async ({
  page,
}) => {
  await page.goto('/workbench/#/forms/leak-report')
  const first = page.locator('.question-toggle').first()
  const label = await first.innerText()
  await first.click()
  const undo = page.getByRole('button', { name: 'Undo the last change' })
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('What it asks').fill('Who found it?')
  await expect(first).toHaveText('Who found it?')
  await first.focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(first).toHaveText(label)
  await expect(page.getByText(`Undone: “${label}”.`)).toBeVisible()
  await expectNoViolationsAnywhere(page)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(first).toHaveText('Who found it?')

  await page.setViewportSize({ width: 360, height: 800 })
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(undo).toBeInViewport({ ratio: 1 })
  await undo.click()
  await expect(first).toHaveText(label)
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
})

test('a question that waits for an answer stays in the preview, and its card says what it waits for', async ({
  page,
}) => {
  await page.goto('/workbench/#/forms/leak-report')
  await expect(problems(page)).toContainText(noErrors, { timeout: 30_000 })
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.keyboard.type('Where was it?')
  await page.getByRole('combobox', { name: 'Kind of answer' }).last().selectOption('Choice')
  await page.getByLabel('Options', { exact: true }).last().fill('Lobby\nMines')
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.keyboard.type('Which shaft?')
  await page.getByRole('button', { name: 'Add question' }).click()
  const asked = preview(page).locator('.field[data-edited]')
  await expect(asked).toContainText('Which shaft?')

  // It is chosen among the first settings, without opening more of them.
  await page.getByLabel('Show this question').selectOption('Only if Where was it? is “Mines”')
  await expect(page.getByText('· only if Where was it? is “Mines”')).toBeVisible()
  await expect(preview(page).getByRole('radio', { name: 'Mines' })).toBeChecked()
  // What the preview has filled in by itself does not count as typed.
  await page.getByRole('tab', { name: 'Message' }).click()
  await expect(page.getByRole('combobox', { name: 'Example answers' })).toHaveValue(/./)
  await page.getByRole('tab', { name: 'Form' }).click()
  await expect(asked).toContainText('Which shaft?')
  // The way out of a refused deletion can be clicked.
  await page.getByRole('button', { name: 'Actions: Where was it?' }).click()
  await page.getByRole('button', { name: 'Delete: Where was it?' }).click()
  await page.getByRole('button', { name: 'Where was it?', exact: true }).click()
  await page.getByRole('button', { name: 'Open “Which shaft?”' }).click()
  await expect(asked).toContainText('Which shaft?')
  await page.getByLabel('What it asks').fill('Which of the shafts?')
  await expect(asked).toContainText('Which of the shafts?')

  // It is found again after somebody chose another answer.
  await preview(page).getByText('Lobby', { exact: true }).click()
  await expect(asked).toHaveCount(0)
  const toggle = page.getByRole('button', { name: 'Which of the shafts?', exact: true })
  await expect(async () => {
    await toggle.click()
    await toggle.click()
    await expect(asked).toContainText('Which of the shafts?', { timeout: 2000 })
  }).toPass()

  // An example that must be refused is sent, so that its errors are seen.
  await page.getByRole('tab', { name: 'Examples' }).click()
  await page.locator('.text-group').last().getByRole('button').first().click()
  await expect(preview(page).getByText(/answers? to fix$/)).toBeVisible()
  await (await askToDiscard(page)).click()
})

test('an invalid entry survives a change of part and a reload, and is never saved', async ({ page }) => {
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') saves.push(request.url())
  })
  await page.goto('/workbench/#/forms/leak-report/message')
  await page.getByLabel('Heading of the message', { exact: true }).fill('From {nobody}')
  await page.getByRole('link', { name: 'Questions', exact: true }).first().click()
  await expect(page.getByRole('button', { name: /^Actions: / }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Message to staff' })).toContainText('1 problem')
  await expectNoViolationsAnywhere(page)
  await page.getByRole('button', { name: '1 problem.' }).click()
  const heading = page.getByLabel('Heading of the message', { exact: true })
  await expect(heading).toBeFocused()
  await expect(heading).toHaveValue('From {nobody}')

  await page.getByRole('link', { name: 'Page', exact: true }).click()
  await page.getByRole('button', { name: 'Problems', exact: true }).click()
  await expect(heading).toBeFocused()
  await expect(page.locator('.save-status')).toContainText('Not saved. Heading of the message: ')
  await expectNoViolationsAnywhere(page)
  expect(saves).toEqual([])
  await (await askToDiscard(page)).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
})

test('labels of any length and direction fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/workbench/#/forms/leak-report')
  await page.locator('.question-toggle').first().click()
  for (const label of [
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    'من وجد الفانوس؟ (Lantern)',
  ]) {
    await page.getByLabel('What it asks').fill(label)
    await expect(preview(page).getByLabel(label)).toBeVisible()
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    const frame = preview(page).locator('html')
    expect(await frame.evaluate((html) => html.scrollWidth - html.clientWidth)).toBeLessThanOrEqual(0)
  }
  await expectNoViolations(page)
  await (await askToDiscard(page)).click()
})

test('each tab of a form is in full view on a phone while it has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/workbench/#/forms/leak-report/page')
  const tabs = page.locator('.part-nav').getByRole('link')
  await tabs.first().focus()
  for (const [index, tab] of (await tabs.all()).entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    await expect(tab).toBeFocused()
    await expect(tab).toBeInViewport({ ratio: 1 })
  }
})

test('no bar covers a date or a time on a phone as the focus comes back to it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/workbench/#/forms/leak-report/times')
  await page.getByLabel('Open between two dates').check()
  for (const [name, below] of [
    [/^Closes at/, 'Time zone'],
    [/^Opens at/, 'Closes on'],
  ] as const) {
    const field = page.getByLabel(name)
    await page.getByLabel(below).focus()
    // The browser sees a part of the button in the field here.
    await field.evaluate((node) => {
      window.scrollBy({ top: node.getBoundingClientRect().bottom - 35, behavior: 'instant' })
    })
    await page.keyboard.press('Shift+Tab')
    await expect(field).toBeFocused()
    const bar = await page.locator('.form-nav').boundingBox()
    await expect.poll(async () => (await field.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? 0)
  }
})

test('axe finds nothing in the panels, and nothing is wider than the page', async ({ page }) => {
  test.setTimeout(240_000)
  await page.goto('/workbench/#/forms/guild')
  await page.getByRole('button', { name: 'Experience', exact: true }).click()
  await expect(page.getByLabel('What it asks')).toBeVisible()
  await expectNoViolationsAnywhere(page)
  // The panes scroll, the page does not: its head stays in sight.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(page.viewportSize()?.height)
  for (const menu of ['Actions: Experience', 'More', 'More for the preview']) {
    await page.getByRole('button', { name: menu, exact: true }).click()
    await expect(page.locator('.menu-sheet')).toBeVisible()
    await expectNoViolationsAnywhere(page, '.menu-sheet')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: menu, exact: true })).toBeFocused()
  }
  for (const part of ['Page', 'Message to staff', 'After sending', 'Times and channel']) {
    await page.getByRole('link', { name: part, exact: true }).click()
    await expectNoViolationsAnywhere(page, '.editor-pane')
  }
  await page.getByLabel('Open between two dates').check()
  await page.getByLabel(/^Opens at/).fill('18:30')
  await page.getByLabel('What visitors read while it is closed').fill('Come back soon.')
  await expect(page.getByText(/^Opens on .* at 18:30, your time \(UTC.*\)\.$/)).toBeVisible()
  await expect(page.getByText(/^Closes at the end of /)).toBeVisible()
  await expectNoViolationsAnywhere(page, '.editor-pane')
  await page.goto(`/workbench/#/forms/${listed?.slug}/card`)
  await expect(preview(page).getByRole('article')).toBeVisible()
  await expectNoViolationsAnywhere(page)
})
