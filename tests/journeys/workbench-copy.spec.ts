import { expect, test } from '../support/journey'
import { expectNoViolationsAnywhere, noErrors, preview, problems } from '../support/workbench-page'

const patient = { timeout: 60_000 }

test('a form is copied with everything that staff have not saved yet, and stays as it was', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.goto('/workbench/#/forms/nomination/page')
  await page.getByLabel('What happens afterwards').fill('The winners are named at the lantern feast.')
  await expect(page.getByText('Not saved yet, kept in this browser.')).toBeVisible()
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Copy this form' }).click()
  await expect(page.getByRole('heading', { name: 'Create a new form' })).toBeFocused()
  await expect(page.getByLabel('Start with')).toHaveValue('nomination')
  const draft = page.frameLocator('.new-page iframe')
  await expect(draft.getByLabel('Title')).toBeVisible()
  await expect(page.getByLabel('What it asks')).toHaveCount(0)
  await expectNoViolationsAnywhere(page)

  const create = page.getByRole('button', { name: 'Create form' })
  await create.click()
  await expect(page.getByText('One thing is missing:')).toBeVisible(patient)
  await page.getByRole('button', { name: 'This address is taken by another form.' }).click()
  await expect(page.getByLabel('Address')).toBeFocused()
  await page.getByLabel('Title of the form').fill('Lantern Nomination')
  await page.getByLabel('What it is for').fill('Name a lantern of December')
  await expect(draft.getByRole('heading', { level: 1 })).toHaveText('Lantern Nomination')
  await create.click()
  const title = page.getByRole('heading', { name: 'Lantern Nomination', level: 1 })
  await expect(title).toBeFocused(patient)
  await expect(page).toHaveURL(/#\/forms\/lantern-nomination$/)
  await page.reload()
  await expect(title).toBeVisible()
  await expect(problems(page)).toContainText('No problems.', patient)
  await expect(preview(page).getByText('The winners are named at the lantern feast.').first()).toBeVisible()
  await page.getByText('More', { exact: true }).click()
  // A long address goes below its name, which is not broken.
  const linesOfName = await page.locator('.menu-address').evaluate((line) => {
    line.querySelector('code')?.append('-of-the-northern-harbour-in-december')
    const name = document.createRange()
    if (line.firstChild) name.selectNodeContents(line.firstChild)
    return name.getClientRects().length
  })
  expect(linesOfName).toBe(1)
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Examples' }).click()
  await expect(page.getByText(/^All \d+ examples behave as they should\.$/)).toBeVisible()

  await page.goto('/workbench/#/forms/nomination')
  await expect(page.getByRole('heading', { name: 'Nomination', level: 1 })).toBeVisible()
  await expect(problems(page)).toContainText(noErrors, patient)
})

test('by keyboard alone, a new form starts with another one, and what is written stays', async ({ page }) => {
  await page.goto('/workbench/#/new')
  const title = page.getByLabel('Title of the form')
  await title.fill('Crew of the Lantern')
  await page.keyboard.press('Shift+Tab')
  const start = page.getByLabel('Start with')
  await expect(start).toBeFocused()
  await page.keyboard.type('Guild')
  await expect(start).toHaveValue('guild')
  await expect(start).toBeFocused()
  await expect(title).toHaveValue('Crew of the Lantern')
  await expect(page.getByLabel('What it is for')).toHaveValue(/^Apply to join the team/)
  await expect(page).toHaveURL(/copy=guild$/)
  await page.keyboard.press('Home')
  await expect(page.getByLabel('What it asks')).toBeVisible()
  await expect(page.getByLabel('What it is for')).toHaveValue('')
})

test('the address of a new form stays behind the bar below the fields', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/workbench/#/new')
  const prefix = page.getByText('/forms/', { exact: true })
  const { y = 0 } = (await prefix.boundingBox()) ?? {}
  await page.setViewportSize({ width: 1280, height: Math.round(y) + 50 })
  const isBehind = await prefix.evaluate((code) => {
    // It lets clicks through to the field, and only what takes them can be found at a point.
    code.style.pointerEvents = 'auto'
    const { left, top, width, height } = code.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.new-write') !== null
  })
  expect(isBehind).toBe(true)
})
