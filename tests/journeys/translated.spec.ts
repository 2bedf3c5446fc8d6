import type { Page } from '@playwright/test'
import { openFilled, send } from '../support/fill-form'
import { openBeforeScript } from '../support/hold-script'
import { expect, test } from '../support/journey'
import { answerAs, holdBack, watchMessages } from '../support/third-parties'

/** React says that the page is not the one that the build rendered. */
test.use({ allowedComplaint: /Minified React error #418/ })

/** Replace each text by elements with another one, as the translators of browsers do. */
async function translate(page: Page): Promise<void> {
  await page.locator('#app').evaluate((app) => {
    const walker = document.createTreeWalker(app, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts.filter(({ data }) => data.trim() !== '')) {
      const translated = document.createElement('font')
      translated.textContent = `«${text.data}»`
      text.replaceWith(translated)
    }
  })
}

test('what was typed and chosen before the script arrives is kept on a translated page, with the focus', async ({
  page,
}) => {
  const release = await openBeforeScript(page, '/forms/guild')
  await translate(page)
  await page.locator('#root_name').fill('Mira')
  await page.locator('#root_serverType-1').check()
  await page.locator('#root_name').focus()
  release()
  await page.locator('html[data-ready]').waitFor()
  await expect(page.locator('#root_serverType-1')).toBeChecked()
  await expect(page.locator('#root_role')).toBeEnabled()
  await expect(page.locator('#root_name')).toBeFocused()
  await page.keyboard.type(' Stone')
  await expect(page.locator('#root_name')).toHaveValue('Mira Stone')
})

test('a form sent before the script arrives is sent on a translated page', async ({ page }) => {
  const messages = watchMessages(page)
  await answerAs(page, 'webhook', { body: { id: '1' } })
  const release = await openBeforeScript(page, '/forms/guestlist-request')
  await translate(page)
  await page.locator('#root_minecraftName').fill('Mira_42')
  await page.locator('#root_discordTag').fill('mira')
  await page.locator('#root_reason').fill('Typed early')
  await page.locator('main button[type=submit]').click()
  release()
  await expect(page.getByText('✅ Guestlist request handed in!')).toBeFocused()
  expect(messages).toHaveLength(1)
  expect(messages[0]?.embeds[0]?.fields.map(({ value }) => value)).toContain('Typed early')
})

test('the menu of a translated page opens and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about')
  await page.locator('html[data-ready]').waitFor()
  await translate(page)
  await page.locator('.menu-button').click()
  await page.getByRole('navigation').locator('a[href="/vote"]').click()
  await expect(page).toHaveURL('/vote')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a translated page that has said that sending takes long shows the outcome', async ({ page }) => {
  const release = await holdBack(page, 'webhook')
  await openFilled(page, 'guestlist-request')
  await send(page)
  const progress = page.locator('.form-sending')
  await expect(progress).toContainText('Still sending', { timeout: 15_000 })
  await translate(page)
  release({ body: { id: '1' } })
  await expect(page.getByText('✅ Guestlist request handed in!')).toBeFocused()
})
