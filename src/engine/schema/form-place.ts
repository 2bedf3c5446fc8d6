import type { HubCard } from './definition'
import type { Definition } from './form'

/** Where a form is on the site: its card on the forms page, if it has one, and its related forms. */
export interface FormPlace {
  readonly card?: Pick<HubCard, 'title' | 'description'>
  readonly related: readonly Pick<HubCard, 'slug' | 'title'>[]
}

/**
 * The little that a form's page needs to know about the other forms, so that no page loads all cards.
 * A related form without a card is left out. Source: the manifest, and `ui:related`.
 * @example formPlace(staff, cards).related // => [{ slug: 'moderator-application', title: 'Moderator Application' }]
 */
export function formPlace(
  { slug, ui }: Pick<Definition, 'slug' | 'ui'>,
  cards: readonly HubCard[],
): FormPlace {
  const cardOf = (asked: string) => cards.find((card) => card.slug === asked)
  const card = cardOf(slug)
  return {
    ...(card && { card: { title: card.title, description: card.description } }),
    related: (ui['ui:related'] ?? []).flatMap((asked) => {
      const found = cardOf(asked)
      return found ? [{ slug: found.slug, title: found.title }] : []
    }),
  }
}
