// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import about from '../../../src/site/content/about.json'
import type { News, Team } from '../../../src/site/content/content-types'
import newsContent from '../../../src/site/content/news.json'
import teamContent from '../../../src/site/content/team.json'
import { setUpSite, visitSite } from '../../support/visit-site'

setUpSite()

// Staff may empty both.
const { news } = newsContent as News
const team = teamContent as Team

test('the news is in the order of the content, with its dates', async () => {
  await visitSite('/updates')
  const cards = screen
    .queryAllByRole('article')
    .map((card) => [
      within(card).getByRole('heading').textContent,
      card.querySelector('.news-when > .small')?.textContent,
    ])
  expect(cards).toEqual(news.map(({ title, date }) => [title, date]))
})

test('an update can be linked to', async () => {
  await visitSite('/updates')
  expect(screen.queryAllByRole('article').map(({ id }) => id)).toEqual(news.map(({ id }) => id))
})

test('the about page lists all news under its months, each with a link to its card', async () => {
  await visitSite('/about')
  const links = screen
    .queryAllByRole('region', { name: about.milestonesTitle })
    .flatMap((history) => within(history).getAllByRole('link'))
    .map((link) => link.getAttribute('href'))
  expect(links.toSorted()).toEqual(news.map(({ id }) => `/updates#${id}`).toSorted())
})

test('the core team comes from the content, each with role and channel', async () => {
  await visitSite('/about')
  const members = screen
    .queryAllByRole('region', { name: team.title })
    .flatMap((section) => within(section).getAllByRole('listitem'))
  expect(members.map((member) => member.querySelector('.team-role')?.textContent)).toEqual(
    team.team.map(({ role }) => role),
  )
  const links = members.map((member) => within(member).queryByRole('link')?.getAttribute('href') ?? undefined)
  expect(links).toEqual(team.team.map(({ channel }) => channel))
})
