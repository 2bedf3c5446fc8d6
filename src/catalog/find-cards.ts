import type { HubCard, Situation } from '../engine/schema/definition'
import { singular } from '../engine/singular'
import smallWords from './small-words.json'

/** The orders a visitor can choose, as the values of the select (specification.md, 2.111 to 2.115). */
export const sorts = ['default', 'az', 'za', 'most-popular', 'least-popular'] as const

/** One of these orders. */
export type Sort = (typeof sorts)[number]

/** What a visitor looks for on the forms page. An empty tag means all, an empty situation none in particular. */
export interface HubQuery {
  /** The id of what happened to them. */
  readonly happened: string
  readonly text: string
  readonly tag: string
  readonly sort: Sort
}

/** The query that finds every card, in the manifest's order. */
export const everything: HubQuery = { happened: '', text: '', tag: '', sort: 'default' }

const compare: Readonly<Record<Exclude<Sort, 'default'>, (a: HubCard, b: HubCard) => number>> = {
  az: (a, b) => a.title.localeCompare(b.title, 'en'),
  za: (a, b) => b.title.localeCompare(a.title, 'en'),
  'most-popular': (a, b) => b.popularity - a.popularity,
  'least-popular': (a, b) => a.popularity - b.popularity,
}

/** A card that was found. */
export interface FoundCard<Card extends HubCard = HubCard> {
  readonly card: Card
  /** The keywords that match what title, description and tags do not, joined: no visitor sees them on the card. */
  readonly covers?: string | undefined
}

/**
 * The cards that contain the text in title or description (ignoring case, and what is between its words;
 * specification.md, 2.105 to 2.107), and have the tag, in the chosen order. If the text begins no word of any card, the
 * cards in which each of its words begins a word or a keyword count too; small words such as "my" are ignored. If that
 * finds nothing, a word of four letters or more may have one mistake. For a situation only its own forms, the most likely
 * first. Cards of equal rank keep the manifest's order.
 * @example findCards(cards, { ...everything, text: 'ban', tag: 'report', sort: 'az' })
 */
export function findCards<Card extends HubCard>(
  cards: readonly Card[],
  { happened, text, tag, sort }: HubQuery,
  situations: readonly Situation[] = [],
): readonly FoundCard<Card>[] {
  const situation = situations.find(({ id }) => id === happened)
  const among = situation ? cardsOf(cards, situation.forms) : cards
  const wanted = text.trim().toLowerCase()
  const typed = splitWords(wanted)
  const phrase = spaced(typed)
  const names = ({ title, description }: HubCard) =>
    typed.length > 0 &&
    [title, description].some((shown) => spaced(splitWords(shown.toLowerCase())).includes(phrase))
  const words = among.some(names) ? [] : typed.filter((word) => !smallWords.includes(word))
  const search = (begins: Comparison) =>
    among.flatMap((card) => {
      if (tag !== '' && !card.tags.includes(tag)) return []
      if (shownText(card).includes(wanted) || names(card)) return [{ card }]
      const covers = keywordsFor(card, words, begins)
      return covers ? [{ card, covers: covers.join(', ') }] : []
    })
  const exact = search(isStart)
  const found = exact.length > 0 ? exact : search(isNearlyStart)
  return sort === 'default' ? found : found.toSorted((a, b) => compare[sort](a.card, b.card))
}

/** The cards of these forms, in this order; a form without a card is left out. */
export function cardsOf<Card extends HubCard>(
  cards: readonly Card[],
  slugs: readonly string[],
): readonly Card[] {
  return slugs.flatMap((slug) => cards.find((card) => card.slug === slug) ?? [])
}

function shownText({ title, description }: HubCard): string {
  return `${title}\n${description}`.toLowerCase()
}

/** Whether what was typed counts as the beginning of a word. */
type Comparison = (typed: string, word: string) => boolean

const isStart: Comparison = (typed, word) => word.startsWith(typed)

/** As `isStart`, with one letter missing, mistaken, added, or swapped with the next. The first one has to be right. */
const isNearlyStart: Comparison = (typed, word) => {
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  if (at === typed.length) return true
  if (at === 0 || typed.length < 4) return false
  const [here = '', next = ''] = typed.slice(at)
  const rest = typed.slice(at + 1)
  return (
    word.startsWith(here + rest, at + 1) ||
    word.startsWith(rest, at + 1) ||
    word.startsWith(rest, at) ||
    word.startsWith(next + here + typed.slice(at + 2), at)
  )
}

/** The keywords that these words need in addition to what the card shows; undefined if one of them is nowhere. */
function keywordsFor(
  card: HubCard,
  wanted: readonly string[],
  isBegun: Comparison,
): readonly string[] | undefined {
  if (wanted.length === 0) return undefined
  const shown = splitWords(shownText(card))
  const covers = new Set<string>()
  for (const word of wanted) {
    const start = singular(word)
    const begins = (text: string) => isBegun(start, text)
    if (shown.some(begins)) continue
    const keyword = card.keywords?.find((one) => splitWords(one.toLowerCase()).some(begins))
    if (keyword === undefined) return undefined
    if (!card.tags.some((tag) => begins(tag.toLowerCase()))) covers.add(keyword)
  }
  return [...covers]
}

/** The words with one space before each, so that they can be found at the beginning of a word. */
function spaced(words: readonly string[]): string {
  return ` ${words.join(' ')}`
}

function splitWords(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/**
 * Every tag of the cards, once, sorted.
 * @example tagsOf(cards) // => ['appeal', 'application', …]
 */
export function tagsOf(cards: readonly HubCard[]): readonly string[] {
  return [...new Set(cards.flatMap(({ tags }) => tags))].toSorted()
}
