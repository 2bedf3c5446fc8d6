import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import { strToU8, zipSync } from 'fflate'
import { withChanges } from '../../../generate/fix/file-changes'
import { filesOfForm, newTexts, type Change, type Files } from '../../form-files'

/**
 * A form's folder and the manifest as a zip, to be extracted over the repository, with the form's own changes.
 * @example unzipSync(formZip(disk, changes, 'staff', now)) // => { 'forms/staff/schema.json': …, 'forms/manifest.json': … }
 */
export function formZip(
  disk: Files,
  changes: readonly Change[],
  slug: string,
  now: Date,
): Uint8Array<ArrayBuffer> {
  const files = withChanges(disk, newTexts(changes))
  const entries = filesOfForm(files, slug).map(({ path }) => [path, strToU8(files.get(path) ?? '')] as const)
  return zipSync(Object.fromEntries(entries), { mtime: now })
}

/**
 * Changes as one patch for `git apply`, with paths from the top of the repository. New and deleted files are
 * marked as git marks them.
 * @example formPatch([{ path: 'forms/staff/ui.json', base: 'a\n', text: 'b\n' }]) // => 'diff --git a/forms/…'
 */
export function formPatch(changes: readonly Change[]): string {
  return changes
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(patchOf)
    .join('')
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
