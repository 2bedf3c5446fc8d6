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
import { formSlugs, readManifest } from '../../src/catalog/read-definitions'
import type { FormUi } from '../../src/engine/schema/definition'
import { ensureInstalled } from '../../src/tooling/ensure-installed.mjs'
import { root } from '../../src/tooling/root'
import { sampleFolder, sampleSlugs } from './fixtures'
import { withOwnForms } from './hub-cards'
import { withoutDoors } from '../../src/engine/schema/without-doors'

const parts = [
  'src',
  'forms',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]

/**
 * Where the site of the browser tests is built and served: this site, with the tests' own forms next to those of
 * staff.
 */
export const testSite: string = join(root, 'dist-test-site')

/** The output folder of that build. */
export const testSiteBuild: string = join(testSite, 'dist-test')

/**
 * Copy everything that builds and serves the site into a folder, with the same packages installed. The tests' own
 * forms are added, as `withOwnForms` lists them. The forms of staff lose their doors there. The output of an earlier
 * build in the same folder is kept.
 */
export function copySite(folder: string): void {
  copyParts(folder)
  addOwnForms(folder)
}

/** Like `copySite`, but with the tests' own forms instead of those of staff, for journeys that count diagnostics. */
export function copySiteWithOwnForms(folder: string): void {
  copyParts(folder)
  const forms = join(folder, 'forms')
  for (const slug of formSlugs(forms)) rmSync(join(forms, slug), { recursive: true })
  cpSync(sampleFolder, forms, { recursive: true, preserveTimestamps: true })
}

function copyParts(folder: string): void {
  // An install in the copy would follow the link and remove packages here.
  ensureInstalled()
  mkdirSync(folder, { recursive: true })
  for (const part of parts) {
    rmSync(join(folder, part), { recursive: true, force: true })
    cpSync(join(root, part), join(folder, part), { recursive: true, preserveTimestamps: true })
  }
  const packages = join(folder, 'node_modules')
  if (!existsSync(packages)) symlinkSync(realpathSync(join(root, 'node_modules')), packages, 'dir')
}

function addOwnForms(folder: string): void {
  takeOffDoors(join(folder, 'forms'))
  for (const slug of sampleSlugs)
    cpSync(join(sampleFolder, slug), join(folder, 'forms', slug), {
      recursive: true,
      preserveTimestamps: true,
    })
  const forms = join(folder, 'forms')
  rewrite(join(forms, 'manifest.json'), withOwnForms(readManifest(forms)))
}

/** Opens every form in a folder of forms at all times, so that the tests pass while staff have closed some. */
function takeOffDoors(forms: string): void {
  for (const slug of formSlugs(forms)) {
    const path = join(forms, slug, 'ui.json')
    // The linter checks the file against its grammar.
    const ui = JSON.parse(readFileSync(path, 'utf8')) as FormUi
    const open = withoutDoors(ui)
    if (JSON.stringify(open) !== JSON.stringify(ui)) rewrite(path, open)
  }
}

/** Overwrites a file with JSON but keeps its times: a build uses them to tell whether anything has changed. */
function rewrite(path: string, value: unknown): void {
  const { atime, mtime } = statSync(path)
  writeFileSync(path, `${JSON.stringify(value, undefined, 2)}\n`)
  utimesSync(path, atime, mtime)
}
