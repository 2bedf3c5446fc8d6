import type { FormSchema, HubCard } from './definition'
import type { Definition } from './form'
import { schemaParts } from './questions'
import texts from './form-place.json'

/** What the build works out for a form's page: its introduction, its card, if it has one, and its related forms. */
export interface FormPlace {
  /** The sentence above the questions. */
  readonly intro: string
  readonly card?: Pick<HubCard, 'title' | 'description'>
  readonly related: readonly TitledForm[]
}

/** A form by its slug, with the title of its card or, without one, of its page. */
export type TitledForm = Pick<HubCard, 'slug' | 'title'>

/**
 * The sentence above a form's questions, and the little that its page needs to know about the other forms, so that no
 * page loads all cards.
 * `others` are the forms that have no card; a related form that is in neither list is left out. Source: the manifest, and
 * `ui:related`.
 * @example formPlace(staff, cards).related // => [{ slug: 'moderator-application', title: 'Moderator Application' }]
 */
export function formPlace(
  { slug, schema, ui }: Pick<Definition, 'slug' | 'schema' | 'ui'>,
  cards: readonly HubCard[],
  others: readonly TitledForm[] = [],
): FormPlace {
  const card = cards.find((card) => card.slug === slug)
  return {
    intro: hasOptional(schema) ? texts.someOptional : texts.noneOptional,
    ...(card && { card: { title: card.title, description: card.description } }),
    related: (ui['ui:related'] ?? []).flatMap((asked) => {
      const found = [...cards, ...others].find((form) => form.slug === asked)
      return found ? [{ slug: found.slug, title: found.title }] : []
    }),
  }
}

/** Whether a question may be marked as optional, at least while a branch is active. */
function hasOptional(schema: FormSchema): boolean {
  return schemaParts(schema).some(({ properties = {}, required = [] }) =>
    Object.keys(properties).some((name) => !required.includes(name) && !schema.required?.includes(name)),
  )
}
