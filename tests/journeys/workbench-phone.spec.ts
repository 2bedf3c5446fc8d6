import { expect, test } from '../support/journey'
import { askToDiscard, editor, noErrors, problems } from '../support/workbench-page'

// Nothing here is saved, so the shared test site will do.
test.use({ viewport: { width: 360, height: 640 } })

test('on a phone the text is as high as its lines, and the cursor stays clear of the bars while it moves', async ({
  page,
}) => {
  await page.goto('/workbench/#/forms/guild/schema.json')
  await expect(problems(page)).toContainText(noErrors, { timeout: 30_000 })
  const scroller = page.locator('.cm-scroller')
  expect(await scroller.evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0)
  await editor(page).focus()
  const cursor = page.locator('.cm-cursor-primary')
  const edges = async () => {
    const [bar, line, dock] = await Promise.all(
      [page.locator('.form-nav'), cursor, page.locator('.dock')].map((place) => place.boundingBox()),
    )
    return [
      (bar?.y ?? 0) + (bar?.height ?? 0),
      line?.y ?? 0,
      (line?.y ?? 0) + (line?.height ?? 0),
      dock?.y ?? 0,
    ]
  }
  const isClear = () =>
    expect(async () => {
      const found = await edges()
      expect(found).toEqual(found.toSorted((one, other) => one - other))
    }).toPass()
  for (const [key, times] of [
    ['ControlOrMeta+Home', 1],
    ['ArrowDown', 30],
    ['Enter', 15],
    ['ArrowUp', 40],
    ['ControlOrMeta+End', 1],
  ] as const) {
    for (let presses = 0; presses < times; presses += 1) await page.keyboard.press(key)
    await isClear()
  }

  // The search stays below the tabs.
  await page.getByRole('button', { name: 'Find' }).click()
  await page.keyboard.type('maxLength')
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Enter')
  const field = page.getByLabel('Find', { exact: true })
  await expect(field).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.cm-searchMatch-selected')).toBeInViewport()
  await page.keyboard.press('Escape')
  await (await askToDiscard(page)).click()
})

test('on a phone a new question is said not to be added yet, beside its own fields', async ({ page }) => {
  await page.goto('/workbench/#/forms/guild')
  await page.getByRole('button', { name: 'Add a question' }).click()
  const form = page.getByRole('form', { name: 'New question' })
  await expect(form.getByText('The new question is not added yet.')).toBeInViewport({ ratio: 1 })
  await expect(form.getByRole('radio', { name: 'Yes' })).toBeChecked()

  // The box of its options is as high as in its panel, which opens once it is added.
  await page.keyboard.type('Where was it?')
  await form.getByRole('combobox', { name: 'Kind of answer' }).selectOption('Choice')
  const options = page.getByLabel('Options', { exact: true })
  await options.fill('Lobby\nMines')
  const height = async () => (await options.boundingBox())?.height
  const [line, before] = [24, await height()]
  await options.fill('Lobby\nMines\nDeck\nTower')
  expect(await height()).toBeGreaterThan((before ?? 0) + line)
  await options.fill('Lobby\nMines')
  await page.getByRole('button', { name: 'Add question' }).click()
  await expect(options).toHaveId('root_options')
  expect(await height()).toBe(before)
  await (await askToDiscard(page)).click()

  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.setViewportSize({ width: 1280, height: 780 })
  await expect(form.getByText('The new question is not added yet.')).toBeHidden()
})

test('on a phone the answer to Save is above its button, however far the page is scrolled', async ({
  page,
}) => {
  await page.route('**/workbench/api/forms/guild', (route) =>
    route.fulfill({ status: 400, json: { state: 'refused', why: 'The disk is full.' } }),
  )
  await page.goto('/workbench/#/forms/guild/page')
  await page.getByRole('textbox').first().fill('Changed on a phone')
  await page.getByRole('textbox').last().scrollIntoViewIfNeeded()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  const answer = page.getByText('The disk is full.')
  await expect(answer).toBeInViewport({ ratio: 1 })
  const [said, button] = await Promise.all([answer.boundingBox(), save.boundingBox()])
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
  await (await askToDiscard(page)).click()
})

test('a small laptop shows the editor and the preview side by side', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await page.goto('/workbench/#/forms/guild')
  await expect(page.getByRole('heading', { name: 'Questions' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('tab', { name: 'Message' })).toBeInViewport({ ratio: 1 })
  const frame = await page.locator('.preview-pane iframe').boundingBox()
  expect((frame?.x ?? 0) + (frame?.width ?? 0)).toBeLessThanOrEqual(1024)
})
