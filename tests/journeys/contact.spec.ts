import { answersOf, formOf } from '../support/fixtures'
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'
import { putAnswers } from '../support/put-answers'
import { answerAs, holdBack } from '../support/third-parties'

const { message, order, schema, ui } = formOf('contact')
const { outcomes } = message
const { submitText, sending } = ui['ui:submitButtonOptions']
const answers = answersOf('contact', 'minimal')

test('2.069 the contact page is a form with its questions in order, and says which are optional', async ({
  page,
}) => {
  await openPage(page, '/contact')
  const controls = page.locator('main form [id^=root_]:is(input, textarea, select)')
  const names = await controls.evaluateAll((nodes) => nodes.map((node) => node.id))
  expect(names).toEqual(order.map((name) => `root_${name}`))
  const optional = order.filter((name) => !schema.required?.includes(name))
  await expect(page.locator('main form label').filter({ hasText: '(optional)' })).toHaveText(
    optional.map((name) => `${schema.properties[name]?.title} (optional)`),
  )
})

test('4.12 the button says that the message is on its way', async ({ page }) => {
  const release = await holdBack(page, 'webhook')
  await openPage(page, '/contact')
  await putAnswers(page, answers)
  await page.locator('main button[type=submit]').click()
  await expect(page.locator('main button[type=submit]')).toHaveText(sending ?? 'Sending...')
  release({ body: { id: '1' } })
  await expect(page.locator('main button[type=submit]')).toHaveText(submitText)
})

test('4.13 the button is disabled while the message is on its way', async ({ page }) => {
  const release = await holdBack(page, 'webhook')
  await openPage(page, '/contact')
  await putAnswers(page, answers)
  await expect(page.locator('main button[type=submit]')).toBeEnabled()
  await page.locator('main button[type=submit]').click()
  await expect(page.locator('main button[type=submit]')).toBeDisabled()
  release({ body: { id: '1' } })
  await expect(page.locator('main button[type=submit]')).toBeEnabled()
})

for (const [theme, good, bad] of [
  ['dark', 'rgb(95, 227, 161)', 'rgb(52, 18, 26)'],
  ['light', 'rgb(11, 107, 67)', 'rgb(253, 236, 236)'],
] as const) {
  test(`4.21 a text with 'success' is styled as success, any other as error, in the ${theme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme })
    await openPage(page, '/contact')
    await putAnswers(page, answers)
    await answerAs(page, 'webhook', 'cut')
    await page.locator('main button[type=submit]').click()
    const outcome = page.locator('.alert', { hasText: outcomes.offline })
    await expect(outcome).toHaveCSS('background-color', bad)
    await answerAs(page, 'webhook', { body: { id: '1' } })
    await page.locator('main button[type=submit]').click()
    await expect(page.getByRole('heading', { name: outcomes.success })).toHaveCSS('color', good)
  })
}
