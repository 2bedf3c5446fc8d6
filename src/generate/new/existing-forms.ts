import type { HubCard, Control } from '../../engine/schema/definition'
import type { Workspace } from '../../lint/source/form-folder'
import { controlsOf, lookIn, lookKeys } from '../../lint/source/controls'
import { questionNames, questionOf } from '../../lint/source/questions'

/** The existing forms, as far as a new form must fit in with them. */
export interface ExistingForms {
  readonly cards: readonly Partial<HubCard>[]
  readonly slugs: readonly string[]
  readonly colours: readonly string[]
  readonly references: readonly string[]
  readonly tags: readonly string[]
  /** How other forms show the question with a given label, if all show it in the same way. */
  readonly usualLooks: ReadonlyMap<string, Control>
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
    usualLooks: usualLooks(forms),
  }
}

function usualLooks(forms: Workspace['forms']): ReadonlyMap<string, Control> {
  const looks = new Map<string, Control[]>()
  for (const { schema, ui } of forms) {
    const controls = ui && controlsOf(ui)
    for (const name of schema ? questionNames(schema) : []) {
      const label = questionOf(schema, name)?.all.title
      // As above: a loosely typed control may lack keys.
      if (label !== undefined)
        looks.set(label, [...(looks.get(label) ?? []), (controls?.get(name) ?? {}) as Control])
    }
  }
  return new Map([...looks].map(([label, controls]) => [label, sharedLook(controls)]))
}

/** The settings that all these controls of one question share; empty for fewer than two controls. */
export function sharedLook([first = {}, ...others]: readonly Control[]): Control {
  if (others.length === 0) return {}
  const shared = lookKeys.flatMap((key) => {
    const usual = lookIn(first, key)
    const isShared = usual !== undefined && others.every((other) => lookIn(other, key) === usual)
    return isShared ? [[key, usual] as const] : []
  })
  const options = shared.filter(([key]) => !key.startsWith('ui:'))
  return {
    ...Object.fromEntries(shared.filter(([key]) => key.startsWith('ui:'))),
    ...(options.length > 0 && { 'ui:options': Object.fromEntries(options) }),
  }
}
