// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Vote } from '../../../src/site/content/content-types'
import { Milestones } from '../../../src/site/pages/about/Milestones'
import { CoreTeam } from '../../../src/site/pages/about/CoreTeam'
import { GalleryPage } from '../../../src/site/pages/gallery/GalleryPage'
import { FeatureCards } from '../../../src/site/pages/home/FeatureCards'
import { LatestUpdates } from '../../../src/site/pages/home/LatestUpdates'
import { LegalPage } from '../../../src/site/pages/legal/LegalPage'
import { NewsByYear } from '../../../src/site/pages/updates/NewsByYear'
import { VotePage } from '../../../src/site/pages/vote/VotePage'
import { setUpScreen } from '../../support/screen-matchers'

setUpScreen()

const vote: Vote = {
  $schema: './_schema/vote.schema.json',
  title: 'Vote for the harbour',
  lead: 'It helps.',
  rewardsTitle: 'What you get',
  rewards: [{ text: 'A boat', icon: 'gift' }],
  everyVote: 'For every vote.',
  sitesTitle: 'Where to vote',
  sites: [{ id: 'pier', name: 'Pier', url: 'https://pier.example' }],
}

const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)

test.each([
  ['the home page leaves out the latest updates', <LatestUpdates key="" updates={[]} />],
  ['the home page leaves out the features', <FeatureCards key="" features={[]} />],
  ['the about page leaves out the history', <Milestones key="" news={[]} />],
  ['the about page leaves out the team', <CoreTeam key="" team={[]} />],
])('%s', (_, section) => {
  expect(render(section).container).toBeEmptyDOMElement()
})

test('a member of the team without a channel has no link', () => {
  render(<CoreTeam team={[{ role: 'Helper', player: 'Pike', text: 'Answers questions.' }]} />)
  expect(screen.getByRole('heading', { name: 'Pike' })).toBeVisible()
  // Without an address, an anchor would not even be a link to those who cannot see it.
  expect(document.querySelector('a')).toBeNull()
})

describe('the vote page', () => {
  test('has rewards and sites', () => {
    render(<VotePage vote={vote} />)
    expect(headings()).toEqual([vote.title, vote.rewardsTitle, vote.sitesTitle])
  })

  test('leaves out the rewards', () => {
    render(<VotePage vote={{ ...vote, rewards: [] }} />)
    expect(headings()).toEqual([vote.title, vote.sitesTitle])
    expect(screen.queryByText(vote.everyVote)).toBeNull()
  })

  test('says that there are no sites', () => {
    render(<VotePage vote={{ ...vote, sites: [] }} />)
    expect(headings()).toEqual([vote.title, vote.rewardsTitle])
    expect(screen.getByText('There is no site to vote on at the moment.')).toBeVisible()
  })
})

describe('in one sentence', () => {
  test('the gallery says that it has no pictures', () => {
    render(<GalleryPage images={[]} />)
    expect(screen.getByText('There are no pictures at the moment.')).toBeVisible()
    expect(screen.queryByRole('list')).toBeNull()
  })

  test('the updates say that there are none', () => {
    render(<NewsByYear news={[]} />)
    expect(screen.getByText('There is no news at the moment.')).toBeVisible()
  })

  test('a legal text says that it has no sections', () => {
    render(<LegalPage island="page-terms" text={{ title: 'Rules', lead: 'Ours.', sections: [] }} />)
    expect(screen.getByText('There are no sections yet.')).toBeVisible()
    expect(document.querySelector('.legal-contents')).toBeNull()
  })
})
