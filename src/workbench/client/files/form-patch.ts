import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
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

/** The lines that differ between two texts, as people read a patch; nothing where they are the same. */
export function linesThatDiffer(one: string, other: string): string {
  const patch = createTwoFilesPatch('', '', one, other, undefined, undefined, { context: 2 })
  return patch.slice(patch.indexOf('@@'))
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
