import { everything, findCards } from '../../../catalog/find-cards'
import { jsonIn } from '../../../engine/json'
import { propertiesOf } from '../../../engine/properties-of'
import type { HubCard, Situation } from '../../../engine/schema/definition'
import { singular } from '../../../engine/singular'
import { manifestPath } from '../../../lint/source/file-kind'
import type { Files } from '../../form-files'
import { type ListedForm, readCards } from './form-list'

/** A search result, with what matched where title and slug do not. */
export interface FoundForm extends ListedForm {
  /** The label of a question. */
  readonly foundBy: string | undefined
  /** The keywords of its card, joined. */
  readonly covers?: string | undefined
  /** What happened to a visitor whom the forms page sends to this form. */
  readonly happened?: string | undefined
}

/** What the forms page finds forms by: their cards, and what may have happened to a visitor. */
interface Listing {
  readonly cards: readonly HubCard[]
  readonly situations: readonly Situation[]
}

/** The cards and situations of the current manifest, of which some may still be written. */
export function readListing(files: Files): Listing {
  const { situations } = propertiesOf(jsonIn(files.get(manifestPath)))
  const cards = readCards(files).map((card) => ({
    ...card,
    description: textOr(card.description),
    tags: textsIn(card.tags),
    keywords: textsIn(card.keywords),
  }))
  const written = Array.isArray(situations) ? situations.map(propertiesOf) : []
  return {
    cards,
    situations: written.map(({ id, text, forms }) => ({
      id: textOr(id),
      text: textOr(text),
      forms: [...textsIn(forms)],
    })),
  }
}

function textOr(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}

/**
 * The forms that have each word in their title, their slug or a question's label, in any case. A plural also
 * finds the singular. Titles that begin with the words come first, then those with a word that begins with them. Last
 * are the forms that a visitor would find with these words: by their card, its keywords, or what happened.
 * @example findForms(forms, 'leak proof').map(({ slug }) => slug) // => ['leak-report']
 */
export function findForms(
  forms: readonly ListedForm[],
  wanted: string,
  listing: Listing = { cards: [], situations: [] },
): readonly FoundForm[] {
  const words = wordsIn(wanted)
  const found = forms.flatMap((form) => {
    const missing = words.filter((word) => !`${form.title} ${form.slug}`.toLowerCase().includes(word))
    const labels = missing.map((word) => form.labels.find((label) => label.toLowerCase().includes(word)))
    return labels.includes(undefined) ? [] : [{ ...form, foundBy: labels[0] }]
  })
  const start = words.join(' ')
  const rank = ({ title }: ListedForm) => {
    const at = ` ${title.toLowerCase()}`.indexOf(` ${start}`)
    return at < 0 ? 2 : Math.min(at, 1)
  }
  const others = forms.filter(({ slug }) => !found.some((each) => each.slug === slug))
  return [...found.toSorted((one, other) => rank(one) - rank(other)), ...asOnSite(others, wanted, listing)]
}

/** Those of the forms that the forms page finds with these words, or offers for a situation that has them all. */
function asOnSite(
  forms: readonly ListedForm[],
  wanted: string,
  { cards, situations }: Listing,
): readonly FoundForm[] {
  const words = wordsIn(wanted)
  if (words.length === 0) return []
  const byCard = new Map(
    findCards(cards, { ...everything, text: wanted }).map(({ card, covers }) => [card.slug, covers]),
  )
  const told = situations.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)))
  return forms.flatMap((form) => {
    const happened = told.find((each) => each.forms.includes(form.slug))?.text
    if (!byCard.has(form.slug) && happened === undefined) return []
    return [{ ...form, foundBy: undefined, covers: byCard.get(form.slug), happened }]
  })
}

/**
 * The words that are looked for.
 * @example wordsIn(' Leak reports') // => ['leak', 'report']
 */
export function wordsIn(wanted: string): readonly string[] {
  return wanted.toLowerCase().split(/\s+/).filter(Boolean).map(singular)
}
