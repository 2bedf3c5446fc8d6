import { jsonIn } from '../../../engine/json'
import { propertiesOf } from '../../../engine/properties-of'
import type { HubCard } from '../../../engine/schema/definition'
import special from '../../../lint/rules/special-forms.json'
import { manifestPath } from '../../../lint/source/file-kind'
import type { Files } from '../../form-files'

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
