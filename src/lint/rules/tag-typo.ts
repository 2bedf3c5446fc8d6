import { editDistance } from '../report/edit-distance'
import { findAt, valueSpan } from '../source/locate'
import type { WorkspaceRule } from './rule'

/** A tag that only one card has and that looks like one which more cards have. */
export const tagTypo: WorkspaceRule = ({ manifest }) => {
  if (!manifest) return []
  const cards = manifest.value.cards ?? []
  const all = cards.flatMap(({ tags = [] }) => tags)
  const count = (tag: string): number => all.filter((other) => other === tag).length
  return cards.flatMap(({ tags = [] }, index) =>
    tags.flatMap((tag, position) => {
      const own = partsOfSlug(cards[index]?.slug ?? '')
      const meant =
        all.find((other) => other !== tag && looksLike(tag, other) && count(other) > count(tag)) ??
        (own.includes(tag) ? undefined : own.find((part) => looksLike(tag, part)))
      if (meant === undefined || count(tag) > 1) return []
      const at = ['cards', index, 'tags', position]
      const fix = [{ ...valueSpan(manifest.root, at), text: JSON.stringify(meant) }]
      return [findAt('tag-typo', manifest, at, { tag }, { near: meant, fix })]
    }),
  )
}

/** Every run of words in a slug: a card is often tagged with what it is about. */
function partsOfSlug(slug: string): readonly string[] {
  const words = slug.split('-')
  return words.flatMap((_, from) =>
    words.slice(from).map((__, length) => words.slice(from, from + length + 1).join('-')),
  )
}

function looksLike(tag: string, other: string): boolean {
  const shorter = Math.min(tag.length, other.length)
  if (tag.replace(/s$/, '') === other.replace(/s$/, '')) return true
  const steps = editDistance(tag, other)
  return shorter > 3 && (steps <= 1 || (shorter > 6 && steps === 2 && tag[0] === other[0]))
}
