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
