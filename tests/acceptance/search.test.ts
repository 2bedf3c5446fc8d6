import { expect, it } from 'vitest'
import { readManifest } from '../../src/catalog/read-definitions'
import { everything, findCards } from '../../src/catalog/find-cards'
import queries from './player-queries.json'

const { cards, situations = [] } = readManifest()

it.each(Object.entries(queries))('"%s" finds %s among the first three', (text, slug) => {
  const found = findCards(cards, { ...everything, text }).map(({ card }) => card.slug)
  expect(found.slice(0, 3)).toContain(slug)
})

it('asks what happened in six sentences, each of which leads to one to four forms', () => {
  expect(situations).toHaveLength(6)
  const slugs = new Set(cards.map(({ slug }) => slug))
  for (const { forms } of situations) {
    expect(forms.length).toBeGreaterThanOrEqual(1)
    expect(forms.length).toBeLessThanOrEqual(4)
    expect(forms.filter((slug) => !slugs.has(slug))).toEqual([])
  }
})
