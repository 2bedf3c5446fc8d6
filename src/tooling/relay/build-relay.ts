import { join, resolve } from 'node:path'
import { build } from 'vite'
import { formsPlugin } from '../../catalog/forms-plugin'
import { formsFolder } from '../../catalog/read-definitions'
import { root } from '../root'
import { ownBuild } from '../vite-config'
import { workerFile } from './run-worker'

/**
 * Build the relay's worker as one module, with every form and its rules compiled into it, as an edge platform does not
 * run code generated at run time. `outDir` is relative to the repository or absolute; only this one file is written.
 * `forms` is the folder of the forms.
 */
export async function buildRelay(outDir: string, forms: string = formsFolder): Promise<void> {
  await build({
    ...ownBuild,
    root: `${root}src`,
    plugins: [formsPlugin({ addresses: () => ({}), folder: forms })],
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: join(root, 'src/relay/worker.ts'),
      outDir: resolve(root, outDir),
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        output: { entryFileNames: workerFile, codeSplitting: false },
        checks: { pluginTimings: false },
      },
    },
  })
}
