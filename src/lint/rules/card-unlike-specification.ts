import { findAt } from '../source/locate'
import { specifiedForm, specifiedOrder } from '../words/is-specified'
import type { WorkspaceRule } from './rule'

/** A card whose title, popularity, tags or place the specification fixes otherwise. */
export const cardUnlikeSpecification: WorkspaceRule = ({ manifest }) => {
  if (!manifest) return []
  const cards = manifest.value.cards ?? []
  const order = specifiedOrder.filter((slug) => cards.some((card) => card.slug === slug))
  const known = cards.flatMap(({ slug }, index) =>
    slug !== undefined && order.includes(slug) ? [{ slug, index }] : [],
  )
  const first = known.find(({ slug }, position) => order[position] !== slug)
  const swapped = known.filter(({ slug }, position) => order[position] !== slug)
  const misplaced = first
    ? [
        findAt(
          'card-out-of-order',
          manifest,
          ['cards', first.index, 'slug'],
          { slug: first.slug, expected: order[known.indexOf(first)] ?? '' },
          {
            also: swapped.map(({ index }) => findAt('card-out-of-order', manifest, ['cards', index, 'slug'])),
          },
        ),
      ]
    : []
  const unlike = cards.flatMap((card, index) => {
    const fixed = specifiedForm(card.slug ?? '')?.card
    if (!fixed) return []
    return (['title', 'popularity', 'tags'] as const).flatMap((key) => {
      const written = card[key]
      if (written === undefined || JSON.stringify(written) === JSON.stringify(fixed[key])) return []
      return [
        findAt('card-unlike-specification', manifest, ['cards', index, key], {
          key,
          meant: JSON.stringify(fixed[key]).replaceAll(',', ', '),
        }),
      ]
    })
  })
  return [...misplaced, ...unlike]
}
