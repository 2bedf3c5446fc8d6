import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/tooling/root'
import { sampleFolder, sampleSlugs } from './fixtures'

const parts = [
  'src',
  'forms',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]

/** Where the site of the browser tests is built and served: this site, and the tests' own forms beside those of staff. */
export const testSite: string = join(root, 'dist-test-site')

/** The folder to which that site is built. */
export const testSiteBuild: string = join(testSite, 'dist-test')

/**
 * Copy what builds and serves the site into a folder, with the same packages installed. The tests' own forms are among its
 * forms, unlisted: each has a page, and the forms page shows what it shows without them. What an earlier copy in the same
 * folder has built stays.
 */
export function copySite(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const part of parts) {
    rmSync(join(folder, part), { recursive: true, force: true })
    cpSync(join(root, part), join(folder, part), { recursive: true, preserveTimestamps: true })
  }
  const packages = join(folder, 'node_modules')
  if (!existsSync(packages)) symlinkSync(realpathSync(join(root, 'node_modules')), packages, 'dir')
  for (const slug of sampleSlugs)
    cpSync(join(sampleFolder, slug), join(folder, 'forms', slug), {
      recursive: true,
      preserveTimestamps: true,
    })
  const manifestPath = join(folder, 'forms/manifest.json')
  // The linter holds the manifest to its grammar.
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as { readonly unlisted?: readonly string[] }
  const unlisted = [...(manifest.unlisted ?? []), ...sampleSlugs]
  writeFileSync(manifestPath, `${JSON.stringify({ ...manifest, unlisted }, undefined, 2)}\n`)
  // A build looks at the times of files to tell whether anything has changed.
  const { atime, mtime } = statSync(join(root, 'forms/manifest.json'))
  utimesSync(manifestPath, atime, mtime)
}
