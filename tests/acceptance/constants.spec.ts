import { formSlugs } from '../../src/catalog/read-definitions'
import features from '../../src/site/content/features.json' with { type: 'json' }
import { openFilled, send } from '../support/fill-form'
import { expect, test } from '../support/journey'
import { openPage, openWithStoppedClock } from '../support/open-page'
import { putAnswers } from '../support/put-answers'
import { answerAs, holdBack, watchMessages } from '../support/third-parties'

test('9.01 the port of the game server is 25565, wherever the address is shown', async ({ page }) => {
  for (const path of ['/', '/stats']) {
    await page.goto(path)
    await expect(page.getByText('play.emberfall.example:25565', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/play\.emberfall\.example:(?!25565)/)).toHaveCount(0)
  }
})

test('9.08 the home page has 4 latest updates', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Latest Updates' }).getByRole('listitem')).toHaveCount(4)
})

test('9.09 the home page has 6 features', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: features.title }).getByRole('article')).toHaveCount(6)
})

const bounds = [
  ['9.12', 'creator-apply', 'age', ['12', '101', '13.5', 'x'], ['13', '100']],
  ['9.13', 'moderator-application', 'age', ['12', '-1'], ['13', '120']],
  ['9.15', 'partnership-application', 'playerCount', ['-1'], ['0']],
  ['9.16', 'media-influencer-apply', 'followers', ['-1'], ['0']],
] as const

for (const [id, slug, name, wrong, right] of bounds) {
  test(`${id} ${name} of ${slug} may be ${right.join(' and ')}, not ${wrong.join(', ')}`, async ({
    page,
  }) => {
    await openFilled(page, slug)
    for (const answer of wrong) {
      await putAnswers(page, { [name]: answer })
      await send(page)
      await expect(page.locator(`#root_${name}`), answer).toHaveAttribute('aria-invalid', 'true')
    }
    for (const answer of right) {
      await openFilled(page, slug)
      await answerAs(page, 'webhook', { status: 500 })
      await putAnswers(page, { [name]: answer })
      await send(page)
      await expect(page.getByRole('alert').getByText('❌'), answer).toBeVisible()
    }
  })
}

test('9.14 the rating goes from 1 to 5', async ({ page }) => {
  await openPage(page, '/forms/event-feedback')
  const options = page.locator('#root_rating').getByRole('radio')
  const values = await options.evaluateAll((nodes: HTMLInputElement[]) => nodes.map(({ value }) => value))
  expect(values).toEqual(['1', '2', '3', '4', '5'])
})

test('9.18 the admin slots are full: shown as (Full), not to be chosen, with the reason', async ({
  page,
}) => {
  await openPage(page, '/forms/staff')
  for (const type of ['Minecraft Server', 'Discord Server']) {
    await page.getByRole('radio', { name: type }).check()
    const admin = page.locator('#root_role option[value=Admin]')
    await expect(admin).toHaveText('Admin (Full)')
    await expect(admin).toBeDisabled()
    await expect(admin).toHaveAttribute('title', 'This position is currently full')
    await expect(
      page.locator('main').getByText('This position is currently full', { exact: true }),
    ).toBeVisible()
  }
})

test('9.19 the embed of each form has its own colour', async ({ page }) => {
  test.setTimeout(120_000)
  await answerAs(page, 'webhook', { body: { id: '1' } })
  const messages = watchMessages(page)
  for (const slug of formSlugs()) {
    await openFilled(page, slug)
    await send(page)
    await expect(page.getByText('✅')).toBeFocused()
  }
  expect(new Set(messages.map(({ embeds }) => embeds[0]?.color)).size).toBe(20)
})

test('9.20 no request has a time limit: an hour later a form is still being sent, and arrives', async ({
  page,
}) => {
  const release = await holdBack(page, 'webhook')
  await openWithStoppedClock(page, '/forms/whitelist-request')
  await putAnswers(page, { minecraftName: 'Mira', discordTag: 'mira', reason: 'To build' })
  await send(page)
  await page.clock.runFor('01:00:00')
  await expect(page.getByText('Still sending. Keep this page open.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  release({ body: { id: '1' } })
  await expect(page.getByText('✅ Whitelist request submitted successfully!', { exact: true })).toBeFocused()
})

test('9.20 an hour later the server status is still awaited, and shown', async ({ page }) => {
  const release = await holdBack(page, 'status')
  await openWithStoppedClock(page, '/stats')
  await page.clock.runFor('01:00:00')
  await expect(page.getByText('Checking...', { exact: true })).toBeVisible()
  release({ body: { online: true } })
  await expect(page.getByText('Online', { exact: true })).toBeVisible()
})
