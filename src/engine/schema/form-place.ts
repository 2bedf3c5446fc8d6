import type { HubCard } from './definition'
import type { Definition } from './form'

/** Where a form is on the site: its card on the forms page, if it has one, and its related forms. */
export interface FormPlace {
  readonly card?: Pick<HubCard, 'title' | 'description'>
  readonly related: readonly TitledForm[]
}

/** A form by its slug, with the title of its card or, without one, of its page. */
export type TitledForm = Pick<HubCard, 'slug' | 'title'>

/**
 * The little that a form's page needs to know about the other forms, so that no page loads all cards.
 * `others` are the forms that have no card; a related form that is in neither list is left out. Source: the manifest, and
 * `ui:related`.
 * @example formPlace(staff, cards).related // => [{ slug: 'moderator-application', title: 'Moderator Application' }]
 */
export function formPlace(
  { slug, ui }: Pick<Definition, 'slug' | 'ui'>,
  cards: readonly HubCard[],
  others: readonly TitledForm[] = [],
): FormPlace {
  const card = cards.find((card) => card.slug === slug)
  return {
    ...(card && { card: { title: card.title, description: card.description } }),
    related: (ui['ui:related'] ?? []).flatMap((asked) => {
      const found = [...cards, ...others].find((form) => form.slug === asked)
      return found ? [{ slug: found.slug, title: found.title }] : []
    }),
  }
}
