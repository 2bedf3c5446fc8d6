import { join } from 'node:path'
import { readFiles } from '../../src/lint/read-files'
import type { WorkspaceFiles } from '../../src/lint/source/read-workspace'

/**
 * The files of a small test site with nothing to report: a dozen forms and the content of some pages. Edits by staff
 * to the real site do not affect them; only the grammars are the real ones.
 */
export function sampleFiles(): WorkspaceFiles {
  const grammars = [...readFiles(process.cwd())].filter(([path]) => path.includes('/_schema/'))
  const scenes = ['heart-altar-arena', 'survival-valley', 'sumo-ring', 'parkour-towers', 'spawn-hub']
  const sizes = [640, 832, 1280, 1920].flatMap((width) => [`-${width}.avif`, `-${width}.webp`])
  const pictures = [
    ...scenes.flatMap((scene) => [...sizes, '.jpg'].map((end) => scene + end)),
    'islands/page-about.svg',
  ].map((name) => [`public/images/${name}`, ''] as const)
  return new Map([...readFiles(join(import.meta.dirname, 'sample')), ...grammars, ...pictures])
}
