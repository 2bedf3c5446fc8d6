import { findAt } from '../source/locate'
import type { WorkspaceRule } from './rule'

/** A card and its form that do not say the same: title, sentence, or colour. */
export const cardDiffers: WorkspaceRule = ({ manifest, forms }) => {
  if (!manifest) return []
  const cards = manifest.value.cards ?? []
  return forms.flatMap(({ slug, schema, message }) => {
    const index = cards.findIndex((card) => card.slug === slug)
    const card = cards[index]
    if (!card) return []
    const pairs = [
      { key: 'title', file: schema, own: schema?.value.title, cards: card.title },
      { key: 'description', file: schema, own: schema?.value.description, cards: card.description },
      { key: 'colour', file: message, own: message?.value.colour, cards: card.colour },
    ] as const
    return pairs.flatMap(({ key, file, own, cards: other }) => {
      if (!file || own === undefined || other === undefined || own === other) return []
      const also = [findAt('card-differs', manifest, ['cards', index, key])]
      return [findAt('card-differs', file, [key], { key, own, other }, { also })]
    })
  })
}
