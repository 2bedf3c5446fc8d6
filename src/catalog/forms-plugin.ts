import type { Plugin } from 'vite'
import type { Card } from '../engine/schema/definition'
import { watchedFolders } from '../lint/read-files'
import { checkReport } from '../tooling/check-report'
import { formsModule, isFormsModule } from './forms-modules'
import { formsFolder, readManifest } from './read-definitions'
import { root } from '../tooling/root'

type Addresses = () => Readonly<Record<string, string>>

/**
 * Turns `forms/` into modules (see `formsModule`), so that a page loads its own form and no other. `addresses` tells
 * the webhooks' by name, and is asked with each form; `folder` is where the forms are.
 * While anything staff wrote is wrong, the development server shows the checker's report over the page instead.
 */
export function formsPlugin(addresses: Addresses, folder: string = formsFolder): Plugin {
  let isChecking = false
  // Read once for all forms, and anew when staff have changed something.
  let cards: readonly Card[] | undefined
  return {
    name: 'forms',
    configResolved: ({ command, mode }) => {
      // The build checks before it begins, and the tests have the checker's own.
      isChecking = command === 'serve' && mode !== 'test'
    },
    buildStart: () => {
      cards = undefined
    },
    resolveId: (id) => (isFormsModule(id) ? `\0${id}` : undefined),
    configureServer({ watcher, moduleGraph, ws }) {
      // A page that shows the report has loaded nothing that could be watched, so all files of staff are.
      watcher.add(watchedFolders.map((folder) => root + folder))
      watcher.on('all', (_, file) => {
        cards = undefined
        if (!isChecking || !isOfStaff(file)) return
        for (const [id, module] of moduleGraph.idToModuleMap)
          if ((id.startsWith('\0') && isFormsModule(id.slice(1))) || isOfStaff(id))
            moduleGraph.invalidateModule(module)
        ws.send({ type: 'full-reload' })
      })
    },
    load(id) {
      const own = id.startsWith('\0') && isFormsModule(id.slice(1)) ? id.slice(1) : undefined
      if (own === undefined && !isOfStaff(id)) return undefined
      const found = isChecking ? checkReport() : undefined
      if (found !== undefined) this.error(found)
      if (own === undefined) return undefined
      cards ??= readManifest(folder).cards
      return formsModule(own, { folder, cards, addresses: addresses() })
    },
  }
}

function isOfStaff(file: string): boolean {
  return file.endsWith('.json') && watchedFolders.some((folder) => file.startsWith(`${root}${folder}/`))
}
