import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'

test('a form that is printed shows a long answer in full', async ({ page }) => {
  await openPage(page, '/contact')
  const message = page.locator('#root_message')
  await message.fill('A line\n'.repeat(60))
  await page.emulateMedia({ media: 'print' })
  const hidden = await message.evaluate((field) => field.scrollHeight - field.clientHeight)
  expect(hidden).toBeLessThanOrEqual(1)
})
