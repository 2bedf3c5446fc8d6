import { isSameJson, jsonIn } from '../../../engine/json'
import { propertiesOf } from '../../../engine/properties-of'
import type { Manifest, Situation } from '../../../engine/schema/definition'
import { openJson } from './open-json'
import { setEntries } from './json'

/** The lists of a manifest in which forms are named. */
const lists = ['suggested', 'unlisted'] as const

/**
 * The forms whose part of the manifest differs between two of its texts: their card, or their places in its lists. None
 * where one of the texts cannot be read.
 * @example changedForms('{ "cards": [] }', '{ "cards": [{ "slug": "staff", … }] }') // => ['staff']
 */
export function changedForms(before: string | null, after: string | null): readonly string[] {
  const [old, now] = [manifestIn(before), manifestIn(after)]
  if (!old || !now || before === after) return []
  const slugs = [...new Set([...formsIn(old), ...formsIn(now)])]
  return slugs.filter((slug) => partOf(old, slug) !== partOf(now, slug))
}

/** A manifest's text with the parts of these forms as they are in another one; both can be read. */
export function withParts(text: string, from: string, slugs: readonly string[]): string {
  const source = manifestIn(from)
  const { value, write } = openJson(text)
  if (!source || !isManifest(value)) return text
  for (const slug of slugs) if (partOf(value, slug) !== partOf(source, slug)) copyPart(value, source, slug)
  return write()
}

/**
 * A manifest's text after the changes of one form, and those that belong to no form: all except the parts of others.
 * @example ownManifest(base, text, 'staff') === base // if only another form's card differs
 */
export function ownManifest(base: string | null, text: string | null, slug: string): string | null {
  const others = changedForms(base, text).filter((each) => each !== slug)
  if (base === null || text === null || others.length === 0) return text
  const own = withParts(text, base, others)
  return isSameManifest(own, base) ? base : own
}

/**
 * Three-way merge of a manifest, form by form. Undefined where both changed the same form's part, where mine changed
 * more than forms' parts, or where a situation that both kept would lose its last form, and with it its sentence.
 */
export function mergeManifests(before: string, mine: string, theirs: string): string | undefined {
  const own = changedForms(before, mine)
  const differing = changedForms(mine, theirs)
  const overlaps = changedForms(before, theirs).some((slug) => own.includes(slug) && differing.includes(slug))
  if (overlaps || !manifestIn(theirs) || !isSameManifest(withParts(before, mine, own), mine)) return undefined
  const merged = withParts(theirs, mine, own)
  const idsIn = (text: string) => situationsIn(jsonIn(text)).map(({ id }) => id)
  const [theirIds, mergedIds] = [idsIn(theirs), idsIn(merged)]
  const isLost = idsIn(mine).some((id) => theirIds.includes(id) && !mergedIds.includes(id))
  return isLost ? undefined : merged
}

/** My text of a manifest, with the parts of the forms that only the other text has changed. */
export function withTheirParts(
  before: string | null,
  mine: string | null,
  theirs: string | null,
): string | null {
  if (mine === null || theirs === null) return mine
  const own = changedForms(before, mine)
  return withParts(
    mine,
    theirs,
    changedForms(before, theirs).filter((slug) => !own.includes(slug)),
  )
}

/** The situations of a manifest's value; none where it cannot be read. */
export function situationsIn(manifest: unknown): readonly Situation[] {
  return isManifest(manifest) ? (manifest.situations ?? []) : []
}

/**
 * Puts a form into exactly these situations of a manifest, by their ids. In a new one it is the last form, unless it has
 * a place there in another text of the manifest, such as the saved one.
 */
export function setSituations(
  manifest: unknown,
  slug: string,
  ids: readonly string[],
  saved: string | null,
): void {
  for (const situation of situationsIn(manifest)) {
    const { id, forms } = situation
    const isIn = ids.includes(id)
    const before = situationsIn(manifestIn(saved)).find((each) => each.id === id)?.forms ?? []
    const from = before.includes(slug) ? before : [...forms, slug]
    if (isIn !== forms.includes(slug)) situation.forms = withItemOf(forms, isIn ? from : [], slug, String)
  }
}

