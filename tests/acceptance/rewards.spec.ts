import type { Page } from '@playwright/test'
import vote from '../../src/site/content/vote.json' with { type: 'json' }
import { expect, test } from '../support/journey'

function sites(page: Page) {
  return page.getByRole('region', { name: vote.sitesTitle }).getByRole('link')
}

test.beforeEach(({ page }) => page.goto('/vote'))

for (const [id, reward] of [
  ['2.081', '500 rupee coins'],
  ['2.082', '1 vote key'],
  ['2.083', '50 claim blocks'],
  ['2.084', 'Voter rank for 24 h'],
] as const) {
  test(`${id} a vote earns ${reward}`, async ({ page }) => {
    const rewards = page.getByRole('region', { name: vote.rewardsTitle }).getByRole('listitem')
    await expect(rewards.getByText(reward, { exact: true })).toBeVisible()
  })
}

test('9.17 the rewards are 500 coins, 1 vote key, 50 claim blocks and 24 h of the voter rank', async ({
  page,
}) => {
  const rewards = page.getByRole('region', { name: vote.rewardsTitle }).getByRole('listitem')
  await expect(rewards).toHaveText([/500 .*coins/, /1 vote key/, /50 claim blocks/, /Voter rank .*24 h/])
})

test('2.085 the rewards are for every vote, on all platforms', async ({ page }) => {
  await expect(page.getByRole('main')).toContainText(/rewards for every vote, on all platforms/)
})

test('2.086 seven vote sites are linked, each in a new tab', async ({ page }) => {
  await expect(sites(page)).toHaveText(
    [
      'TopG',
      'Minecraft Buzz',
      'CraftList',
      'Minecraft MP',
      'Top Minecraft Servers',
      'Minecraft Server Net',
      'MC Server List',
    ].map((name) => new RegExp(`^${name} \\(opens in new tab\\)$`)),
  )
  for (const site of await sites(page).all()) {
    await expect(site).toHaveAttribute('href', /^https:\/\//)
    await expect(site).toHaveAttribute('target', '_blank')
  }
})

test('9.11 there are 7 vote sites', async ({ page }) => {
  await expect(sites(page)).toHaveCount(7)
})
