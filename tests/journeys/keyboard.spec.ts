import type { Page } from '@playwright/test'
import navigation from '../../src/site/content/navigation.json' with { type: 'json' }
import { taggedCard as card } from '../support/hub-cards'
import { expect, test } from '../support/journey'
import { notSent } from '../support/not-sent'
import { openPage } from '../support/open-page'
import { answerAs, watchMessages } from '../support/third-parties'
import { answerByKeyboard } from '../support/visitor'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Tab until the focus is on the element with this role and name, as a keyboard user has to. */
async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'searchbox' | 'combobox',
  name: string | RegExp,
): Promise<void> {
  const target = page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }).first()
  for (let presses = 0; ; presses += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return
    expect(presses, `Tab reaches ${name}`).toBeLessThan(80)
    await page.keyboard.press('Tab')
  }
}

/** Follow each link of the error summary in turn, and answer the question it leads to. */
async function fixEachError(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const link = page.locator(`.error-summary a[href="#root_${name}"]`)
    for (let presses = 0; !(await link.evaluate((node) => node === document.activeElement)); presses += 1) {
      expect(presses, `Shift+Tab reaches the link to ${name}`).toBeLessThan(60)
      await page.keyboard.press('Shift+Tab')
    }
    await page.keyboard.press('Enter')
    await expect(page.locator(`#root_${name}`)).toBeFocused()
    await expect(page.locator(`#root_${name}`)).toBeInViewport()
    await page.keyboard.type(answer)
    await expect(link).toHaveCount(0)
  }
}

test('by keyboard alone: home, hub, filter and card, then an empty form, each error, sending, and the reference', async ({
  page,
}) => {
  const messages = watchMessages(page)
  await answerAs(page, 'webhook', { body: { id: '1' } })
  await openPage(page, '/')
  await tabTo(page, 'link', navigation.main.find(({ path }) => path === '/forms')?.label ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Forms' })).toBeFocused()
  await tabTo(page, 'searchbox', 'Search forms')
  await page.keyboard.type(card.title)
  await tabTo(page, 'combobox', 'Tag')
  const tags = await page.getByRole('combobox', { name: 'Tag' }).locator('option').allTextContents()
  for (const _ of tags.slice(0, tags.indexOf(card.tags[0] ?? ''))) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('article').getByRole('heading', { name: card.title, exact: true })).toHaveCount(
    1,
  )
  await tabTo(page, 'link', card.title)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(`/forms/${card.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await openPage(page, '/forms/guestlist-request')
  await tabTo(page, 'button', 'Send request')
  await page.keyboard.press('Enter')
  await expect(page.locator('.form-summary')).toBeFocused()
  await expect(page.locator('.error-summary li')).toHaveCount(3)
  await fixEachError(page, { reason: 'To build with friends', discordTag: 'mira', minecraftName: 'Mira_42' })
  await tabTo(page, 'button', 'Send request')
  await page.keyboard.press('Enter')
  await expect(page.getByText('✅ Guestlist request handed in!')).toBeFocused()
  const reference = /\b[A-Z]{2}-[0-9A-Z]{6}\b/.exec(await page.locator('main').innerText())?.[0] ?? 'none'

  await tabTo(page, 'button', 'Copy my answers')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your answers are copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(reference)
  expect(messages).toHaveLength(1)
  expect(messages[0]?.embeds[0]?.footer.text).toContain(reference)
})

test('an error at a group of radio buttons leads to its first button', async ({ page }) => {
  await openPage(page, '/forms/match-feedback')
  await tabTo(page, 'button', /Send|Submit/)
  await page.keyboard.press('Enter')
  const link = page.locator('.error-summary').getByRole('link', { name: 'Please provide a rating' })
  await link.press('Enter')
  await expect(page.locator('#root_rating-0')).toBeFocused()
})

test('the focus is never lost while sending: the disabled button passes it on', async ({ page }) => {
  await answerAs(page, 'webhook', { status: 500 })
  await openPage(page, '/forms/guestlist-request')
  await answerByKeyboard(page, { minecraftName: 'Mira_42', discordTag: 'mira', reason: 'Hello' })
  await tabTo(page, 'button', 'Send request')
  await page.keyboard.press('Enter')
  await expect(notSent(page, '❌ That did not work. Please try again later.')).toBeFocused()
  await tabTo(page, 'button', 'Try again')
  await page.keyboard.press('Enter')
  await expect(notSent(page, '❌ That did not work. Please try again later.')).toBeFocused()
})