/** Whether two manifests are equal apart from the order of their keys: a list that is restored becomes the last key. */
function isSameManifest(one: string, other: string): boolean {
  const [lists, others] = [one, other].map((text) =>
    Object.entries(propertiesOf(jsonIn(text))).toSorted(([a], [b]) => a.localeCompare(b)),
  )
  return isSameJson(lists, others)
}

function manifestIn(text: string | null): Manifest | undefined {
  const value = jsonIn(text)
  return isManifest(value) ? value : undefined
}

/** Checks only the parts of a manifest that this file reads. */
function isManifest(value: unknown): value is Manifest {
  const { cards, situations = [], suggested = [], unlisted = [] } = propertiesOf(value)
  const areAll = (list: unknown, isRight: (each: ReturnType<typeof propertiesOf>) => boolean) =>
    Array.isArray(list) && list.every((each) => isRight(propertiesOf(each)))
  return (
    [suggested, unlisted].every(Array.isArray) &&
    areAll(cards, ({ slug }) => typeof slug === 'string') &&
    areAll(situations, ({ id, forms }) => id !== undefined && Array.isArray(forms))
  )
}

function formsIn({ cards, ...manifest }: Manifest): readonly string[] {
  const situations = (manifest.situations ?? []).flatMap(({ forms }) => forms)
  return [...cards.map(({ slug }) => slug), ...lists.flatMap((key) => manifest[key] ?? []), ...situations]
}

/** A form's part, serialized for comparison. */
function partOf({ cards, situations = [], ...manifest }: Manifest, slug: string): string {
  const isNamed = lists.map((key) => manifest[key]?.includes(slug) ?? false)
  const ids = situations.filter(({ forms }) => forms.includes(slug)).map(({ id }) => id)
  return JSON.stringify([cards.filter((card) => card.slug === slug), isNamed, ids])
}

function copyPart(manifest: Manifest, from: Manifest, slug: string): void {
  const [own, card] = [manifest, from].map(({ cards }) => cards.find((each) => each.slug === slug))
  if (own && card) setEntries(own, Object.entries(card))
  const isMoved = own && !hasSameOrder(manifest, from)
  const cards = isMoved ? manifest.cards.filter((each) => each !== own) : manifest.cards
  const source = from.cards.map((each) => (own && each === card ? own : each))
  manifest.cards = withItemOf(cards, source, slug, (each) => each.slug)
  for (const key of lists) {
    const list = withItemOf(manifest[key] ?? [], from[key] ?? [], slug, String)
    if (manifest[key] ?? from[key]) manifest[key] = list
  }
  const [here, there] = [manifest.situations ?? [], from.situations ?? []]
  const missing = there.filter(
    ({ id, forms }) => forms.includes(slug) && !here.some((each) => each.id === id),
  )
  const added = there.map((each) => (missing.includes(each) ? { ...each, forms: [slug] } : each))
  const all = missing.reduce((list, { id }) => withItemOf(list, added, id, (each) => each.id), here)
  for (const each of all) {
    const { forms = [] } = there.find(({ id }) => id === each.id) ?? {}
    if (each.forms.includes(slug) !== forms.includes(slug))
      each.forms = withItemOf(each.forms, forms, slug, String)
  }
  if (manifest.situations ?? from.situations)
    manifest.situations = all.filter(({ forms }) => forms.length > 0)
}

/** Whether the cards that two manifests have in common are in the same order. */
export function hasSameOrder(one: Partial<Manifest> = {}, other: Partial<Manifest> = {}): boolean {
  const [slugs = [], others = []] = [one, other].map(({ cards }) => cards?.map(({ slug }) => slug))
  const common = others.filter((slug) => slugs.includes(slug))
  return slugs.filter((slug) => others.includes(slug)).join() === common.join()
}

/**
 * A list with the named item of another list, after the same items as there; without that item if it is missing there.
 */
export function withItemOf<Item>(
  list: readonly Item[],
  from: readonly Item[],
  name: string,
  nameOf: (item: Item) => string,
): Item[] {
  const item = from.find((each) => nameOf(each) === name)
  if (item === undefined) return list.filter((each) => nameOf(each) !== name)
  if (list.some((each) => nameOf(each) === name)) return [...list]
  const before = from.slice(0, from.indexOf(item)).map(nameOf)
  return list.toSpliced(list.findLastIndex((each) => before.includes(nameOf(each))) + 1, 0, item)
}
