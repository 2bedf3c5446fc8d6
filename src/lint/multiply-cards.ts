import type { Card } from '../engine/schema/definition'

/** The Weyl sequence of the golden ratio: as even as it gets, the same on every machine. */
const goldenStep = 0x9e3779b1

/**
 * So many cards: the first ones as they are, then others under the given names, whose titles, descriptions and colours
 * are their own, put together from these words. With enough of them they weigh, packed, what written ones would, which
 * copies of the same texts do not. The same input gives the same cards, always.
 * @example multiplyCards(cards, ['staff', 'staff-1'], ['bridge', 'tower'])[1]?.title // => 'bridge tower bridge'
 */
export function multiplyCards(
  cards: readonly Card[],
  slugs: readonly string[],
  words: readonly string[],
): readonly Card[] {
  return slugs.flatMap((slug, at) => {
    const card = cards[at % cards.length]
    if (!card) return []
    if (at < cards.length) return [{ ...card, slug }]
    const title = pick(words, at, 3).join(' ')
    const description = `${pick(words, at + slugs.length, 9).join(' ')}.`
    const colour = `#${(mixed(at) & 0xffffff).toString(16).toUpperCase().padStart(6, '0')}`
    return [{ ...card, slug, title, description, colour, popularity: mixed(at) % 101 }]
  })
}

function pick(words: readonly string[], at: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => words[mixed(at * 16 + index) % words.length] ?? '')
}

function mixed(number: number): number {
  const step = Math.imul(number + 1, goldenStep)
  return Math.imul(step ^ (step >>> 15), 0x85ebca6b) >>> 8
}
