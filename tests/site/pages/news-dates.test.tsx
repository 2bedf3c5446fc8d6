// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Milestones } from '../../../src/site/pages/about/Milestones'
import { LatestUpdates } from '../../../src/site/pages/home/LatestUpdates'
import { isoDay } from '../../../src/site/pages/updates/NewsDate'
import { NewsByYear } from '../../../src/site/pages/updates/NewsByYear'
import { setUpScreen } from '../../support/screen-matchers'

setUpScreen()

const newsWith = (dates: readonly string[]) =>
  dates.map((date, at) => ({ id: `news-${at}`, title: `News ${at}`, description: 'It is here.', date }))

test.each([
  ['June 24, 2025', '2025-06-24'],
  ['June 5, 1999', '1999-06-05'],
  ['24 June 2025', '2025-06-24'],
  ['2025-06-24', '2025-06-24'],
  ['February 29, 2028', '2028-02-29'],
  ['February 29, 2027', undefined],
  ['June 31, 2025', undefined],
  ['2025-06-31', undefined],
  ['2025-13-01', undefined],
  ['24 juin 2025', undefined],
  ['Summer 2025', undefined],
  ['Season 3', undefined],
  ['2025', undefined],
  ['soon', undefined],
])('%j is for machines %j', (text, day) => {
  expect(isoDay(text)).toBe(day)
})

test('any date is shown as it is written, and only a day is one for machines', () => {
  const dates = ['soon', 'June 24, 2025', 'Summer 2025', '24 juin 2025']
  render(<NewsByYear news={newsWith(dates)} />)
  const cards = screen.getAllByRole('article')
  expect(cards.map((card) => within(card).getByText(dates[cards.indexOf(card)] ?? '').localName)).toEqual([
    'span',
    'time',
    'span',
    'span',
  ])
})

test('news is under its year in the order of the file; news without a year joins what is before it', () => {
  render(<NewsByYear news={newsWith(['soon', 'June 24, 2025', 'Season 3', 'Summer 2025', '5 mai 1999'])} />)
  const shown = [...document.querySelectorAll('.news-year, h2')].map(({ textContent }) => textContent)
  expect(shown).toEqual(['News 0', '2025', 'News 1', 'News 2', 'News 3', '1999', 'News 4'])
})

test('an update on the home page has any date', () => {
  const update = { text: 'It is here.', title: 'News' }
  render(
    <LatestUpdates
      updates={[
        { ...update, date: 'Summer 2025' },
        { ...update, title: 'More', date: 'June 5, 1999' },
      ]}
    />,
  )
  expect(screen.getByText('Summer 2025').localName).toBe('span')
  expect(screen.getByText('June 5, 1999')).toHaveAttribute('datetime', '1999-06-05')
})

test('the history has news without a day beside its neighbours, under its own words', () => {
  const dates = ['June 24, 2025', 'Summer 2024', '5 May 2024', '30 May 2024', 'soon']
  render(<Milestones news={newsWith(dates)} />)
  const months = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(months).toEqual(['Summer 2024', 'May 2024', 'soon', 'June 2025'])
})
