// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { config } from '../../../src/site/config'
import { setUpSite, visitSite } from '../../support/visit-site'

setUpSite()

const titlesIn = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

test('the parts stand in the order of the specification', async () => {
  await visitSite('/')
  const headings = within(screen.getByRole('main')).getAllByRole('heading')
  expect(
    headings.filter((heading) => heading.tagName !== 'H3').map((heading) => heading.textContent?.trim()),
  ).toEqual([
    'Server',
    'Discord',
    'Welcome to Emberfall Network',
    'Keep your last heart lit',
    'Latest Updates',
    'Vote for us',
    'What you can play',
  ])
})

test('the hero leads to the chat group and copies the address', async () => {
  await visitSite('/')
  expect(screen.getByRole('link', { name: /^Join Us Now/ })).toHaveAttribute('href', config.links.chat)
  expect(screen.getByRole('button', { name: 'Copy Server IP' })).toBeVisible()
})

test('the latest updates are 4', async () => {
  await visitSite('/')
  expect(titlesIn('Latest Updates')).toEqual([
    'Survival Season 01 launched',
    'Practice PvP live',
    'Server reset complete',
    'UI improvements',
  ])
})

test('the features are 6', async () => {
  await visitSite('/')
  expect(titlesIn('What you can play')).toEqual([
    'LifeSteal',
    'Survival Season 01',
    'Practice PvP',
    'Cracked + Premium',
    'Weekly Events',
    'Free Giveaways',
  ])
})

test('Vote Now leads to the vote page', async () => {
  await visitSite('/')
  expect(screen.getByRole('link', { name: 'Vote Now' })).toHaveAttribute('href', '/vote')
})
