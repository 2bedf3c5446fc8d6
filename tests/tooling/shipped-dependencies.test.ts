import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../src/tooling/root'

// Entry points of the code for browsers and the edge.
const entries = [
  'src/site/boot/entry-client.tsx',
  'src/site/preview/main.tsx',
  'src/workbench/client/main.tsx',
  'src/workbench/client/worker/worker.ts',
  'src/site/offline/service-worker.ts',
  'src/relay/worker.ts',
  // The modules of the forms, which the build writes.
  'src/catalog/form-module.ts',
]

// Rules are compiled at build time: their code is in each form's module and imports what it needs from these.
const inCompiledRules = ['ajv', 'ajv-formats']

const imported =
  /^(?:import|export)\s+(?!type\b)(?:[\w*{}\s,$]+\sfrom\s+)?'([^'\n]+)'|\bimport\('([^'\n]+)'\)|^@import '([^'\n]+)'|url\('([^'\n]+)'\)/gm

// Parts of rjsf, which must have its version; `@rjsf/core` depends on the one, and the tests' judges use the other.
const besidesCore = ['@rjsf/utils', '@rjsf/validator-ajv8']

/** Every package that the code reachable from these files imports. */
function packagesFrom(files: readonly string[]): ReadonlySet<string> {
  const [seen, packages] = [new Set<string>(), new Set<string>()]
  const queue = [...files]
  for (const file of queue) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const [, ...ways] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
      const asked = (ways.find((way) => way !== undefined) ?? '').replace(/\?.*$/, '')
      if (asked.endsWith('.json')) continue
      if (asked.startsWith('.')) queue.push(fileOf(join(dirname(file), asked)))
      else if (!asked.startsWith('virtual:')) packages.add(nameOf(asked))
    }
  }
  return packages
}

function fileOf(path: string): string {
  const endings = ['', '.ts', '.tsx', '/index.ts']
  const found = endings
    .map((ending) => path + ending)
    .find((file) => /\.\w+$/.test(file) && existsSync(join(root, file)))
  if (found === undefined) throw new Error(`There is no file ${path}`)
  return found
}

function nameOf(asked: string): string {
  return asked
    .split('/')
    .slice(0, asked.startsWith('@') ? 2 : 1)
    .join('/')
}

it('lists under "dependencies" exactly what ships, as the audit checks that', () => {
  const { dependencies }: { dependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const shipped = new Set([...packagesFrom(entries), ...inCompiledRules, ...besidesCore])
  expect(Object.keys(dependencies).toSorted()).toEqual([...shipped].toSorted())
})

it('pins every package to one version', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const versions = Object.entries<string>({ ...dependencies, ...devDependencies })
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(version))).toEqual([])
})

it('gives the reason for every package, and lists no removed ones', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const text = readFileSync(join(root, '.github/DEPENDENCIES.md'), 'utf8')
  const named = [...text.matchAll(/`(@?[a-z][\w./-]*\*?)`/g)].map(([, name = '']) => name)
  const isNamed = (name: string) =>
    named.some((entry) => (entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry))
  const used = Object.keys({ ...dependencies, ...devDependencies })
  expect(used.filter((name) => !isNamed(name))).toEqual([])
  expect(named.filter((name) => !name.endsWith('*') && !used.includes(name))).toEqual(['dependencies'])
})

// CVE-2026-27606: before 4.59.0 the names in a bundle could escape its output folder.
it('installs no rollup that writes outside its folder', () => {
  const { packages }: { packages: Readonly<Record<string, { readonly version?: string }>> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  const versions = Object.entries(packages).flatMap(([path, { version = '' }]) =>
    path.endsWith('node_modules/rollup') ? version : [],
  )
  const isSafe = (version: string) => version.localeCompare('4.59.0', 'en', { numeric: true }) >= 0
  expect(versions.filter((version) => !isSafe(version))).toEqual([])
})
