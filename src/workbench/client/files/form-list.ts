import { fillText } from '../../../engine/fill-text'
import { jsonIn } from '../../../engine/json'
import { hasProperties, propertiesOf } from '../../../engine/properties-of'
import type { Door, HubCard } from '../../../engine/schema/definition'
import type { Definition } from '../../../engine/schema/form'
import { formPlace, type FormPlace, type TitledForm } from '../../../engine/schema/form-place'
import { isOpen } from '../../../engine/schema/door'
import { slugsIn, type Files } from '../../form-files'
import { writtenRules } from './written-rules'
import texts from '../texts.json'
import special from '../../../lint/rules/special-forms.json'
import { manifestPath } from '../../../lint/source/file-kind'

/** The cards of the current manifest; empty while it cannot be parsed. */
export function readCards(files: Files): readonly HubCard[] {
  const { cards } = propertiesOf(jsonIn(files.get(manifestPath)))
  return Array.isArray(cards) ? cards.filter(isCard) : []
}

/**
 * A form's card with the one before it and the two after it, in the order of the forms page; empty if it has none.
 * @example cardsAround([{ slug: 'a' }, { slug: 'b' }], 'a') // => [{ slug: 'a' }, { slug: 'b' }]
 */
export function cardsAround<Listed extends Pick<HubCard, 'slug'>>(
  cards: readonly Listed[],
  slug: string,
): readonly Listed[] {
  const at = cards.findIndex((card) => card.slug === slug)
  return at < 0 ? [] : cards.slice(Math.max(0, at - 1), at + 3)
}

/** Whether the site has a fixed page for a form, such as the contact page: it has no card, and cannot be deleted. */
export function hasFixedPage(slug: string): boolean {
  return special.withoutCard.includes(slug)
}

/** Every tag of these cards, the most used first; a card that is being written may have none yet. */
export function knownTags(cards: readonly HubCard[]): readonly string[] {
  const uses = new Map<string, number>()
  for (const tag of cards.flatMap((card) => card.tags ?? [])) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  return [...uses.keys()].toSorted().toSorted((one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0))
}

/** Checks the parts of a card that the workbench and the preview read. */
function isCard(value: unknown): value is HubCard {
  const { slug, title } = propertiesOf(value)
  return typeof slug === 'string' && typeof title === 'string'
}

/** A form by its title, in lists of forms. */
interface NamedForm extends TitledForm {
  readonly hasCard: boolean
  /** The title; with the slug where another form has the same title. */
  readonly name: string
}

/** A form as the list shows it. */
export interface ListedForm extends NamedForm {
  readonly questions: number
  readonly labels: readonly string[]
  /** Whether its door is closed at the moment. */
  readonly isClosed: boolean
}

/** Every form in the order of the forms page; those without a card last, by slug. `now` is in milliseconds. */
export function listForms(files: Files, now: number): readonly ListedForm[] {
  const forms = titledForms(files)
  return forms.map((form) => ({
    ...form,
    ...questionsOf(files, form.slug),
    isClosed: isClosed(files, form.slug, now),
  }))
}

/** The titles of all forms, in the order of `listForms`. */
export function titledForms(files: Files): readonly NamedForm[] {
  const slugs = slugsIn(files)
  const cards = readCards(files).filter(({ slug }) => slugs.includes(slug))
  const forms = [
    ...cards.map(({ slug, title }) => ({ slug, title, hasCard: true })),
    ...formsWithoutCard(files, cards).map((form) => ({ ...form, hasCard: false })),
  ]
  return forms.map(({ slug, title, hasCard }) => {
    const hasNamesake = forms.some((other) => other.slug !== slug && other.title === title)
    const name = hasNamesake ? fillText(texts.list.namesake, { title, slug }) : title
    return { slug, title, hasCard, name }
  })
}

/** Where a form is on the site, by the current files. */
export function placeIn(files: Files, definition: Definition): FormPlace {
  const cards = readCards(files)
  return formPlace(definition, cards, formsWithoutCard(files, cards))
}

function formsWithoutCard(files: Files, cards: readonly HubCard[]): readonly TitledForm[] {
  return slugsIn(files)
    .filter((slug) => !cards.some((card) => card.slug === slug))
    .map((slug) => {
      const { title } = partIn(files, slug, 'schema')
      return { slug, title: typeof title === 'string' ? title : slug }
    })
}

/** The properties of a form's file, of any shape, because somebody may be writing it. */
function partIn(files: Files, slug: string, part: 'schema' | 'ui') {
  return propertiesOf(jsonIn(files.get(`forms/${slug}/${part}.json`)))
}

function isClosed(files: Files, slug: string, now: number): boolean {
  const door = partIn(files, slug, 'ui')['ui:door']
  // Only its times are read.
  return hasProperties(door) && !isOpen(door as unknown as Door, now)
}

/** Counts a question once, even if several conditions show it or add rules to it. */
function questionsOf(files: Files, slug: string): Pick<ListedForm, 'questions' | 'labels'> {
  const found = writtenRules(partIn(files, slug, 'schema'))
  return {
    questions: new Set(found.map(([name]) => name)).size,
    labels: found.flatMap(([, { title }]) => (typeof title === 'string' ? title : [])),
  }
}
