import about from '../../src/site/content/about.json' with { type: 'json' }
import team from '../../src/site/content/team.json' with { type: 'json' }
import { expect, test } from '../support/journey'

test.beforeEach(({ page }) => page.goto('/about'))

test('2.064 the page tells the story of the network', async ({ page }) => {
  const story = page.getByRole('region', { name: about.storyTitle })
  await expect(story).toContainText('Emberfall Network')
  expect((await story.innerText()).split(/\s+/).length).toBeGreaterThan(80)
})

test('2.065 the core team has two members', async ({ page }) => {
  await expect(page.getByRole('region', { name: team.title }).getByRole('article')).toHaveCount(2)
})

test('2.066 the first of the team is Owner & Founder', async ({ page }) => {
  const card = page.getByRole('article').first()
  await expect(card.getByText('Owner & Founder', { exact: true })).toBeVisible()
})

test('2.067 the second of the team is Co-Owner / Dev', async ({ page }) => {
  const card = page.getByRole('article').last()
  await expect(card.getByText('Co-Owner / Dev', { exact: true })).toBeVisible()
})

test('2.068 each member of the team has a link to their channel', async ({ page }) => {
  const links = page.getByRole('article').getByRole('link', { name: /channel/ })
  await expect(links).toHaveCount(2)
  const addresses = await links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')))
  expect(new Set(addresses).size).toBe(2)
  for (const address of addresses) expect(new URL(address ?? '').host).toBe('videos.emberfall.example')
})
