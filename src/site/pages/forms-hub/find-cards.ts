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

/** A card beside the text that is searched. */
interface Entry {
  readonly card: Card
  readonly text: string
}

const compare: Readonly<Record<Exclude<Sort, 'default'>, (a: Card, b: Card) => number>> = {
  az: (a, b) => a.title.localeCompare(b.title, 'en'),
  za: (a, b) => b.title.localeCompare(a.title, 'en'),
  'most-popular': (a, b) => b.popularity - a.popularity,
  'least-popular': (a, b) => a.popularity - b.popularity,
}

/** Those lists of cards that have been looked through, in the orders that were asked for. */
const known = new WeakMap<readonly Card[], Map<Sort, readonly Entry[]>>()

/**
 * Put the cards in all orders ahead, so that to find some of them later takes the same short time for each key and choice.
 * Where nobody has, `findCards` makes the order it needs.
 * @example arrangeCards(cards)
 */
export function arrangeCards(cards: readonly Card[]): void {
  for (const sort of sorts) inOrder(cards, sort)
}

function inOrder(cards: readonly Card[], sort: Sort): readonly Entry[] {
  const orders = known.get(cards) ?? new Map<Sort, readonly Entry[]>()
  known.set(cards, orders)
  const order = orders.get(sort) ?? makeOrder(cards, sort)
  orders.set(sort, order)
  return order
}

function makeOrder(cards: readonly Card[], sort: Sort): readonly Entry[] {
  if (sort !== 'default') {
    return inOrder(cards, 'default').toSorted((a, b) => compare[sort](a.card, b.card))
  }
  return cards.map((card) => ({ card, text: `${card.title}\n${card.description}`.toLowerCase() }))
}

/**
 * The cards that have the text in title or description (case does not matter) and carry the tag, in the order asked
 * for. Cards of equal rank keep the manifest's order.
 * @example findCards(cards, { text: 'ban', tag: 'report', sort: 'az' })
 */
export function findCards(cards: readonly Card[], { text, tag, sort }: HubQuery): readonly Card[] {
  const wanted = text.trim().toLowerCase()
  return inOrder(cards, sort).flatMap((entry) =>
    entry.text.includes(wanted) && (tag === '' || entry.card.tags.includes(tag)) ? entry.card : [],
  )
}

/**
 * Every tag that a card carries, once, sorted.
 * @example tagsOf(cards) // => ['appeal', 'application', …]
 */
export function tagsOf(cards: readonly Card[]): readonly string[] {
  return [...new Set(cards.flatMap(({ tags }) => tags))].toSorted()
}
