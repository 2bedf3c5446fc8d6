import { hubCards } from '../support/hub-cards'
import { expect, test } from '../support/journey'
import { askToDiscard, noErrors, preview, problems } from '../support/workbench-page'

// Nothing here is saved, so the shared test site will do.
// The tests' own forms have no cards.
const [listed, ...others] = hubCards
const shownCards = [listed, ...others.slice(0, 2)].map((card) => card?.title ?? '')

test('a question that is clicked in the preview opens its panel, and one that is dragged moves', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto('/workbench/#/forms/leak-report/page')
  await expect(problems(page)).toContainText(noErrors, { timeout: 30_000 })
  const [one = '', two = '', three = ''] = await preview(page).locator('.field-label').allInnerTexts()
  await preview(page).getByText(two, { exact: true }).click()
  await expect(page.getByRole('button', { name: two, exact: true })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByLabel('What it asks')).toHaveValue(two)
  await page.getByRole('button', { name: two, exact: true }).click()

  // Filling in the preview does not change the form.
  await preview(page).getByRole('textbox').first().click()
  await expect(page.getByRole('button', { name: one, exact: true })).toHaveAttribute('aria-expanded', 'false')

  const cards = page.getByRole('list').filter({ has: page.getByRole('button', { name: /^Actions: / }) })
  await cards.getByRole('listitem').first().locator('.question-handle').hover()
  // Hovering may have scrolled the list, so the drop target is located afterwards.
  const last = await cards.getByRole('listitem').nth(2).boundingBox()
  await page.mouse.down()
  await page.mouse.move(last?.x ?? 0, (last?.y ?? 0) + (last?.height ?? 0) - 4, { steps: 6 })
  await page.mouse.up()
  await expect(page.getByText(`“${one}” is now question 3 of`)).toBeVisible()
  await expect(preview(page).locator('.field-label').nth(2)).toHaveText(one)
  await expect(preview(page).locator('.field-label').nth(1)).toHaveText(three)
  await (await askToDiscard(page)).click()
})

test('the note of a test goes with its receipt, and leads to the message only if that was sent', async ({
  page,
}) => {
  await page.goto('/workbench/#/forms/leak-report')
  await expect(preview(page).getByRole('textbox').first()).toBeVisible()
  const fill = page.getByRole('combobox', { name: 'Example answers' })
  await fill.selectOption('full')
  await expect(fill).toHaveValue('full')
  const send = preview(page).locator('form button[type=submit]')
  await send.click()
  const note = page.getByText('Test only: nothing left your computer.')
  await expect(note).toBeVisible()
  await expect(page.getByRole('button', { name: 'See what staff get' })).toBeVisible()
  await preview(page).getByRole('button', { name: 'Send another' }).click()
  await expect(note).toHaveCount(0)

  await page.getByRole('button', { name: 'More for the preview' }).click()
  await page.getByRole('radio', { name: 'Rejected by Discord' }).check()
  await page.keyboard.press('Escape')
  await fill.selectOption('full')
  await send.click()
  await expect(page.getByText('Test only: Discord rejected it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'See what staff get' })).toHaveCount(0)
})

test('a test on a phone ends at the note that says so', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/workbench/#/forms/leak-report')
  await page.getByRole('button', { name: 'See the preview' }).click()
  await expect(preview(page).getByRole('textbox').first()).toBeVisible()
  const fill = page.getByRole('combobox', { name: 'Example answers' })
  await fill.selectOption('full')
  await expect(fill).toHaveValue('full')
  await preview(page).locator('form button[type=submit]').click()
  const note = page.getByText('Test only: nothing left your computer.')
  // The page is as wide as the phone, and not scaled.
  const { x, width } = (await page.locator('#panel-form iframe').boundingBox()) ?? {}
  expect([x, width]).toEqual([0, 360])
  await expect(preview(page).locator('.form-sent h2')).toBeFocused()
  await expect(note).toBeInViewport({ ratio: 1 })
  expect((await note.boundingBox())?.y).toBeLessThan(80)
  await expect(fill.locator('option:checked')).toHaveText('What was sent')
  // Neither the receipt nor the errors of other answers stay when the form is emptied.
  await fill.selectOption({ label: 'Empty form' })
  await expect(note).toHaveCount(0)
  await expect(preview(page).locator('.form-sent')).toHaveCount(0)
  await expect(preview(page).getByRole('textbox').first()).toHaveValue('')
  await fill.selectOption({ label: 'Nothing is answered' })
  await expect(preview(page).locator('.field-wrong')).not.toHaveCount(0)
  await fill.selectOption({ label: 'Empty form' })
  await expect(preview(page).locator('.field-wrong')).toHaveCount(0)
})

test('on a phone nothing moves as a warning appears', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/workbench/#/forms/leak-report')
  await page.locator('.question-toggle').first().click()
  const field = page.getByLabel('What it asks')
  const status = page.locator('.save-status')
  const heightOf = async () => (await page.locator('.form-bar').boundingBox())?.height
  await field.fill('Who found it')
  await expect(status).toHaveText('Not saved yet, kept in this browser.')
  const before = await heightOf()
  await field.fill('Who found it:')
  await expect(status).toHaveText('Not saved yet. 1 warning.', { timeout: 30_000 })
  expect(await heightOf()).toBe(before)
  await field.fill('')
  await expect(status).toHaveText('Not saved yet. 1 problem.')
  expect(await heightOf()).toBe(before)
  await (await askToDiscard(page)).click()
})

