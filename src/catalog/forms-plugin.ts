import { normalizePath, type Plugin } from 'vite'
import type { Manifest } from '../engine/schema/definition'
import type { ListedCard } from './form-module'
import { validatorsModule } from './validators-module'
import { currentFormPath } from './current-form'
import {
  addressesOf,
  formSlugs,
  formsFolder,
  readCurrentForm,
  readDefinition,
  readManifest,
  readPlace,
} from './read-definitions'

/** Where the plugin finds the forms and their webhooks. */
export interface FormsPluginOptions {
  /** The webhook addresses by name. Read again for each form, as forms can be added while the server runs. */
  readonly addresses: () => Readonly<Record<string, string>>
  /** The folder of the forms; by default `forms/` of this repository. */
  readonly folder?: string | undefined
  /**
   * For the development server: the linter's report on all files that staff write, undefined when there is nothing to
   * report, and the folders it covers (absolute paths).
   */
  readonly check?: { readonly report: () => string | undefined; readonly folders: readonly string[] }
}

const formPrefix = 'virtual:form/'

/**
 * Turns `forms/` into modules: `virtual:cards` (the manifest), `virtual:forms` (a loader for each form) and one
 * `virtual:form/<slug>` (a `FormModule`) for each form, so that a page loads only its own form. While the linter's
 * report has errors, the development server shows it instead of the page. Refuses a form whose folder lacks one of its
 * three JSON files.
 * @example formsPlugin({ addresses: () => ({ staff: 'https://discord.com/api/v10/webhooks/…' }) })
 */
export function formsPlugin({ addresses, folder = formsFolder, check }: FormsPluginOptions): Plugin {
  let isChecking = false
  const isOfStaff = (file: string) =>
    file.endsWith('.json') &&
    check?.folders.some((place) => normalizePath(file).startsWith(`${normalizePath(place)}/`)) === true
  return {
    name: 'forms',
    configResolved: ({ command, mode }) => {
      // The build runs the linter before it begins, and the tests cover the linter themselves.
      isChecking = command === 'serve' && mode !== 'test'
    },
    resolveId: (id) => (isFormsModule(id) ? `\0${id}` : undefined),
    configureServer({ watcher, moduleGraph, ws, middlewares }) {
      middlewares.use((request, reply, next) => {
        const slug = formSlugs(folder).find((slug) => currentFormPath(slug) === request.url)
        if (slug === undefined) return next()
        reply.setHeader('Content-Type', 'application/json')
        reply.end(JSON.stringify(readCurrentForm(slug, addresses(), folder)))
      })
      // A page that shows the report has loaded no files to watch, so all of staff's files are watched.
      watcher.add([...(check?.folders ?? [])])
      watcher.on('all', (_, file) => {
        if (!isChecking || !isOfStaff(file)) return
        for (const [id, module] of moduleGraph.idToModuleMap)
          if (isFormsModule(id.replace('\0', '')) || isOfStaff(id)) moduleGraph.invalidateModule(module)
        ws.send({ type: 'full-reload' })
      })
    },
    load(id) {
      const own = id.startsWith('\0') && isFormsModule(id.slice(1)) ? id.slice(1) : undefined
      if (own === undefined && !isOfStaff(id)) return undefined
      const found = isChecking ? check?.report() : undefined
      if (found !== undefined) this.error(found)
      if (own === undefined) return undefined
      if (own === 'virtual:forms') return loadersModule(formSlugs(folder))
      if (own === 'virtual:cards') return cardsModule(readManifest(folder), folder)
      return formModule(own.slice(formPrefix.length), folder, addresses())
    },
  }
}

function isFormsModule(id: string): boolean {
  return id === 'virtual:cards' || id === 'virtual:forms' || id.startsWith(formPrefix)
}

function cardsModule(
  { cards, situations = [], suggested = [], unlisted = [] }: Manifest,
  folder: string,
): string {
  const slugs = formSlugs(folder)
  const listed = cards.map((card): ListedCard => {
    const door = slugs.includes(card.slug) ? readDefinition(card.slug, folder).ui['ui:door'] : undefined
    return { ...card, ...(door && { door }) }
  })
  const hidden = unlisted.map((slug) => {
    const { title, description } = readDefinition(slug, folder).schema
    return { slug, title, description }
  })
  return [
    constant('cards', listed),
    constant('situations', situations),
    constant('suggested', suggested),
    constant('unlisted', hidden),
  ].join('')
}

function loadersModule(slugs: readonly string[]): string {
  const loaders = slugs.map((slug) => `  '${slug}': () => import('${formPrefix}${slug}'),`)
  return `export const loaders = {\n${loaders.join('\n')}\n}\n`
}

function formModule(slug: string, folder: string, addresses: Readonly<Record<string, string>>): string {
  const definition = readDefinition(slug, folder)
  return [
    validatorsModule(definition.schema),
    constant('definition', definition),
    constant('place', readPlace(definition, folder)),
    ...Object.entries(addressesOf(definition, addresses)).map(([name, value]) => constant(name, value)),
  ].join('\n')
}

function constant(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)}\n`
}
