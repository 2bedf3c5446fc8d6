import { didYouMean } from '../../report/did-you-mean'
import { nearestSlug } from '../../source/file-kind'
import type { FormFolder, Workspace } from '../../source/form-folder'
import { placesLike, pointTo } from '../../source/locate'
import { meaning, type WorkspaceRule } from '../rule'
import special from '../special-forms.json'

/** A card without a folder, and a folder without a card; where each may belong to the other, only the card is reported. */
export const cardsAndFolders: WorkspaceRule = (workspace, report) => {
  const { manifest, forms } = workspace
  if (!manifest) return
  const { at, key } = pointTo(manifest)
  const folders = slugsOf(forms)
  const homeless = withoutCard(workspace)
  const only = homeless.length === 1 ? homeless[0] : undefined
  const meant = new Set<string | undefined>()
  for (const [index, { slug }] of (manifest.value.cards ?? []).entries()) {
    if (slug === undefined) continue
    const place = at('cards', index, 'slug')
    if (special.withoutCard.includes(slug)) report('card-not-wanted', place, { slug })
    if (folders.includes(slug)) continue
    const suggestion = didYouMean(slug, homeless)?.value ?? only
    meant.add(suggestion)
    report('card-without-folder', place, { slug }, { suggestion, replacement: suggestion })
  }
  for (const slug of homeless) if (!meant.has(slug)) report('folder-without-card', key('cards'), { slug })
}

/** The names of all folders; one whose name must be fixed is reported separately. */
function slugsOf(forms: readonly FormFolder[]): readonly string[] {
  return forms.map(({ slug }) => nearestSlug(slug))
}

/** The forms that should have a card and have none. */
function withoutCard({ manifest, forms }: Workspace): readonly string[] {
  const { cards = [], unlisted = [] } = manifest?.value ?? {}
  const known = [...cards.map(({ slug }) => slug), ...special.withoutCard, ...unlisted]
  const filled = forms.filter(({ paths }) => paths.some((path) => !path.endsWith('/')))
  return slugsOf(filled).filter((slug) => !known.includes(slug))
}

/** An unlisted form that has a card, or that does not exist. */
export const unlistedForms: WorkspaceRule = ({ manifest, forms }, report) => {
  const { cards = [], unlisted = [] } = manifest?.value ?? {}
  const folders = slugsOf(forms)
  for (const [index, slug] of unlisted.entries()) {
    if (!manifest || slug === undefined) continue
    const place = pointTo(manifest).at('unlisted', index)
    if (cards.some((card) => card.slug === slug)) report('unlisted-with-card', place, { slug })
    else if (!folders.includes(slug))
      report('unlisted-without-folder', place, { slug }, { suggestion: didYouMean(slug, folders)?.value })
  }
}

/** Two cards with one slug, title or colour. */
export const repeatedCard: WorkspaceRule = ({ manifest }, report) => {
  const cards = manifest?.value.cards ?? []
  for (const key of ['slug', 'title', 'description', 'colour'] as const) {
    const values = cards.map((card) => card[key]?.trim().toLowerCase())
    for (const [index, value] of values.entries()) {
      const first = values.indexOf(value)
      // A second card for one form is reported once, at its slug.
      const isTwin = cards[first]?.slug === cards[index]?.slug
      if (!manifest || value === undefined || first === index || (isTwin && key !== 'slug')) continue
      const { at } = pointTo(manifest, ['cards'])
      const rule = key === 'slug' ? 'second-card' : 'repeated-card'
      const told = { key, value: cards[index]?.[key] ?? '', other: cards[first]?.slug ?? '' }
      report(rule, at(index, key), told, { also: [at(first, key)] })
    }
  }
}

/** A card whose title, sentence or colour differs from its form's. */
export const cardDiffers: WorkspaceRule = ({ manifest, forms }, report) => {
  const cards = manifest?.value.cards ?? []
  for (const { slug, schema, message } of forms) {
    const index = cards.findIndex((card) => card.slug === slug)
    for (const { key, file, own } of [
      { key: 'title', file: schema, own: schema?.value.title },
      { key: 'description', file: schema, own: schema?.value.description },
      { key: 'colour', file: message, own: message?.value.colour },
    ] as const) {
      const other = cards[index]?.[key]
      if (!manifest || !file || own === undefined || other === undefined || own === other) continue
      const also = [pointTo(manifest).at('cards', index, key)]
      report('card-differs', pointTo(file).at(key), { key, own, other }, { also })
    }
  }
}

/** A related or suggested form that does not exist; and a form that is related to itself. */
export const unknownRelated: WorkspaceRule = ({ manifest, forms }, report) => {
  const slugs = slugsOf(forms)
  for (const pattern of ['situations * forms *', 'suggested *'])
    for (const { value, at } of manifest ? placesLike(manifest, pattern) : [])
      if (!slugs.includes(String(value))) report('unknown-related', at(), { other: String(value) })
  for (const { slug, ui } of forms)
    for (const { value, at } of ui ? placesLike(ui, 'ui:related *') : []) {
      const other = String(value)
      if (other === slug) report('related-to-itself', at(), { slug })
      else if (!slugs.includes(other))
        report('unknown-related', at(), { other }, meaning(didYouMean(other, slugs)))
    }
}
