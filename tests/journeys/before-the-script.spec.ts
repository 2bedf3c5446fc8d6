import { answersOf, formOf } from '../support/fixtures'
import { openBeforeScript } from '../support/hold-script'
import { expect, test } from '../support/journey'
import { wake } from '../support/open-page'
import { putAnswers } from '../support/put-answers'
import { triedPaths } from '../support/site-paths'
import { answerAs, watchMessages } from '../support/third-parties'

const { outcomes } = formOf('contact').message

test('text typed before the script arrives is kept, and sent', async ({ page }) => {
  const messages = watchMessages(page)
  await answerAs(page, 'webhook', { body: { id: '1' } })
  const release = await openBeforeScript(page, '/forms/nomination')
  await page.locator('#root_title').fill('Typed early')
  await page.locator('#root_category').selectOption('Machines')
  await page.locator('#root_description').fill('Before the script')
  release()
  await page.locator('html[data-ready]').waitFor()
  await expect(page.locator('#root_title')).toHaveValue('Typed early')
  await page.locator('main button[type=submit]').click()
  await expect(page.getByText('✅ Thank you for your nomination!')).toBeFocused()
  expect(messages[0]?.embeds[0]?.fields.map(({ value }) => value)).toContain('Typed early')
})

test('a form sent before the script arrives does not reload the page, and is sent once the script is loaded', async ({
  page,
}) => {
  const messages = watchMessages(page)
  await answerAs(page, 'webhook', { body: { id: '1' } })
  const release = await openBeforeScript(page, '/contact')
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  await putAnswers(page, answersOf('contact', 'minimal'))
  await page.locator('main button[type=submit]').click()
  await expect(page).toHaveURL('/contact')
  expect(messages).toEqual([])
  release()
  await expect(page.getByText(outcomes.success)).toBeFocused()
  await expect(page.locator('body[data-same-page]')).toHaveCount(1)
  expect(messages).toHaveLength(1)
})

test('an empty form sent before the script arrives shows its errors once the script is loaded', async ({
  page,
}) => {
  const release = await openBeforeScript(page, '/forms/nomination')
  await page.locator('#root_title').fill('More trees')
  await page.locator('main button[type=submit]').click()
  release()
  await expect(page.locator('.form-summary')).toBeFocused()
  await expect(page.locator('.field-error')).toHaveText([
    'Please select a category',
    'Description cannot be empty',
  ])
  await expect(page.locator('#root_title')).toHaveValue('More trees')
})

test('an option chosen before the script arrives shows the question that depends on it', async ({ page }) => {
  const release = await openBeforeScript(page, '/forms/general-advice')
  await page.locator('#root_topic').selectOption('Other')
  await expect(page.locator('#root_otherTopic')).toHaveCount(0)
  release()
  await expect(page.locator('#root_otherTopic')).toBeVisible()
  await expect(page.locator('#root_topic')).toHaveValue('Other')
})

test('a radio button chosen before the script arrives enables the question that depends on it', async ({
  page,
}) => {
  const release = await openBeforeScript(page, '/forms/guild')
  await page.getByRole('radio', { name: 'Rowing Club' }).check()
  release()
  await expect(page.locator('#root_role')).toBeEnabled()
  await expect(page.locator('#root_role')).toContainText('Match Staff')
  await expect(page.getByRole('radio', { name: 'Rowing Club' })).toBeChecked()
})

test('an answer given before the script arrives keeps a link from filling in that question alone', async ({
  page,
}) => {
  const release = await openBeforeScript(page, '/forms/guild#name=LanternFox&discord=lantern')
  await page.locator('#root_name').fill('Mira')
  release()
  await expect(page.getByText('Filled in by your link: Discord name.')).toBeVisible()
  await expect(page.locator('#root_discord')).toHaveValue('lantern')
  await expect(page.locator('#root_name')).toHaveValue('Mira')
})

test('a search typed before the script arrives runs once the script is loaded', async ({ page }) => {
  const release = await openBeforeScript(page, '/forms')
  await page.getByRole('searchbox').fill('zzz')
  release()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('every page hydrates without a mismatch: the prerendered elements stay', async ({ page }) => {
  test.setTimeout(90_000)
  for (const path of triedPaths) {
    const release = await openBeforeScript(page, path)
    await page.evaluate(() => {
      const kept = document.querySelectorAll(
        'header, main, footer, h1, h2, form, input, select, textarea, article',
      )
      Object.assign(window, { kept: [...kept] })
    })
    release()
    await wake(page)
    await page.locator('html[data-ready]').waitFor()
    const gone = await page.evaluate(() => {
      // Set by the init script above.
      const { kept } = window as unknown as { readonly kept: readonly Element[] }
      return kept.filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 100))
    })
    expect(gone, path).toEqual([])
    await page.unrouteAll()
  }
})

test('a page whose script could not be fetched asks for it again with a click, which then counts', async ({
  page,
}) => {
  let isBroken = true
  await page.route('**/assets/*.js', (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto('/gallery')
  await page.waitForTimeout(1000)
  isBroken = false
  await page.locator('main button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
