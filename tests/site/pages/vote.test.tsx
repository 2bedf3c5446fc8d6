// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Vote } from '../../../src/site/content/content-types'
import content from '../../../src/site/content/vote.json'
import { outsideWith, setUpSite, visitSite } from '../../support/visit-site'

setUpSite()

const vote = content as Vote
const last = vote.sites.at(-1)
const itemsOf = (region: string) =>
  screen
    .queryAllByRole('region', { name: region })
    .flatMap((section) => within(section).getAllByRole('listitem'))
const sites = () => itemsOf(vote.sitesTitle)

test('the rewards come from the content', async () => {
  await visitSite('/vote')
  expect(itemsOf(vote.rewardsTitle).map((reward) => reward.textContent?.trim())).toEqual(
    vote.rewards.map(({ text }) => text),
  )
})

test('the sites are in order, each opening a new tab', async () => {
  await visitSite('/vote')
  const links = sites().map((site) => within(site).getByRole('link'))
  expect(links.map((link) => link.firstChild?.textContent)).toEqual(vote.sites.map(({ name }) => name))
  for (const link of links) expect(link).toHaveAttribute('target', '_blank')
})

// Staff may have no vote sites.
describe.each(vote.sites.slice(0, 1))('a vote site', (first) => {
  test('a visited site shows when it was opened, and never claims that a vote was counted', async () => {
    const opened = JSON.stringify({ [first.id]: new Date('2026-01-01T09:00:00Z').getTime() })
    localStorage.setItem('vote-sites-opened', opened)
    await visitSite('/vote', outsideWith({}))
    expect(sites()[0]).toHaveTextContent('Opened 3 hours ago')
    for (const other of sites().slice(1)) expect(other).not.toHaveTextContent('Opened')
  })

  test('the first site that was not opened today is the next one to open', async () => {
    await visitSite('/vote', outsideWith({}))
    const next = () => sites().filter((site) => /Start here|Next/.test(site.textContent))
    expect(next()).toEqual([sites()[0]])
    for (const at of vote.sites.keys()) {
      const site = sites()[at]
      if (!site) throw new Error(`There is no site ${at}`)
      expect(next()).toEqual([site])
      await userEvent.click(within(site).getByRole('link'))
    }
    expect(next()).toEqual([])
    expect(screen.getByText('All opened today. Thank you!')).toBeVisible()
  })

  test('opening a site is remembered on this device', async () => {
    await visitSite('/vote', outsideWith({}))
    await userEvent.setup().click(within(sites().at(-1) ?? document.body).getByRole('link'))
    expect(sites().at(-1)).toHaveTextContent('Opened just now')
    expect(JSON.parse(localStorage.getItem('vote-sites-opened') ?? '{}')).toHaveProperty(String(last?.id))
  })

  test('the next day all sites can be opened again, also where the page has stayed open', async () => {
    let now = new Date('2026-05-05T20:00:00')
    await visitSite('/vote', { ...outsideWith({}), now: () => now })
    for (const site of sites()) fireEvent.click(within(site).getByRole('link'))
    expect(screen.getByText('All opened today. Thank you!')).toBeVisible()
    now = new Date('2026-05-06T08:00:00')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.queryByText('All opened today. Thank you!')).toBeNull()
    expect(sites()[0]).toHaveTextContent('Opened 12 hours ago')
  })

  test('what was opened from another tab in the meantime stays remembered', async () => {
    await visitSite('/vote')
    localStorage.setItem('vote-sites-opened', JSON.stringify({ 'another-site': 1 }))
    fireEvent.click(within(sites()[0] ?? document.body).getByRole('link'))
    const kept: unknown = JSON.parse(localStorage.getItem('vote-sites-opened') ?? '{}')
    expect(kept).toEqual({ [first.id]: expect.any(Number), 'another-site': 1 })
  })

  test('invalid stored data does no harm', async () => {
    localStorage.setItem('vote-sites-opened', JSON.stringify({ 'another-site': null, [first.id]: '<b>' }))
    await visitSite('/vote')
    expect(sites()[0]).not.toHaveTextContent('Opened')
  })
})