test('the examples name the one that is filled in, until an answer is changed', async ({ page }) => {
  await page.goto('/workbench/#/forms/leak-report')
  await expect(preview(page).getByRole('textbox').first()).toBeVisible()
  const fill = page.getByRole('combobox', { name: 'Example answers' })
  await fill.selectOption('full')
  await expect(fill).toHaveValue('full')
  await preview(page).getByRole('textbox').first().fill('Something else')
  await expect(fill).toHaveValue('')
  await fill.selectOption({ label: 'Empty form' })
  await expect(preview(page).getByRole('textbox').first()).toHaveValue('')
  await expect(fill.locator('option:checked')).toHaveText('Empty form')

  // The message is of the answers that are in the form, by the same name.
  const message = page.getByRole('tab', { name: 'Message' })
  await message.click()
  await expect(fill.locator('option:checked')).toHaveText('Empty form')
  await expect(page.getByText(/^A visitor could not send this yet/)).toBeVisible()
  await fill.selectOption('full')
  await expect(fill).toHaveValue('full')
  await expect(page.getByText(/^A visitor could not send this yet/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Change it' }).click()
  await expect(page.getByRole('heading', { name: 'Times and channel' })).toBeVisible()
})

test('the examples name the one that is filled in, also where a control cannot show its answers', async ({
  page,
}) => {
  await page.goto('/workbench/#/forms/harbour-trip')
  await expect(preview(page).getByRole('textbox').first()).toBeVisible()
  const fill = page.getByRole('combobox', { name: 'Example answers' })
  const names = await fill.locator('option:enabled').allInnerTexts()
  const wrong = names.filter((name) => /is not one of the options|is not written as it should be/.test(name))
  expect(wrong).not.toEqual([])
  for (const name of [...wrong, 'Spaces around the answers are dropped']) {
    const drawn = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('message', ({ data }: MessageEvent<{ readonly kind: string }>) => {
            if (data.kind === 'shown') requestAnimationFrame(resolve)
          })
        }),
    )
    await fill.selectOption({ label: name })
    await drawn
    await expect(fill.locator('option:checked')).toHaveText(name)
  }
  await preview(page).getByRole('textbox').first().fill('Something else')
  await expect(fill).toHaveValue('')
})

test('the tools of the preview are in one row', async ({ page }) => {
  await page.goto('/workbench/#/forms/leak-report')
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 780 })
    await expect.poll(async () => (await page.locator('.form-tools').boundingBox())?.height).toBe(48)
  }
})

