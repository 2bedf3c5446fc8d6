import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { rulesModule } from '../engine/compile/rules-module'
import { checkReport } from './check-report'
import { formsFolder, formSlugs, readDefinition, readManifest } from './read-definitions'

const catalogId = 'virtual:forms'
const formPrefix = 'virtual:form/'

/**
 * Turns `forms/` into modules: `virtual:forms` (the cards, and a loader for each form) and `virtual:form/<slug>`
 * (one form's definition, and its rules compiled ahead of time), so that a page loads its own form and no other.
 */
export function formsPlugin(): Plugin {
  let isChecking = false
  return {
    name: 'forms',
    configResolved: ({ command, mode }) => {
      // The build checks before it begins, and the tests have the checker's own.
      isChecking = command === 'serve' && mode !== 'test'
    },
    resolveId: (id) => (id === catalogId || id.startsWith(formPrefix) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${catalogId}`) {
        this.addWatchFile(`${formsFolder}manifest.json`)
        return catalogModule()
      }
      if (!id.startsWith(`\0${formPrefix}`)) return undefined
      const found = isChecking ? checkReport() : undefined
      if (found !== undefined) this.error(found)
      const slug = id.slice(formPrefix.length + 1)
      for (const file of ['schema', 'ui', 'message']) this.addWatchFile(`${formsFolder}${slug}/${file}.json`)
      return formModule(slug)
    },
    handleHotUpdate({ file, server }) {
      const [slug] = relative(formsFolder, file).split('/')
      if (slug === undefined || slug.startsWith('..')) return
      const ids = [`\0${catalogId}`, `\0${formPrefix}${slug}`]
      const modules = ids.flatMap((id) => server.moduleGraph.getModuleById(id) ?? [])
      for (const module of modules) server.moduleGraph.invalidateModule(module)
      server.ws.send({ type: 'full-reload' })
    },
  }
}

function catalogModule(): string {
  const loaders = formSlugs().map((slug) => `  '${slug}': () => import('${formPrefix}${slug}'),`)
  const cards = JSON.stringify(readManifest().cards)
  return `export const cards = ${cards}\nexport const loaders = {\n${loaders.join('\n')}\n}\n`
}

function formModule(slug: string): string {
  const definition = readDefinition(slug)
  return `${rulesModule(definition.schema)}\nexport const definition = ${JSON.stringify(definition)}\n`
}
