// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUpSite, visitSite } from '../../support/visit-site'

setUpSite()

test('the 8 updates stand in the order of the specification, with their dates', async () => {
  await visitSite('/updates')
  const cards = screen
    .getAllByRole('article')
    .map((card) => [within(card).getByRole('heading').textContent, card.querySelector('time')?.textContent])
  expect(cards).toEqual([
    ['Collaboration with a creator', 'June 5, 2025'],
    ['Survival SMP launched', 'June 24, 2025'],
    ['Practice PvP live', 'June 25, 2025'],
    ['Lifesteal Season 3 coming soon', 'June 25, 2025'],
    ['v1.0 launch', 'November 29, 2024'],
    ['Cracked plus premium supported', 'November 29, 2024'],
    ['Lifesteal Season 02 went well', 'November 29, 2024'],
    ['Vote rewards and giveaways', 'December 10, 2024'],
  ])
})

test('an update can be linked to, and its date can be read by machines', async () => {
  await visitSite('/updates')
  const card = document.getElementById('survival-smp-launched')
  expect(card?.querySelector('time')).toHaveAttribute('datetime', '2025-06-24')
})

test('the core team is two members, each with role and channel', async () => {
  await visitSite('/about')
  const team = within(screen.getByRole('region', { name: 'Core team' })).getAllByRole('listitem')
  expect(team.map((member) => member.querySelector('.team-role')?.textContent)).toEqual([
    'Owner & Founder',
    'Co-Owner / Dev',
  ])
  for (const member of team) expect(within(member).getByRole('link')).toHaveAttribute('target', '_blank')
})
