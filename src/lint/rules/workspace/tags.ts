import { editDistance } from '../../report/did-you-mean'
import { pointTo } from '../../source/locate'
import type { WorkspaceRule } from '../rule'

/** A tag that only one card has and that is similar to a more frequent one. */
export const tagTypo: WorkspaceRule = ({ manifest }, report) => {
  const cards = manifest?.value.cards ?? []
  const all = cards.flatMap(({ tags = [] }) => tags)
  const count = (tag: string): number => all.filter((other) => other === tag).length
  for (const [index, { slug = '', tags = [] }] of cards.entries())
    for (const [position, tag] of tags.entries()) {
      const own = partsOfSlug(slug)
      const meant =
        all.find((other) => other !== tag && looksLike(tag, other) && count(other) > count(tag)) ??
        (own.includes(tag) ? undefined : own.find((part) => looksLike(tag, part)))
      if (!manifest || meant === undefined || count(tag) > 1) continue
      const place = pointTo(manifest).at('cards', index, 'tags', position)
      report('tag-typo', place, { tag }, { suggestion: meant, replacement: meant })
    }
}

/** Every run of words in a slug, because cards often have their subject as a tag. */
function partsOfSlug(slug: string): readonly string[] {
  const words = slug.split('-')
  return words.flatMap((_, from) =>
    words.slice(from).map((__, length) => words.slice(from, from + length + 1).join('-')),
  )
}

function looksLike(tag: string, other: string): boolean {
  const shorter = Math.min(tag.length, other.length)
  if (tag.replace(/s$/, '') === other.replace(/s$/, '')) return true
  if (Math.abs(tag.length - other.length) > 2) return false
  const steps = editDistance(tag, other)
  return shorter > 3 && (steps <= 1 || (shorter > 6 && steps === 2 && tag[0] === other[0]))
}
