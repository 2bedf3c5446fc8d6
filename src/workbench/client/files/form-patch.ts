import { createTwoFilesPatch, diffLines, FILE_HEADERS_ONLY } from 'diff'
import type { Change } from './change'

/**
 * Changes as one unified patch that `git apply` takes, from the top of the repository. New and deleted files are named
 * as git names them.
 * @example formPatch([{ path: 'forms/staff/ui.json', base: 'a\n', text: 'b\n' }]) // => 'diff --git a/forms/…'
 */
export function formPatch(changes: readonly Change[]): string {
  return changes
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(patchOf)
    .join('')
}

/** A line of each of two texts, side by side; undefined where the other has none there. */
export interface DifferentLines {
  readonly one: string | undefined
  readonly other: string | undefined
}

/**
 * The lines that differ between two texts, side by side.
 * @example linesThatDiffer('a\nb\n', 'a\nc\n') // => [{ one: 'b', other: 'c' }]
 */
export function linesThatDiffer(one: string, other: string): readonly DifferentLines[] {
  const rows: DifferentLines[] = []
  let removed: readonly string[] = []
  for (const { value, ...part } of diffLines(one, other)) {
    const lines = value.replace(/\n$/, '').split('\n')
    if (part.removed) {
      removed = lines
      for (const line of lines) rows.push({ one: line, other: undefined })
    } else if (part.added) {
      const from = rows.length - removed.length
      for (const [index, line] of lines.entries())
        rows.splice(from + index, index < removed.length ? 1 : 0, { one: removed[index], other: line })
      removed = []
    } else removed = []
  }
  return rows
}

function patchOf({ path, base, text }: Change): string {
  const kind = base === null ? 'new file mode 100644\n' : text === null ? 'deleted file mode 100644\n' : ''
  const from = base === null ? '/dev/null' : `a/${path}`
  const to = text === null ? '/dev/null' : `b/${path}`
  const body = createTwoFilesPatch(from, to, base ?? '', text ?? '', undefined, undefined, {
    headerOptions: FILE_HEADERS_ONLY,
  })
  return `diff --git a/${path} b/${path}\n${kind}${body}`
}
