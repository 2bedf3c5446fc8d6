import { didYouMean, editDistance } from '../../report/did-you-mean'
import { placesLike, repeated, pointTo, startOf, type FoundPlace, type Located } from '../../json/locate'
import { newNameOf, slugsOf, withoutCard } from '../form-names'
import { suggestFix, type WorkspaceRule } from '../rule'
import { itemsOf, nodeAt, type JsonPath, withoutEntry } from '../../json/json-node'
import type { Workspace } from '../../source/form-folder'
import special from '../special-forms.json'

/** A card without a folder, and a folder without a card; where each may belong to the other, only the card is reported. */
export const cardsAndFolders: WorkspaceRule = (workspace, report) => {
  const { manifest, forms } = workspace
  if (!manifest) return
  const { at, key } = pointTo(manifest)
  const folders = slugsOf(forms)
  const homeless = slugsOf(withoutCard(workspace))
  const meant = new Set<string | undefined>()
  for (const [index, { slug }] of (manifest.value.cards ?? []).entries()) {
    if (slug === undefined) continue
    const place = at('cards', index, 'slug')
    if (special.withoutCard.includes(slug)) report('card-not-wanted', place, { slug })
    if (folders.includes(slug)) continue
    const now = newNameOf(workspace, slug)
    const suggestion = now ?? didYouMean(slug, homeless)?.value
    meant.add(suggestion)
    if (now !== undefined) report('form-renamed', place, { slug, now }, { replacement: now })
    else report('card-without-folder', place, { slug }, { suggestion, replacement: suggestion })
  }
  for (const slug of homeless) if (!meant.has(slug)) report('folder-without-card', key('cards'), { slug })
}

/** A form that the site has a fixed page for, such as the contact page, and whose folder is missing. */
export const missingForm: WorkspaceRule = ({ manifest, forms }, report) => {
  // Where only a few files are linted, the manifest is not among them.
  const missing = manifest ? special.withoutCard.filter((slug) => !slugsOf(forms).includes(slug)) : []
  for (const slug of missing) report('missing-form', startOf(`forms/${slug}/`), { slug })
}

/** An unlisted form that has a card, or that does not exist. */
export const unlistedForms: WorkspaceRule = (workspace, report) => {
  const { manifest, forms } = workspace
  const { cards = [], unlisted = [] } = manifest?.value ?? {}
  const folders = slugsOf(forms)
  for (const [index, slug] of unlisted.entries()) {
    if (!manifest || slug === undefined) continue
    const place = pointTo(manifest).at('unlisted', index)
    if (cards.some((card) => card.slug === slug)) report('unlisted-with-card', place, { slug })
    else if (!folders.includes(slug)) {
      const now = newNameOf(workspace, slug)
      if (now !== undefined) report('form-renamed', place, { slug, now }, { replacement: now })
      else
        report(
          'unlisted-without-folder',
          place,
          { slug },
          formMeant(workspace, manifest, ['unlisted', index], slug),
        )
    }
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

/** Two situations with one id: only the first would ever be shown at their address. */
export const repeatedSituation: WorkspaceRule = ({ manifest }, report) => {
  for (const [id, first] of repeated(placesLike(manifest, 'situations * id')))
    report('second-situation', id.at(), { id: String(id.value) }, { also: [first.at()] })
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
      if (!manifest || !file || own === undefined || other === undefined) continue
      if (own === other || (key === 'colour' && own.toUpperCase() === other.toUpperCase())) continue
      const also = [pointTo(manifest).at('cards', index, key)]
      report('card-differs', pointTo(file).at(key), { key, own, other }, { also })
    }
  }
}

/**
 * A related or suggested form that does not exist; one that the forms page cannot offer, because it is unlisted or has a special page; and
 * a form that is related to itself.
 */
