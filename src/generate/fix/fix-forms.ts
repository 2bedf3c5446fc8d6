import { createCache, readWorkspace, type Files, type LintCache } from '../../lint/source/read-workspace'
import { decodeText } from '../../lint/source/decode-text'
import { withChanges, type FileChanges } from './file-changes'
import { fixFixtures } from './fix-fixtures'
import { fixNames } from './fix-names'
import { normalizeFiles } from './normalize-files'

/** Each fix can make way for another (a key spelt right for the fixtures), so look again; it ends far earlier. */
const mostRounds = 12

/**
 * Fix in `forms/` what a machine can: slips with one possible meaning, the order of keys, indents, fixtures that no longer
 * fit their form, and the snapshots of messages. Takes the files as `check` does; returns those that change, whole. What
 * is broken or uncertain stays as it is, for the linter to explain. Pure; with its own changes made it finds nothing more.
 * @example fixForms(files).get('forms/build-contest/fixtures.json') // => '{\n  "valid": …'
 */
export function fixForms(files: Files, memory: LintCache = createCache()): FileChanges {
  let now = files
  for (let round = 0; round < mostRounds; round += 1) {
    const step = nextChanges(now, memory)
    if (step.size === 0) break
    now = withChanges(now, step)
  }
  return changesBetween(files, now)
}

/** The first kind of fix there is something to do for. */
function nextChanges(files: Files, memory: LintCache): FileChanges {
  const workspace = readWorkspace(files, memory)
  const steps: readonly (() => FileChanges)[] = [
    () => normalizeFiles(workspace, memory),
    () => fixNames(files, workspace, memory),
    () => new Map(workspace.forms.flatMap((form) => [...fixFixtures(form)])),
  ]
  for (const step of steps) {
    const changes = step()
    if (changes.size > 0) return changes
  }
  return new Map()
}

function changesBetween(before: Files, after: Files): FileChanges {
  const changed = [...after].filter(
    ([path, file]) => !path.endsWith('/') && textOf(before.get(path)) !== textOf(file),
  )
  const gone = [...before.keys()].filter((path) => !path.endsWith('/') && !after.has(path))
  return new Map([
    ...changed.map(([path, file]) => [path, textOf(file) ?? ''] as const),
    ...gone.map((path) => [path, null] as const),
  ])
}

/** The whole text of a file, its mark (BOM) included, so that taking the mark away is a change. */
function textOf(file: string | Uint8Array | undefined): string | undefined {
  if (file === undefined) return undefined
  const decoded = decodeText(file)
  return decoded.ok ? (decoded.hasMark ? `\uFEFF${decoded.text}` : decoded.text) : undefined
}
