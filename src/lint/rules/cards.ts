import { editDistance, didYouMean } from '../report/did-you-mean'
import type { WorkspaceRule } from '../report/diagnostic'
import special from './special-forms.json'
import { nearestSlug } from '../source/file-kind'
import { reportAt, reportKey, valueSpan } from '../source/locate'

/** A card without a folder, a folder without a card, and unlisted forms that have a card or do not exist. */
export const cardsAndFolders: WorkspaceRule = ({ manifest, forms }) => {
  if (!manifest) return []
  const { cards = [], unlisted = [] } = manifest.value
  const slugs = cards.map(({ slug }) => slug)
  // A folder whose name must be fixed is reported separately.
  const folders = forms.map(({ slug }) => nearestSlug(slug))
  const filled = forms.filter(({ paths }) => paths.some((path) => !path.endsWith('/')))
  const homeless = filled
    .map(({ slug }) => nearestSlug(slug))
    .filter(
      (slug) => !slugs.includes(slug) && !special.withoutCard.includes(slug) && !unlisted.includes(slug),
    )
  return [
    ...slugs.flatMap((slug, index) => {
      if (slug === undefined || folders.includes(slug)) return []
      const at = ['cards', index, 'slug']
      const suggestion =
        didYouMean(slug, homeless) ??
        (homeless.length === 1 ? { value: homeless[0] ?? '', isCertain: false } : undefined)
      const fix = suggestion && {
        suggestion: suggestion.value,
        fix: [{ ...valueSpan(manifest.root, at), text: JSON.stringify(suggestion.value) }],
      }
      return [reportAt('card-without-folder', manifest, at, { slug }, fix)]
    }),
    ...homeless.flatMap((slug) => {
      const isMeant = slugs.some(
        (other) =>
          other !== undefined &&
          !folders.includes(other) &&
          (didYouMean(other, homeless)?.value === slug || homeless.length === 1),
      )
      return isMeant ? [] : [reportKey('folder-without-card', manifest, ['cards'], { slug })]
    }),
    ...unlisted.flatMap((slug, index) => {
      if (slug === undefined) return []
      const at = ['unlisted', index]
      if (slugs.includes(slug)) return [reportAt('unlisted-with-card', manifest, at, { slug })]
      if (folders.includes(slug)) return []
      const suggestion = didYouMean(slug, folders)
      return [
        reportAt(
          'unlisted-without-folder',
          manifest,
          at,
          { slug },
          suggestion && { suggestion: suggestion.value },
        ),
      ]
    }),
    ...slugs.flatMap((slug, index) =>
      slug !== undefined && special.withoutCard.includes(slug)
        ? [reportAt('card-not-wanted', manifest, ['cards', index, 'slug'], { slug })]
        : [],
    ),
  ]
}

/** Two cards with one slug, title or colour. */
export const repeatedCard: WorkspaceRule = ({ manifest }) => {
  if (!manifest) return []
  const cards = manifest.value.cards ?? []
  return (['slug', 'title', 'description', 'colour'] as const).flatMap((key) => {
    const values = cards.map((card) => card[key]?.trim().toLowerCase())
    return values.flatMap((value, index) => {
      const first = values.indexOf(value)
      // A second card for one form is reported once, at its slug.
      const isTwin = cards[first]?.slug === cards[index]?.slug
      if (value === undefined || first === index || (isTwin && key !== 'slug')) return []
      const also = [
        { file: manifest.path, span: reportAt('repeated-card', manifest, ['cards', first, key]).span },
      ]
      return [
        reportAt(
          key === 'slug' ? 'second-card' : 'repeated-card',
          manifest,
          ['cards', index, key],
          { key, value: cards[index]?.[key] ?? '', other: cards[first]?.slug ?? '' },
          { also },
        ),
      ]
    })
  })
}

/** A card whose title, sentence or colour differs from its form's. */
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
      const also = [reportAt('card-differs', manifest, ['cards', index, key])]
      return [reportAt('card-differs', file, [key], { key, own, other }, { also })]
    })
  })
}

/** A tag that only one card has and that is similar to a more frequent one. */
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
      return [reportAt('tag-typo', manifest, at, { tag }, { suggestion: meant, fix })]
    }),
  )
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

/** A related or suggested form that does not exist; and a form that is related to itself. */
export const unknownRelated: WorkspaceRule = ({ manifest, forms }) => {
  // A folder whose name must be fixed is reported separately.
  const slugs = forms.map(({ slug }) => nearestSlug(slug))
  const { situations = [], suggested = [] } = manifest?.value ?? {}
  const offered = [
    ...situations.flatMap((situation, index) =>
      (situation.forms ?? []).map((other, at) => ({ other, at: ['situations', index, 'forms', at] })),
    ),
    ...suggested.map((other, at) => ({ other, at: ['suggested', at] })),
  ]
  const nowhere = offered.flatMap(({ other, at }) =>
    manifest && other !== undefined && !slugs.includes(other)
      ? [reportAt('unknown-related', manifest, at, { other })]
      : [],
  )
  const related = forms.flatMap(({ slug, ui }) =>
    (ui?.value['ui:related'] ?? []).flatMap((other, index) => {
      if (!ui || (other !== slug && slugs.includes(other))) return []
      const at = ['ui:related', index]
      if (other === slug) return [reportAt('related-to-itself', ui, at, { slug })]
      const suggestion = didYouMean(other, slugs)
      const fix = suggestion && {
        suggestion: suggestion.value,
        ...(suggestion.isCertain && {
          fix: [{ ...valueSpan(ui.root, at), text: JSON.stringify(suggestion.value) }],
        }),
      }
      return [reportAt('unknown-related', ui, at, { other }, fix)]
    }),
  )
  return [...nowhere, ...related]
}
