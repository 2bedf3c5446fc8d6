import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { standIns } from '../form/stand-ins/stand-ins'
import { configPlugin } from './config-plugin'
import { packFolder } from './emit/pack'
import { formatHeaders } from './headers-file'
import { formsFolder } from '../catalog/read-definitions'
import { root } from './root'
import { readSiteConfig } from './site-config'
import { workbenchHeaders } from '../workbench/server/headers'
import { readFormFiles } from '../workbench/server/store'

export interface WorkbenchBuildOptions {
  /** The folder to write to, relative to the repository or absolute. It is emptied first. */
  readonly outDir: string
  /** The folder whose forms are put beside the page, for where no server hands them out. */
  readonly forms?: string
}

/**
 * Build the workbench into a folder of its own, which any static host can serve at any path (all addresses in it are
 * relative, its routes stand behind a `#`). Works while forms are broken: they are put in as they are.
 * @example await buildWorkbench({ outDir: 'dist-workbench' })
 */
export async function buildWorkbench({ outDir, forms = formsFolder }: WorkbenchBuildOptions): Promise<void> {
  const folder = resolve(root, outDir)
  const source = join(root, 'src/workbench/client')
  await build({
    root: source,
    base: './',
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [configPlugin(readSiteConfig({}, []).config), react()],
    // The workbench compiles forms itself, so Ajv needs its own address parser.
    resolve: { alias: standIns.filter(({ find }) => !find.test('fast-uri')) },
    worker: { format: 'es' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        input: [join(source, 'index.html'), join(source, 'preview.html')],
        checks: { pluginTimings: false },
      },
    },
  })
  writeFileSync(join(folder, 'forms.json'), JSON.stringify({ files: readFormFiles(forms), inbox: null }))
  writeFileSync(join(folder, '_headers'), formatHeaders(workbenchHeaders()))
  await packFolder(folder)
}
