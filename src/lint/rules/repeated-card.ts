import { findAt } from '../source/locate'
import type { WorkspaceRule } from './rule'

/** Two cards with one slug, title or colour. */
export const repeatedCard: WorkspaceRule = ({ manifest }) => {
  if (!manifest) return []
  const cards = manifest.value.cards ?? []
  return (['slug', 'title', 'description', 'colour'] as const).flatMap((key) => {
    const values = cards.map((card) => card[key]?.trim().toLowerCase())
    return values.flatMap((value, index) => {
      const first = values.indexOf(value)
      if (value === undefined || first === index) return []
      const also = [
        { file: manifest.path, span: findAt('repeated-card', manifest, ['cards', first, key]).span },
      ]
      return [
        findAt(
          'repeated-card',
          manifest,
          ['cards', index, key],
          { key, value: cards[index]?.[key] ?? '', other: cards[first]?.slug ?? '' },
          { also },
        ),
      ]
    })
  })
}
