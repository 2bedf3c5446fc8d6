import { expect, test } from '../support/journey'

const news = [
  ['Collaboration with a creator', 'June 5, 2025'],
  ['Survival SMP launched', 'June 24, 2025'],
  ['Practice PvP live', 'June 25, 2025'],
  ['Lifesteal Season 3 coming soon', 'June 25, 2025'],
  ['v1.0 launch', 'November 29, 2024'],
  ['Cracked plus premium supported', 'November 29, 2024'],
  ['Lifesteal Season 02 went well', 'November 29, 2024'],
  ['Vote rewards and giveaways', 'December 10, 2024'],
] as const

test.beforeEach(({ page }) => page.goto('/updates'))

test('2.043 the updates are a grid of cards, each with title, description and date', async ({ page }) => {
  for (const card of await page.getByRole('article').all()) {
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(/\w{3,}/)
    await expect(card.getByRole('paragraph')).toHaveText(/\w+ \w+ \w+/)
    await expect(card.getByRole('time')).toHaveText(/^\w+ \d{1,2}, 20\d\d$/)
  }
  const places = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().x))
  expect(new Set(places).size).toBeGreaterThan(1)
})

for (const [at, [title, date]] of news.entries()) {
  test(`2.0${44 + at} card ${at + 1} of the updates is '${title}', of ${date}`, async ({ page }) => {
    const card = page.getByRole('article').nth(at)
    await expect(card.getByRole('heading')).toHaveText(title)
    await expect(card.getByRole('time')).toHaveText(date)
  })
}

test('9.07 there are 8 updates', async ({ page }) => {
  await expect(page.getByRole('article')).toHaveCount(8)
})

test('an update can be linked to', async ({ page }) => {
  await page.goto('/updates#v1-launch')
  await expect(page.getByRole('article').filter({ hasText: 'v1.0 launch' })).toBeInViewport()
})
