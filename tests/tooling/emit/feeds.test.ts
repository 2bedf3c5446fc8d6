// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { atomFeed, jsonFeed } from '../../../src/tooling/emit/side-files'

const news = {
  name: 'Emberfall & friends',
  siteUrl: 'https://emberfall.example',
  items: [
    { id: 'launch', title: 'v1.0 <launch>', description: 'It is here', date: 'November 29, 2024' },
    { id: 'survival', title: 'Survival', description: 'Season 01', date: '2025-06-24' },
  ],
}

it('writes an Atom feed that parses, newest first', () => {
  const feed = new DOMParser().parseFromString(atomFeed(news), 'application/xml')
  expect(feed.querySelector('parsererror')).toBeNull()
  expect([...feed.querySelectorAll('entry title')].map((node) => node.textContent)).toEqual([
    'Survival',
    'v1.0 <launch>',
  ])
})

it('gives each entry its own address and date', () => {
  const feed = new DOMParser().parseFromString(atomFeed(news), 'application/xml')
  expect(feed.querySelector('entry:last-of-type id')?.textContent).toBe(
    'https://emberfall.example/updates#launch',
  )
  expect(feed.querySelector('entry:last-of-type updated')?.textContent).toBe('2024-11-29T00:00:00.000Z')
})

it('writes a JSON feed with the same items', () => {
  expect(JSON.parse(jsonFeed(news))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Emberfall & friends',
    items: [{ title: 'Survival' }, { title: 'v1.0 <launch>', date_published: '2024-11-29T00:00:00.000Z' }],
  })
})

it('gives news whose date is no day the day of the news after it, so that both feeds stay valid', () => {
  const dates = ['soon', 'June 5, 2025', 'Summer 2025', 'May 4, 2024', 'Season 1']
  const items = dates.map((date, at) => ({ id: `news-${at}`, title: date, description: 'It is here', date }))
  const feed = new DOMParser().parseFromString(atomFeed({ ...news, items }), 'application/xml')
  const updated = [...feed.querySelectorAll('entry')].map((entry) => [
    entry.querySelector('title')?.textContent,
    entry.querySelector('updated')?.textContent?.slice(0, 10),
  ])
  expect(updated).toEqual([
    ['soon', '2025-06-05'],
    ['June 5, 2025', '2025-06-05'],
    ['Summer 2025', '2024-05-04'],
    ['May 4, 2024', '2024-05-04'],
    ['Season 1', '2024-05-04'],
  ])
  expect(jsonFeed({ ...news, items })).toContain('"date_published": "2024-05-04T00:00:00.000Z"')
})

it('dates a feed of news without any day, and one without news', () => {
  const items = [{ id: 'soon', title: 'Soon', description: 'It comes', date: 'Soon' }]
  expect(atomFeed({ ...news, items }).match(/<updated>1970-01-01T/g)).toHaveLength(2)
  expect(atomFeed({ ...news, items: [] }).match(/<updated>1970-01-01T/g)).toHaveLength(1)
})