export const unknownRelated: WorkspaceRule = (workspace, report) => {
  const { manifest, forms } = workspace
  const slugs = slugsOf(forms)
  const reportUnknown = (file: Located, { value, at, path }: FoundPlace): void => {
    const other = String(value)
    const now = newNameOf(workspace, other)
    if (now !== undefined) report('form-renamed', at(), { slug: other, now }, { replacement: now })
    else report('unknown-related', at(), { other }, formMeant(workspace, file, path, other))
  }
  // A form that is not to be listed and has a card is reported by itself.
  const withCard = new Set(placesLike(manifest, 'cards * slug').map(({ value }) => value))
  const noCard = [...special.withoutCard, ...(manifest?.value.unlisted ?? [])]
  for (const pattern of ['situations * forms *', 'suggested *'])
    for (const place of placesLike(manifest, pattern)) {
      const other = String(place.value)
      if (manifest && !slugs.includes(other)) reportUnknown(manifest, place)
      else if (noCard.includes(other) && !withCard.has(other))
        report('offered-without-card', place.at(), { other })
    }
  for (const { slug, ui } of forms)
    for (const place of placesLike(ui, 'ui:related *')) {
      if (place.value === slug) report('related-to-itself', place.at(), { slug })
      else if (ui && !slugs.includes(String(place.value))) reportUnknown(ui, place)
    }
}

/** A fix for an unknown form in a list: the similar name, or, if every folder has its card, deleting the entry. */
function formMeant(workspace: Workspace, { root }: Located, path: JsonPath, name: string) {
  const near = suggestFix(name, slugsOf(workspace.forms))
  const isGone = near.suggestion === undefined && withoutCard(workspace).length === 0
  // A list must not become empty.
  const isOnly = itemsOf(nodeAt(root, path.slice(0, -1))).length === 1
  const edit = isGone && !isOnly ? withoutEntry(root, path) : undefined
  return edit ? { fix: [edit] } : near
}

/** A tag that only one card has and that is similar to a more frequent one. */
export const tagTypo: WorkspaceRule = ({ manifest }, report) => {
  const cards = manifest?.value.cards ?? []
  const all = cards.flatMap(({ tags = [] }) => tags)
  const count = (tag: string): number => all.filter((other) => other === tag).length
  for (const [index, { tags = [] }] of cards.entries())
    for (const [position, tag] of tags.entries()) {
      const meant = all.find((other) => other !== tag && looksLike(tag, other) && count(other) > count(tag))
      if (!manifest || meant === undefined || count(tag) > 1) continue
      const place = pointTo(manifest).at('cards', index, 'tags', position)
      report('tag-typo', place, { tag }, { suggestion: meant, replacement: meant })
    }
}

function looksLike(tag: string, other: string): boolean {
  const shorter = Math.min(tag.length, other.length)
  if (tag.replace(/s$/, '') === other.replace(/s$/, '')) return true
  if (Math.abs(tag.length - other.length) > 2) return false
  const steps = editDistance(tag, other)
  return shorter > 3 && (steps <= 1 || (shorter > 6 && steps === 2 && tag[0] === other[0]))
}

/**
 * Two forms with the same reference or colour: staff could not tell them apart. If two forms share a webhook,
 * `webhookName` reports the form that the webhook is not named after; that form counts as the copy here.
 */
export const repeatedInMessages: WorkspaceRule = ({ forms }, report) => {
  const files = forms.flatMap(({ slug, message }) => (message ? [{ slug, message }] : []))
  for (const key of ['reference', 'colour'] as const)
    for (const { message } of files) {
      const value = message.value[key]
      const alike = files.filter((file) => file.message.value[key]?.toUpperCase() === value?.toUpperCase())
      const twin = alike.find((file) => file.message.value.webhook === file.slug) ?? alike[0]
      if (value === undefined || !twin || twin.message === message) continue
      const also = [pointTo(twin.message).at(key)]
      report('repeated-in-messages', pointTo(message).at(key), { key, value, other: twin.slug }, { also })
    }
}
