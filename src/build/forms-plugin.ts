import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { rulesModule } from '../engine/compile/rules-module'
import { formPlace } from '../engine/form-place'
import { checkReport } from './check-report'
import { formsFolder, formSlugs, readDefinition, readManifest } from './read-definitions'

const catalogId = 'virtual:forms'
const loadersId = 'virtual:form-loaders'
const formPrefix = 'virtual:form/'
const ids: ReadonlySet<string> = new Set([catalogId, loadersId])

/**
 * Turns `forms/` into modules: `virtual:forms` (the cards), `virtual:form-loaders` (how to fetch each form) and
 * `virtual:form/<slug>` (a `FormModule`: one form's definition, its rules compiled ahead of time, its place on the site
 * and its webhook's address), so that a page loads its own form and no other. `addresses` are the webhooks' by name.
 */
export function formsPlugin(addresses: Readonly<Record<string, string>>): Plugin {
  let isChecking = false
  return {
    name: 'forms',
    configResolved: ({ command, mode }) => {
      // The build checks before it begins, and the tests have the checker's own.
      isChecking = command === 'serve' && mode !== 'test'
    },
    resolveId: (id) => (ids.has(id) || id.startsWith(formPrefix) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${catalogId}`) {
        this.addWatchFile(`${formsFolder}manifest.json`)
        return catalogModule()
      }
      if (id === `\0${loadersId}`) return loadersModule()
      if (!id.startsWith(`\0${formPrefix}`)) return undefined
      const found = isChecking ? checkReport() : undefined
      if (found !== undefined) this.error(found)
      const slug = id.slice(formPrefix.length + 1)
      for (const file of ['schema', 'ui', 'message']) this.addWatchFile(`${formsFolder}${slug}/${file}.json`)
      return formModule(slug, addresses)
    },
    handleHotUpdate({ file, server }) {
      const [slug] = relative(formsFolder, file).split('/')
      if (slug === undefined || slug.startsWith('..')) return
      const stale = [...ids, `${formPrefix}${slug}`].map((id) => `\0${id}`)
      const modules = stale.flatMap((id) => server.moduleGraph.getModuleById(id) ?? [])
      for (const module of modules) server.moduleGraph.invalidateModule(module)
      server.ws.send({ type: 'full-reload' })
    },
  }
}

function catalogModule(): string {
  return `${constant('cards', readManifest().cards)}${constant('slugs', formSlugs())}`
}

function loadersModule(): string {
  const loaders = formSlugs().map((slug) => `  '${slug}': () => import('${formPrefix}${slug}'),`)
  return `export const loaders = {\n${loaders.join('\n')}\n}\n`
}

function formModule(slug: string, addresses: Readonly<Record<string, string>>): string {
  const definition = readDefinition(slug)
  const place = formPlace(definition, readManifest().cards)
  return [
    rulesModule(definition.schema),
    constant('definition', definition),
    constant('place', place),
    constant('address', addresses[definition.message.webhook]),
  ].join('\n')
}

function constant(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)}\n`
}
