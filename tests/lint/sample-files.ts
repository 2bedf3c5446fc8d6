import { join } from 'node:path'
import { readFiles } from '../../src/lint/read-files'
import type { WorkspaceFiles } from '../../src/lint/source/read-workspace'

/**
 * The files of a small test site with nothing to report: a dozen forms and the content of some pages. Edits by staff
 * to the real site do not affect them; only the grammars are the real ones.
 */
export function sampleFiles(): WorkspaceFiles {
  const grammars = [...readFiles(process.cwd())].filter(([path]) => path.includes('/_schema/'))
  const pictures = [
    'heart-altar-arena',
    'survival-valley',
    'sumo-ring',
    'parkour-towers',
    'spawn-hub',
    'islands/page-about',
  ].map((name) => [`public/images/${name}.jpg`, ''] as const)
  return new Map([...readFiles(join(import.meta.dirname, 'sample')), ...grammars, ...pictures])
}
