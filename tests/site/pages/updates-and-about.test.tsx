// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import about from '../../../src/site/content/about.json'
import news from '../../../src/site/content/news.json'
import team from '../../../src/site/content/team.json'
import { setUpSite, visitSite } from '../../support/visit-site'

setUpSite()

test('the news is in the order of the content, with its dates', async () => {
  await visitSite('/updates')
  const cards = screen
    .getAllByRole('article')
    .map((card) => [within(card).getByRole('heading').textContent, card.querySelector('time')?.textContent])
  expect(cards).toEqual(news.news.map(({ title, date }) => [title, date]))
})

test('an update can be linked to, and its date can be read by machines', async () => {
  await visitSite('/updates')
  for (const { id, date } of news.news) {
    const machine = document.getElementById(id)?.querySelector('time')?.dateTime ?? ''
    expect(machine).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(new Date(`${machine}T12:00`).toLocaleDateString('en-US', { dateStyle: 'long' })).toBe(date)
  }
})

test('the about page lists all news by month, the oldest month first, each with a link to its card', async () => {
  await visitSite('/about')
  const months = within(screen.getByRole('region', { name: about.milestonesTitle }))
  const days = months
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => Date.parse(`1 ${textContent}`))
  expect(days).toEqual(days.toSorted((one, other) => one - other))
  expect(new Set(days).size).toBe(days.length)
  const links = months.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links.toSorted()).toEqual(news.news.map(({ id }) => `/updates#${id}`).toSorted())
})

test('the core team comes from the content, each with role and channel', async () => {
  await visitSite('/about')
  const members = within(screen.getByRole('region', { name: team.title })).getAllByRole('listitem')
  expect(members.map((member) => member.querySelector('.team-role')?.textContent)).toEqual(
    team.team.map(({ role }) => role),
  )
  for (const member of members) expect(within(member).getByRole('link')).toHaveAttribute('target', '_blank')
})
