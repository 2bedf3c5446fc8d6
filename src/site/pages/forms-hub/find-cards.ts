import type { Card } from '../../../engine/schema/definition'

/** The orders a visitor can choose, as the values of the select (decisions, 4). */
export const sorts = ['default', 'az', 'za', 'most-popular', 'least-popular'] as const

export type Sort = (typeof sorts)[number]

/** What a visitor looks for on the forms page. An empty tag means all. */
export interface HubQuery {
  readonly text: string
  readonly tag: string
  readonly sort: Sort
}

export const everything: HubQuery = { text: '', tag: '', sort: 'default' }

const compare: Readonly<Record<Exclude<Sort, 'default'>, (a: Card, b: Card) => number>> = {
  az: (a, b) => a.title.localeCompare(b.title, 'en'),
  za: (a, b) => b.title.localeCompare(a.title, 'en'),
  'most-popular': (a, b) => b.popularity - a.popularity,
  'least-popular': (a, b) => a.popularity - b.popularity,
}

/**
 * The cards that have the text in title or description (case does not matter) and carry the tag, in the order asked
 * for. Cards of equal rank keep the manifest's order.
 * @example findCards(cards, { text: 'ban', tag: 'report', sort: 'az' })
 */
export function findCards(cards: readonly Card[], { text, tag, sort }: HubQuery): readonly Card[] {
  const wanted = text.trim().toLowerCase()
  const found = cards.filter(
    ({ title, description, tags }) =>
      `${title}\n${description}`.toLowerCase().includes(wanted) && (tag === '' || tags.includes(tag)),
  )
  return sort === 'default' ? found : found.toSorted(compare[sort])
}

/**
 * Every tag that a card carries, once, sorted.
 * @example tagsOf(cards) // => ['appeal', 'application', …]
 */
export function tagsOf(cards: readonly Card[]): readonly string[] {
  return [...new Set(cards.flatMap(({ tags }) => tags))].toSorted()
}
