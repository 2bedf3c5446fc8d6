import { createCache, readWorkspace, type Files, type LintCache } from '../../lint/source/read-workspace'
import { decodeText } from '../../lint/source/decode-text'
import { exampleFiles, messageFiles } from './example-files'
import { mendNames } from './mend-names'
import { repaired, type Repairs } from './repairs'
import { tidyFiles } from './tidy-files'

/** Each repair can make way for another (a mended key for a missing example), so look again; it ends far earlier. */
const mostRounds = 12

/**
 * Repair in `forms/` what a machine can: slips with one possible meaning, the order of keys, indents, examples that are
 * missing, and the expected messages. Takes the files as `check` does; returns those that change, whole, and null for an
 * expected message that no example needs. What is broken or uncertain stays as it is, for the checker to explain. Pure;
 * with its own repairs made it finds nothing more. Source: issue "Staff without a developer", part 2.
 * @example fixForms(files).get('forms/build-contest/fixtures/full.json') // => '{\n  "$schema": …'
 */
export function fixForms(files: Files, memory: LintCache = createCache()): Repairs {
  let now = files
  for (let round = 0; round < mostRounds; round += 1) {
    const step = nextRepairs(now, memory)
    if (step.size === 0) break
    now = repaired(now, step)
  }
  return changesBetween(files, now)
}

/** The first kind of repair there is something to do for. */
function nextRepairs(files: Files, memory: LintCache): Repairs {
  const workspace = readWorkspace(files, memory)
  const steps: readonly (() => Repairs)[] = [
    () => tidyFiles(workspace, memory),
    () => mendNames(files, workspace, memory),
    () => new Map(workspace.forms.flatMap((form) => [...exampleFiles(form)])),
    () => new Map(workspace.forms.flatMap((form) => [...messageFiles(form)])),
  ]
  for (const step of steps) {
    const repairs = step()
    if (repairs.size > 0) return repairs
  }
  return new Map()
}

function changesBetween(before: Files, after: Files): Repairs {
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
