import { expect, it } from 'vitest'
import { slugFrom } from '../../src/lint/source/slug'

it.each([
  ['Build Contest: Entry!', 'build-contest-entry'],
  ['BuildContest2', 'build-contest2'],
  ['Größe  & Höhe', 'groesse-hoehe'],
  ['A\u0308PFEL, Über Öl', 'aepfel-ueber-oel'],
  ['Café à la crème', 'cafe-a-la-creme'],
  ['2026 Contest', 'contest'],
  ['Дом', ''],
  ['', ''],
])('in an address, %j is written as %j', (text, slug) => {
  expect(slugFrom(text)).toBe(slug)
})
