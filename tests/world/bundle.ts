import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/** A fault to be put into the code: a text of a file in `src/` that is replaced by another. */
export interface SeededFault {
  readonly name: string
  readonly file: string
  readonly from: string
  readonly to: string
}

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Write the world as one script, with a fault in the code where one is given. Resolves to its path. */
export async function bundleWorld(name: string, fault?: SeededFault): Promise<string> {
  const outDir = join(root, 'node_modules/.cache/world', name)
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: fault ? [putIn(fault)] : [],
    build: {
      ssr: join(root, 'tests/world/worker.ts'),
      outDir,
      emptyOutDir: true,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'worker.mjs' } },
    },
  })
  return join(outDir, 'worker.mjs')
}

function putIn({ file, from, to }: SeededFault): Plugin {
  const path = join(root, 'src', file)
  const text = readFileSync(path, 'utf8')
  if (text.split(from).length !== 2) throw new Error(`${file} does not hold once: ${from}`)
  return {
    name: 'seeded-fault',
    enforce: 'pre',
    load: (id) => (id.split('?')[0] === path ? text.replace(from, () => to) : undefined),
  }
}
