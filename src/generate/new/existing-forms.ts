import type { HubCard } from '../../engine/schema/definition'
import type { Workspace } from '../../lint/source/form-folder'

/** The parts of the existing forms that a new form must not repeat or can refer to. */
export interface ExistingForms {
  readonly cards: readonly Partial<HubCard>[]
  readonly slugs: readonly string[]
  readonly colours: readonly string[]
  readonly references: readonly string[]
  readonly tags: readonly string[]
}

/** Collects these parts from the workspace. */
export function existingForms({ manifest, forms }: Workspace): ExistingForms {
  // A loosely typed card may lack keys; the lists in it are only read.
  const cards = (manifest?.value.cards ?? []) as readonly Partial<HubCard>[]
  const messages = forms.flatMap(({ message }) => (message ? [message.value] : []))
  return {
    cards,
    slugs: [...forms.map(({ slug }) => slug), ...cards.flatMap(({ slug }) => slug ?? [])],
    colours: [...cards, ...messages].flatMap(({ colour }) =>
      colour !== undefined && /^#[\dA-F]{6}$/i.test(colour) ? [colour.toUpperCase()] : [],
    ),
    references: messages.flatMap(({ reference }) => reference ?? []),
    tags: [...new Set(cards.flatMap(({ tags }) => tags ?? []))],
  }
}
