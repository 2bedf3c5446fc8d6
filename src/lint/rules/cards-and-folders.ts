import { nearest } from '../report/near'
import { addressOf } from '../source/address-of'
import { findAt, findKey, valueSpan } from '../source/locate'
import type { WorkspaceRule } from './rule'
import special from './special-forms.json'

/** A card without a folder, a folder without a card. */
export const cardsAndFolders: WorkspaceRule = ({ manifest, forms }) => {
  if (!manifest) return []
  const cards = manifest.value.cards ?? []
  const slugs = cards.map(({ slug }) => slug)
  // A folder whose name must be mended has a report of its own.
  const folders = forms.map(({ slug }) => addressOf(slug))
  const filled = forms.filter(({ paths }) => paths.some((path) => !path.endsWith('/')))
  const homeless = filled
    .map(({ slug }) => addressOf(slug))
    .filter((slug) => !slugs.includes(slug) && !special.withoutCard.includes(slug))
  return [
    ...slugs.flatMap((slug, index) => {
      if (slug === undefined || folders.includes(slug)) return []
      const at = ['cards', index, 'slug']
      const near =
        nearest(slug, homeless) ??
        (homeless.length === 1 ? { value: homeless[0] ?? '', isCertain: false } : undefined)
      const fix = near && {
        near: near.value,
        fix: [{ ...valueSpan(manifest.root, at), text: JSON.stringify(near.value) }],
      }
      return [findAt('card-without-folder', manifest, at, { slug }, fix)]
    }),
    ...homeless.flatMap((slug) => {
      const isMeant = slugs.some(
        (other) =>
          other !== undefined &&
          !folders.includes(other) &&
          (nearest(other, homeless)?.value === slug || homeless.length === 1),
      )
      return isMeant ? [] : [findKey('folder-without-card', manifest, ['cards'], { slug })]
    }),
    ...slugs.flatMap((slug, index) =>
      slug !== undefined && special.withoutCard.includes(slug)
        ? [findAt('card-not-wanted', manifest, ['cards', index, 'slug'], { slug })]
        : [],
    ),
  ]
}
