import { openFilled, send } from '../support/fill-form'
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'
import { answerAs, watchMessages } from '../support/third-parties'

const secret = 'Left over and out of sight'

test.beforeEach(({ page }) => answerAs(page, 'webhook', { body: { id: '1' } }))

test('general-advice: a hidden other topic leaves no trace in the message and blocks nothing', async ({
  page,
}) => {
  const messages = watchMessages(page)
  await openFilled(page, 'general-advice')
  await page.locator('#root_topic').selectOption('Other')
  await page.locator('#root_otherTopic').fill(secret)
  await page.locator('#root_topic').selectOption('How to Sail')
  await expect(page.locator('#root_otherTopic')).toHaveCount(0)
  await send(page)
  await expect(page.getByText('✅ Advice request sent off!')).toBeFocused()
  expect(JSON.stringify(messages)).not.toContain(secret)
  expect(JSON.stringify(messages)).toContain('How to Sail')
})

test('general-advice: an other topic shown again keeps its text, and is sent', async ({ page }) => {
  const messages = watchMessages(page)
  await openFilled(page, 'general-advice')
  for (const topic of ['Other', 'How to Sail', 'Other']) {
    await page.locator('#root_topic').selectOption(topic)
    if (topic === 'Other' && (await page.locator('#root_otherTopic').inputValue()) === '')
      await page.locator('#root_otherTopic').fill(secret)
  }
  await expect(page.locator('#root_otherTopic')).toHaveValue(secret)
  await send(page)
  await expect(page.getByText('✅ Advice request sent off!')).toBeFocused()
  expect(JSON.stringify(messages)).toContain(secret)
})

test('general-advice: the other topic is shown and required only for Other', async ({ page }) => {
  await openPage(page, '/forms/general-advice')
  await expect(page.locator('#root_otherTopic')).toHaveCount(0)
  await page.locator('#root_topic').selectOption('Other')
  await expect(page.locator('#root_otherTopic')).toHaveAttribute('aria-required', 'true')
  await send(page)
  await expect(page.locator('.field-error')).toContainText(['Enter the other topic'])
})

test('guild: a role of the other server type leaves no trace, and is not sent', async ({ page }) => {
  const messages = watchMessages(page)
  await openFilled(page, 'guild')
  await page.getByRole('radio', { name: 'Sailing Club' }).check()
  await page.locator('#root_role').selectOption('Chat Navigator')
  await page.getByRole('radio', { name: 'Rowing Club' }).check()
  await page.locator('#root_role').selectOption('Match Staff')
  await send(page)
  await expect(page.getByText('✅ Application sent off!')).toBeFocused()
  expect(JSON.stringify(messages)).not.toContain('Chat Navigator')
  expect(JSON.stringify(messages)).toContain('Match Staff')
})

test('a hidden answer stays in the draft and comes back with it', async ({ page }) => {
  await openFilled(page, 'general-advice')
  await page.locator('#root_topic').selectOption('Other')
  await page.locator('#root_otherTopic').fill(secret)
  await openPage(page, '/forms/general-advice')
  await page.getByRole('button', { name: 'Restore draft' }).click()
  await expect(page.locator('#root_otherTopic')).toHaveValue(secret)
})
