import { beforeAll, describe, expect, it } from 'vitest'
import { lint } from '../../src/lint/lint'
import { readFiles } from '../../src/lint/read-files'
import { createCache, type WorkspaceFiles } from '../../src/lint/source/read-workspace'
import { withChanges } from '../../src/generate/fix/file-changes'
import { fixForms } from '../../src/generate/fix/fix-forms'
import { root } from '../../src/tooling/root'
import { triedForms } from '../support/site-paths'
import { changesOfAYear } from './changes-of-a-year'
import { pathsThatDiffer } from './sample-forms'

const files = readFiles(root)
const cache = createCache()
const changes = changesOfAYear(files)

beforeAll(() => void lint(files, cache), 120_000)

/** A change to the tests' forms and to files that belong to no form; the other forms stay as they are. */
function changeTriedForms(change: (files: WorkspaceFiles) => WorkspaceFiles): WorkspaceFiles {
  const changed = new Map(change(files))
  // Adding or removing a form changes how other forms refer to it.
  if (changed.size !== files.size) return changed
  for (const [path, file] of files) {
    const slug = /^forms\/([a-z][^/]*)\//.exec(path)?.[1]
    if (slug !== undefined && !triedForms.includes(slug)) changed.set(path, file)
  }
  return changed
}

function errorsAfter(changed: WorkspaceFiles): readonly string[] {
  const fixed = withChanges(changed, fixForms(changed, cache))
  expect([...fixForms(fixed, cache).keys()]).toEqual([])
  const errors = lint(fixed, cache).filter(({ severity }) => severity === 'error')
  return errors.map(({ file, line, message, remedy }) => `${file}, line ${line}: ${message} ${remedy}`)
}

describe('a year of changes', { timeout: 120_000 }, () => {
  it('has 40 changes and more', () => {
    expect(changes.length).toBeGreaterThanOrEqual(40)
    expect(new Set(changes.map(({ says }) => says)).size).toBe(changes.length)
  })

  it.each(changes)('$says: one forms:fix leaves no error, and a second finds nothing', ({ change }) => {
    const changed = changeTriedForms(change)
    expect(pathsThatDiffer(changed, files)).not.toEqual([])
    expect(errorsAfter(changed)).toEqual([])
  })

  it('all together: one forms:fix leaves no error', () => {
    expect(errorsAfter(changes.reduce((all, { change }) => change(all), files))).toEqual([])
  })
})
