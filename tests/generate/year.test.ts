import { beforeAll, describe, expect, it } from 'vitest'
import { lint } from '../../src/lint/lint'
import { readFiles } from '../../src/lint/read-files'
import { createCache, type WorkspaceFiles } from '../../src/lint/source/read-workspace'
import { withChanges } from '../../src/generate/fix/file-changes'
import { fixForms } from '../../src/generate/fix/fix-forms'
import { root } from '../../src/tooling/root'
import { changesOfAYear } from './changes-of-a-year'

const files = readFiles(root)
const cache = createCache()
const changes = changesOfAYear(files)

beforeAll(() => void lint(files, cache), 120_000)

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
    const changed = change(files)
    expect(changed).not.toEqual(files)
    expect(errorsAfter(changed)).toEqual([])
  })

  it('all together: one forms:fix leaves no error', () => {
    expect(errorsAfter(changes.reduce((all, { change }) => change(all), files))).toEqual([])
  })
})
