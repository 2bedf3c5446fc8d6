import { rulesModule } from '../engine/schema/rules-module'
import type { Card } from '../engine/schema/definition'
import { formPlace } from '../engine/schema/form-place'
import { loaderParts, partOf } from './loader-part'
import { cardsAhead } from '../site/pages/forms-hub/cards-ahead'
import { tagsOf } from '../site/pages/forms-hub/find-cards'
import { formSlugs, readDefinition } from './read-definitions'

/** What the modules that stand for `forms/` are written from. */
export interface FormsSource {
  readonly folder: string
  readonly cards: readonly Card[]
  /** The webhooks' addresses by name. */
  readonly addresses: Readonly<Record<string, string>>
}

const loadersPrefix = 'virtual:form-loaders/part-'
const formPrefix = 'virtual:form/'

const fixed: Readonly<Record<string, (source: FormsSource) => string>> = {
  'virtual:forms': ({ cards, folder }) => constant('cards', cards) + constant('slugs', formSlugs(folder)),
  'virtual:forms-start': ({ cards }) =>
    constant('firstCards', cards.slice(0, cardsAhead)) +
    constant('cardCount', cards.length) +
    constant('laterTags', laterTags(cards)),
  'virtual:form-loaders': () => {
    const parts = Array.from(
      { length: loaderParts },
      (_, part) => `  () => import('${loadersPrefix}${part}'),`,
    )
    return `export const parts = [\n${parts.join('\n')}\n]\n`
  },
}

/** Is this the name of a module that stands for `forms/`? */
export function isFormsModule(id: string): boolean {
  return Object.hasOwn(fixed, id) || id.startsWith(loadersPrefix) || id.startsWith(formPrefix)
}

/**
 * The code of one of these modules: `virtual:forms` (all cards and names), `virtual:forms-start` (what the forms page
 * shows at first), `virtual:form-loaders` and its parts (how to fetch each form), `virtual:form/<slug>` (a `FormModule`).
 */
export function formsModule(id: string, source: FormsSource): string {
  const write = fixed[id]
  if (write) return write(source)
  return id.startsWith(formPrefix)
    ? formModule(id.slice(formPrefix.length), source)
    : loadersModule(Number(id.slice(loadersPrefix.length)), source)
}

/** The tags that only cards after the first ones carry. */
function laterTags(cards: readonly Card[]): readonly string[] {
  const first = new Set(tagsOf(cards.slice(0, cardsAhead)))
  return tagsOf(cards).filter((tag) => !first.has(tag))
}

function loadersModule(part: number, { folder }: FormsSource): string {
  const own = formSlugs(folder).filter((slug) => partOf(slug) === part)
  const loaders = own.map((slug) => `  '${slug}': () => import('${formPrefix}${slug}'),`)
  return `export const loaders = {\n${loaders.join('\n')}\n}\n`
}

function formModule(slug: string, { folder, cards, addresses }: FormsSource): string {
  const definition = readDefinition(slug, folder)
  return [
    rulesModule(definition.schema),
    constant('definition', definition),
    constant('place', formPlace(definition, cards)),
    constant('address', addresses[definition.message.webhook]),
  ].join('\n')
}

function constant(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)}\n`
}
