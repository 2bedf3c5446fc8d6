import { join, resolve } from 'node:path'
import { formsPlugin } from '../../catalog/forms-plugin'
import { formsFolder } from '../../catalog/read-definitions'
import { root } from '../root'
import { buildWithVite } from '../vite-config'
import { workerFile } from './run-worker'

/**
 * Build the relay's worker as one module with every form and its rules compiled, as an edge platform runs no code made
 * at run time. Only this file is written; `outDir` is relative to the repository or absolute.
 */
export async function buildRelay(outDir: string, forms: string = formsFolder): Promise<void> {
  await buildWithVite({
    root: `${root}src`,
    plugins: [formsPlugin({ addresses: () => ({}), folder: forms })],
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: join(root, 'src/relay/worker.ts'),
      outDir: resolve(root, outDir),
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: workerFile, codeSplitting: false } },
    },
  })
}
