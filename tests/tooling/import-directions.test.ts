import { readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../src/tooling/root'
import { sourceFiles } from './source-files'

/** Each folder below `src/` with the folders that its files import, by static or dynamic imports. */
function importsByFolder(): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map<string, Set<string>>()
  for (const file of sourceFiles('src')) {
    const folder = dirname(file)
    const found = imports.get(folder) ?? new Set()
    imports.set(folder, found)
    for (const [, static_, dynamic] of readFileSync(join(root, file), 'utf8').matchAll(
      /(?:from|import) '(\.[^']+)'|import\('(\.[^']+)'\)/g,
    )) {
      const target = relative(root, dirname(join(root, folder, static_ ?? dynamic ?? '')))
      if (target !== folder) found.add(target)
    }
  }
  return imports
}

it('no folder imports one that imports it, but for the folders around it', () => {
  const imports = importsByFolder()
  expect(imports.size).toBeGreaterThan(50)
  const isWithin = (inner: string, outer: string) => inner.startsWith(outer + sep)
  const circles = [...imports].flatMap(([folder, targets]) =>
    [...targets]
      .filter(
        (target) =>
          imports.get(target)?.has(folder) && !isWithin(folder, target) && !isWithin(target, folder),
      )
      .map((target) => `${folder} and ${target}`),
  )
  expect(circles).toEqual([])
})
