// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { config } from '../../../src/site/config'
import type { Features, LatestUpdatesList, Vote } from '../../../src/site/content/content-types'
import featuresContent from '../../../src/site/content/features.json'
import latest from '../../../src/site/content/latest-updates.json'
import home from '../../../src/site/content/home.json'
import vote from '../../../src/site/content/vote.json'
import { setUpSite, visitSite } from '../../support/visit-site'

setUpSite()

// Staff may empty each of the lists: the page is without its section then.
const features = featuresContent as Features
const { updates } = latest as LatestUpdatesList
const { sites } = vote as Vote

const titlesIn = (region: string) =>
  screen
    .queryAllByRole('region', { name: region })
    .flatMap((section) => within(section).getAllByRole('heading', { level: 3 }))
    .map((heading) => heading.textContent)

test('the live cards come first, then the parts of the page in their order', async () => {
  await visitSite('/')
  const headings = within(screen.getByRole('main')).getAllByRole('heading')
  expect(
    headings.filter((heading) => heading.tagName !== 'H3').map((heading) => heading.textContent?.trim()),
  ).toEqual([
    'Server',
    'Discord',
    home.welcome.title.replace('{network}', config.network.name),
    home.hero.title,
    ...(updates.length > 0 ? [home.updates.title] : []),
    ...(sites.length > 0 ? [home.vote.title] : []),
    ...(features.features.length > 0 ? [features.title] : []),
  ])
})

test('the hero leads to the chat group and copies the address', async () => {
  await visitSite('/')
  const join = screen.getByRole('link', { name: (text) => text.startsWith(home.hero.join) })
  expect(join).toHaveAttribute('href', config.links.chat)
  expect(screen.getByRole('button', { name: home.hero.copy })).toBeVisible()
})

test('the latest updates come from the content', async () => {
  await visitSite('/')
  expect(titlesIn(home.updates.title)).toEqual(updates.map(({ title }) => title))
})

test('the features come from the content', async () => {
  await visitSite('/')
  expect(titlesIn(features.title)).toEqual(features.features.map(({ title }) => title))
})

test('the button of the call to vote leads to the vote page', async () => {
  await visitSite('/')
  expect(screen.getByRole('link', { name: home.vote.button })).toHaveAttribute('href', '/vote')
})