test('a question that is being added is in the preview, and is not counted as saved', async ({ page }) => {
  await page.goto('/workbench/#/forms/leak-report')
  await expect(preview(page).getByRole('textbox').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add a question' }).click()
  const added = preview(page).locator('.field[data-edited]')
  await expect(added).toContainText('New question')
  await expect(page.locator('.save-status')).toContainText('The new question is not added yet.')
  await page.keyboard.type('Which lantern?')
  await page.getByLabel('Kind of answer').selectOption('Choice')
  await expect(added).toContainText('Which lantern?')
  await expect(added).toBeInViewport()
  await page.getByLabel('Options').fill('Red\nBlue')
  await expect(added.getByRole('radio')).toHaveCount(2)
  await expect(added).toContainText('Blue')

  // On a phone its buttons are in the bar, beside the way to the preview and back to what was typed.
  await page.setViewportSize({ width: 360, height: 780 })
  const add = page.getByRole('button', { name: 'Add question' })
  expect((await add.boundingBox())?.y).toBeGreaterThan(710)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'See the preview' }).click()
  await expect(add).toBeHidden()
  await expect(added).toBeInViewport()
  await page.getByRole('button', { name: 'Back to editing' }).click()
  await expect(page.getByRole('heading', { name: 'New question' })).toBeFocused()
  await expect(page.getByLabel('What it asks')).toHaveValue('Which lantern?')
  await expect(page.getByLabel('What it asks')).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await expect(added).toHaveCount(0)
  await expect(preview(page).getByText('Which lantern?')).toHaveCount(0)
})

test('on a phone, the page for a new form leads to its preview and back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/workbench/#/new')
  await page.getByLabel('Title of the form').fill('Lantern Contest')
  await page.getByRole('button', { name: 'See the preview' }).click()
  await expect(preview(page).first().getByRole('article')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Create form' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Back to editing' }).click()
  await expect(page.getByRole('heading', { name: 'Create a new form' })).toBeFocused()
  await expect(page.getByLabel('Title of the form')).toBeInViewport()
})

test('the preview shows the part that is edited, until a tab is chosen', async ({ page }) => {
  await page.goto('/workbench/#/forms/leak-report')
  const last = page.locator('.question-toggle').last()
  const label = await last.innerText()
  await last.click()
  await expect(preview(page).locator('.field[data-edited]')).toContainText(label)
  await expect(preview(page).locator('.field[data-edited]')).toBeInViewport()

  await page.getByRole('link', { name: 'Message to staff', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Message' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('combobox', { name: 'Example answers' })).toHaveValue(/./)
  await expect(page.getByRole('article', { name: 'Message 1 of 1' })).toContainText('Reference')

  await page.getByRole('link', { name: 'After sending', exact: true }).click()
  await page.getByLabel('When there was no connection').fill('❌ The lantern went out.')
  await expect(preview(page).getByText('❌ The lantern went out.')).toBeVisible()
  // The ticket has room around its text, as on the form's page.
  const ticket = await preview(page).locator('.form-sent-top').boundingBox()
  const news = await preview(page).locator('.form-sent-top > p').boundingBox()
  expect((news?.y ?? 0) - (ticket?.y ?? 0)).toBeGreaterThanOrEqual(12)
  await page.getByRole('tab', { name: 'Texts' }).click()
  await page.getByLabel('When Discord refused it').fill('❌ The lantern is full.')
  await expect(page.getByRole('tabpanel', { name: 'Texts' })).toContainText('❌ The lantern is full.')
  await page.getByRole('link', { name: 'Questions', exact: true }).click()
  await page.getByRole('tab', { name: 'Texts' }).click()
  await page.getByText('❌ The lantern is full.').click()
  await expect(page.getByLabel('When Discord refused it')).toBeFocused()

  await page.goto(`/workbench/#/forms/${listed?.slug}`)
  await page.getByRole('link', { name: 'Card', exact: true }).click()
  await page.getByLabel('When to use the form').fill('Carry a lantern for us.')
  await expect(preview(page).getByRole('article')).toContainText('Carry a lantern for us.')
  await expect(preview(page).locator('.form-card')).toContainText(shownCards)
  await (await askToDiscard(page)).click()
})
