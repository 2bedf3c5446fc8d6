import { describe, expect, test } from 'vitest'
import { readManifest } from '../../src/catalog/read-definitions'
import { sampleFolder } from '../support/fixtures'
import { everything, findCards, tagsOf, type HubQuery } from '../../src/catalog/find-cards'

const { cards } = readManifest(sampleFolder)
const find = (query: Partial<HubQuery>) =>
  findCards(cards, { ...everything, ...query }).map(({ card }) => card.title)

const byPopularity = cards.map(({ title }) => title)

test('the cards are in the order of the manifest', () => {
  expect(find({})).toEqual(byPopularity)
})

describe('searching', () => {
  test('finds words of the title, in any case', () => {
    expect(find({ text: 'SAIL' })).toContain('Sailor Report')
  })

  test('finds words of the description', () => {
    const { title, description } = cards[0] ?? { title: '', description: '' }
    expect(find({ text: description.slice(5, 25) })).toEqual([title])
  })

  test('finds only cards with the text in title or description, if it begins a word in one of them', () => {
    const [first, second, third] = cards
    if (!first || !second || !third) throw new Error('The sample site has fewer than three cards.')
    const three = [
      { ...first, title: 'Crew Application', description: 'Sail with us.', keywords: [] },
      { ...second, title: 'Cook Application', description: 'Feed us.', keywords: ['crew', 'row'] },
      { ...third, title: 'Lost Oar', description: 'For a growing CREW.', keywords: [] },
    ]
    const titles = (text: string, tag = '') =>
      findCards(three, { ...everything, text, tag }).map(({ card }) => card.title)
    expect(titles('crew')).toEqual(['Crew Application', 'Lost Oar'])
    expect(titles('Crew Application')).toEqual(['Crew Application'])
    expect(titles('crew', second.tags[0])).not.toContain('Cook Application')
    expect(titles('crew cook')).toEqual(['Cook Application'])
    // Inside a longer word it may be there by chance.
    expect(titles('row')).toEqual(['Cook Application', 'Lost Oar'])
  })

  test('leaves small words out, unless a card has the text as it is typed', () => {
    const [first, second] = cards
    if (!first || !second) throw new Error('The sample site has fewer than two cards.')
    const pair = [
      { ...first, title: 'Out of Water', description: 'A dry well.', keywords: [] },
      { ...second, title: 'Water Leak', description: 'A wet floor.', keywords: [] },
    ]
    const titles = (text: string) => findCards(pair, { ...everything, text }).map(({ card }) => card.title)
    expect(titles('out of water')).toEqual(['Out of Water'])
    expect(titles('the water is out')).toEqual(['Out of Water', 'Water Leak'])
  })

  test.each(['leak  report', 'leak-report', 'Leak, report', 'leak/report'])(
    'finds the words of "%s" whatever is between them',
    (text) => {
      expect(find({ text })).toEqual(['Leak Report'])
    },
  )

  test('ignores spaces around the words', () => {
    expect(find({ text: '  leak report ' })).toEqual(['Leak Report'])
  })

  test('does not match across title and description', () => {
    const { title, description } = cards[0] ?? { title: '', description: '' }
    expect(find({ text: `${title}${description}` })).toEqual([])
  })
})

describe('filtering', () => {
  test('takes a tag as it is written, with its capitals and spaces', () => {
    const tagged = cards.map((card, at) => ({
      ...card,
      tags: at === 1 ? ['Crew Team', 'boats'] : ['crew'],
    }))
    expect(tagsOf(tagged)).toEqual(['Crew Team', 'boats', 'crew'])
    expect(findCards(tagged, { ...everything, tag: 'Crew Team' })).toMatchObject([{ card: tagged[1] }])
  })

  test('shows the cards with the tag', () => {
    expect(find({ tag: 'appeal' })).toEqual(['Refund Request', 'Appeal Caution/Fine/Grog'])
  })

  test('works together with the search', () => {
    expect(find({ tag: 'report', text: 'leak' })).toEqual(['Leak Report'])
  })

  test('offers every tag of the cards once, sorted', () => {
    const tags = tagsOf(cards)
    expect(tags).toEqual([...new Set(cards.flatMap((card) => card.tags))].toSorted())
  })
})

describe('sorting', () => {
  test('by za is the reverse of az', () => {
    expect(find({ sort: 'az' })[0]).toBe('Appeal Caution/Fine/Grog')
    expect(find({ sort: 'za' })).toEqual(find({ sort: 'az' }).toReversed())
  })

  test('by most popular keeps cards of equal rank in their order', () => {
    expect(find({ sort: 'most-popular' })).toEqual(byPopularity)
  })

  test('by least popular begins with the lowest', () => {
    expect(find({ sort: 'least-popular' }).slice(0, 2)).toEqual(byPopularity.slice(-2).toReversed())
  })
})

describe('words that players use', () => {
  const card = {
    slug: 'a',
    colour: '#000000',
    popularity: 1,
    tags: ['one'],
    title: 'Lost Property',
    description: 'Ask.',
  }
  const words = ['umbrella', 'left behind']
  const own = [
    { ...card, keywords: words },
    { ...card, slug: 'b', title: 'Found' },
  ]
  const foundBy = (text: string) => findCards(own, { ...everything, text }).map(({ card }) => card.slug)

  test.each(['umbrella', 'Umbrellas', 'my umbrella', 'I lost my umbrella', 'umbr', 'behind left'])(
    'in "%s" are keywords, in any order, with small words left out',
    (text) => {
      expect(foundBy(text)).toEqual(['a'])
    },
  )

  test.each(['umbrela', 'umbbrella', 'umbrolla', 'umbrlela', 'umbo', 'cant get my umbrelas', 'lift behind'])(
    'are found with one mistake, as in "%s"',
    (text) => {
      expect(foundBy(text)).toEqual(['a'])
    },
  )

  test.each(['imbrella', 'umbolla', 'umx', 'lift behond bus'])(
    'are not found with more, or in short words, as in "%s"',
    (text) => {
      expect(foundBy(text)).toEqual([])
    },
  )

  test.each(['umbrella stand', 'brella', 'my'])('"%s" says something else', (text) => {
    expect(foundBy(text)).toEqual([])
  })

  test.each([
    ['umbrellas', 'umbrella'],
    ['umb behind', 'umbrella, left behind'],
    ['lost umbrella', 'umbrella'],
    // Its tag says it already.
    ['ones', ''],
  ])('of what "%s" finds, those that are not on the card are named', (text, covers) => {
    expect(findCards([{ ...card, keywords: [...words, 'ones'] }], { ...everything, text })).toMatchObject([
      { covers },
    ])
  })

  test('a situation leads to its own forms, the most likely first, and a filter still applies', () => {
    const situations = [{ id: 'rain', text: 'It rained', forms: ['b', 'gone', 'a'] }]
    const found = (query: Partial<HubQuery>) =>
      findCards(own, { ...everything, happened: 'rain', ...query }, situations).map(({ card }) => card.slug)
    expect(found({})).toEqual(['b', 'a'])
    expect(found({ text: 'umbrella' })).toEqual(['a'])
  })
})
