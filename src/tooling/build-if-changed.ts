import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './root'
import type { Rebuild, RebuildResult } from '../workbench/server/rebuild'

interface BuildStep {
  /** The folder the build writes to, as an absolute path. */
  readonly outDir: string
  /** Anything else the build depends on, as text. */
  readonly settings: string
  /** Builds; returns false, with a report printed, when it cannot. */
  readonly build: () => Promise<boolean>
}

const inputs = ['forms', 'public', 'src', 'package-lock.json', 'vite.config.ts', '.env']

/**
 * Run a build, unless no input has changed since the last one into the same folder: the sources, the forms, the
 * dependencies, the settings. Returns the result.
 */
export async function buildIfChanged(step: BuildStep): Promise<'built' | 'unchanged' | 'failed'> {
  const stamp = join(step.outDir, '_built-from')
  const sources = fingerprint(step.settings)
  // The time of this page distinguishes the build from any other into the same folder.
  const page = join(step.outDir, 'index.html')
  const wanted = () => `${sources} ${statSync(page, { throwIfNoEntry: false })?.mtimeMs}`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return 'unchanged'
  if (!(await step.build())) return 'failed'
  writeFileSync(stamp, wanted())
  return 'built'
}

/** A hash of the settings, and of the paths, sizes and times of all inputs, but not of the hidden files of a save. */
export function fingerprint(settings: string, top: string = root): string {
  const hash = createHash('sha256').update(settings)
  for (const input of inputs) addFile(hash, join(top, input))
  return hash.digest('hex')
}

function addFile(hash: Hash, path: string): void {
  if (!existsSync(path) || basename(path).startsWith('.saving')) return
  const stat = statSync(path)
  if (stat.isDirectory()) for (const name of readdirSync(path).toSorted()) addFile(hash, join(path, name))
  else hash.update(`${path}\n${stat.size}\n${stat.mtimeMs}\n`)
}

/**
 * Runs the builds of a site that follows its files one after the other. Takes `rebuild` and `read`, which returns a
 * fingerprint of the files. If nothing has changed since the last build, its result is returned again, so a file saved
 * in the workbench, which asks for a build at once, is not built a second time when the watcher sees the change.
 * @example const build = oneAtATime(rebuild, fingerprint); await watchFiles(root, () => void build())
 */
export function oneAtATime(rebuild: Rebuild, read: () => string): Rebuild {
  let built = read()
  let last: Promise<RebuildResult> = Promise.resolve({ ok: true })
  return () => {
    last = last
      .then((before) => {
        const wanted = read()
        if (wanted === built) return before
        built = wanted
        return rebuild()
      })
      .catch((error: unknown) => {
        built = ''
        return { ok: false, report: String(error) }
      })
    return last
  }
}
