import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import type { Run } from './run'

/** A fault to put into the code: a text of a file in `src/` and its replacement. */
export interface SeededFault {
  readonly name: string
  readonly file: string
  readonly from: string
  readonly to: string
}

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Write the world as one script, with a fault in the code if one is given. Resolves to its path. */
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
  if (text.split(from).length !== 2) throw new Error(`${file} does not contain this exactly once: ${from}`)
  return {
    name: 'seeded-fault',
    enforce: 'pre',
    load: (id) => (id.split('?')[0] === path ? text.replace(from, () => to) : undefined),
  }
}

interface Wanted {
  readonly seed: number
  /** The least number of submissions, and the most histories. */
  readonly submissions?: number
  readonly most?: number
}

/** Run a bundled world in a process; rejects when it ends without reporting a result. */
export function runIn(
  script: string,
  { seed, submissions = Infinity, most = Infinity }: Wanted,
  onProgress: (run: Run) => void = () => undefined,
): Promise<Run> {
  return new Promise((resolve, reject) => {
    // Nearly everything a world allocates is short-lived, so the young generation is large.
    const execArgv = ['--max-semi-space-size=256']
    const child = fork(script, [seed, submissions, most].map(String), { execArgv })
    let last: Run | undefined
    // What `worker.ts` sends.
    child.on('message', (run) => onProgress((last = run as Run)))
    child.on('exit', (code) =>
      last && code === 0 ? resolve(last) : reject(new Error(`A process ended with ${code}.`)),
    )
  })
}
