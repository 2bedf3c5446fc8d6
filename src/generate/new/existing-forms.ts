import type { Control, FormProperty, HubCard } from '../../engine/schema/definition'
import type { Workspace } from '../../lint/source/form-folder'
import type { LooseControl } from '../../lint/source/controls'
import { lookKeys, looksOf, sharedLook, subjectOf } from '../../lint/source/looks'

/** The existing forms, as far as a new form must fit in with them. */
export interface ExistingForms {
  readonly cards: readonly Partial<HubCard>[]
  readonly slugs: readonly string[]
  readonly colours: readonly string[]
  readonly references: readonly string[]
  readonly tags: readonly string[]
  /** How they show their questions, each with its `subjectOf`. */
  readonly looks: readonly { readonly subject: string; readonly control: LooseControl }[]
}

/** Collect from the existing forms what is taken, and what is usual among them. */
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
    looks: forms.flatMap(looksOf),
  }
}

/** The settings with which other forms show this question; none where fewer than two ask for the same. */
export function usualLook(looks: ExistingForms['looks'], rules: FormProperty): Control {
  const subject = subjectOf(rules)
  const alike = looks.filter((look) => look.subject === subject).map(({ control }) => control)
  if (alike.length < 2) return {}
  const shared = lookKeys
    .map((key) => [key, sharedLook(alike, key)] as const)
    .filter(([, look]) => look !== undefined)
  const options = shared.filter(([key]) => !key.startsWith('ui:'))
  return {
    ...Object.fromEntries(shared.filter(([key]) => key.startsWith('ui:'))),
    ...(options.length > 0 && { 'ui:options': Object.fromEntries(options) }),
  }
}
