import type { Plugin } from 'vite'
import { rulesModule } from '../engine/compile/rules-module'
import { formPlace } from '../engine/form-place'
import { watchedFolders } from '../staff/checker/read-files'
import { checkReport } from './check-report'
import { formsFolder, formSlugs, readDefinition, readManifest } from './read-definitions'
import { root } from './root'

const catalogId = 'virtual:forms'
const loadersId = 'virtual:form-loaders'
const formPrefix = 'virtual:form/'
type Addresses = () => Readonly<Record<string, string>>

const ids: ReadonlySet<string> = new Set([catalogId, loadersId])

/**
 * Turns `forms/` into modules: `virtual:forms` (the cards), `virtual:form-loaders` (how to fetch each form) and
 * `virtual:form/<slug>` (a `FormModule`: one form's definition, its rules compiled ahead of time, its place on the site
 * and its webhook's address), so that a page loads its own form and no other. `addresses` tells the webhooks' by name, and
 * is asked with each form; `folder` is where the forms are.
 * While anything staff wrote is wrong, the development server shows the checker's report over the page instead.
 */
export function formsPlugin(addresses: Addresses, folder: string = formsFolder): Plugin {
  let isChecking = false
  return {
    name: 'forms',
    configResolved: ({ command, mode }) => {
      // The build checks before it begins, and the tests have the checker's own.
      isChecking = command === 'serve' && mode !== 'test'
    },
    resolveId: (id) => (isOurs(id) ? `\0${id}` : undefined),
    configureServer({ watcher, moduleGraph, ws }) {
      // A page that shows the report has loaded nothing that could be watched, so all files of staff are.
      watcher.add(watchedFolders.map((folder) => root + folder))
      watcher.on('all', (_, file) => {
        if (!isChecking || !isOfStaff(file)) return
        for (const [id, module] of moduleGraph.idToModuleMap)
          if ((id.startsWith('\0') && isOurs(id.slice(1))) || isOfStaff(id))
            moduleGraph.invalidateModule(module)
        ws.send({ type: 'full-reload' })
      })
    },
    load(id) {
      const own = id.startsWith('\0') && isOurs(id.slice(1)) ? id.slice(1) : undefined
      if (own === undefined && !isOfStaff(id)) return undefined
      const found = isChecking ? checkReport() : undefined
      if (found !== undefined) this.error(found)
      return own && moduleOf(own, addresses, folder)
    },
  }
}

function isOurs(id: string): boolean {
  return ids.has(id) || id.startsWith(formPrefix)
}

function moduleOf(id: string, addresses: Addresses, folder: string): string {
  if (id === catalogId) return catalogModule(folder)
  return id === loadersId ? loadersModule(folder) : formModule(id.slice(formPrefix.length), addresses, folder)
}

function isOfStaff(file: string): boolean {
  return file.endsWith('.json') && watchedFolders.some((folder) => file.startsWith(`${root}${folder}/`))
}

function catalogModule(folder: string): string {
  return `${constant('cards', readManifest(folder).cards)}${constant('slugs', formSlugs(folder))}`
}

function loadersModule(folder: string): string {
  const loaders = formSlugs(folder).map((slug) => `  '${slug}': () => import('${formPrefix}${slug}'),`)
  return `export const loaders = {\n${loaders.join('\n')}\n}\n`
}

function formModule(slug: string, addresses: Addresses, folder: string): string {
  const definition = readDefinition(slug, folder)
  const place = formPlace(definition, readManifest(folder).cards)
  return [
    rulesModule(definition.schema),
    constant('definition', definition),
    constant('place', place),
    constant('address', addresses()[definition.message.webhook]),
  ].join('\n')
}

function constant(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)}\n`
}
