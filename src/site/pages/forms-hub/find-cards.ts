import type { Card } from '../../../engine/definition'

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

type Orders = Readonly<Record<Sort, readonly Entry[]>>

const alphabet = new Intl.Collator('en')

/** The orders of those lists of cards that have been looked through. */
const known = new WeakMap<readonly Card[], Orders>()

/**
 * Put the cards in all orders ahead, so that to find some of them later takes the same short time for each key and choice.
 * `findCards` does it by itself where nobody has.
 * @example arrangeCards(cards)
 */
export function arrangeCards(cards: readonly Card[]): Orders {
  const entries = cards.map((card) => ({ card, text: `${card.title}\n${card.description}`.toLowerCase() }))
  const by = (compare: (a: Card, b: Card) => number) => entries.toSorted((a, b) => compare(a.card, b.card))
  const orders = {
    default: entries,
    az: by((a, b) => alphabet.compare(a.title, b.title)),
    za: by((a, b) => alphabet.compare(b.title, a.title)),
    'most-popular': by((a, b) => b.popularity - a.popularity),
    'least-popular': by((a, b) => a.popularity - b.popularity),
  }
  known.set(cards, orders)
  return orders
}

/**
 * The cards that have the text in title or description (case does not matter) and carry the tag, in the order asked
 * for. Cards of equal rank keep the manifest's order.
 * @example findCards(cards, { text: 'ban', tag: 'report', sort: 'az' })
 */
export function findCards(cards: readonly Card[], { text, tag, sort }: HubQuery): readonly Card[] {
  const wanted = text.trim().toLowerCase()
  const orders = known.get(cards) ?? arrangeCards(cards)
  return orders[sort].flatMap((entry) =>
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
