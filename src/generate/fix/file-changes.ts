import type { Edit } from '../../lint/json/scan-json'

/** New texts of files by their path from the top of the repository; null for a file to delete. */
export type FileChanges = ReadonlyMap<string, string | null>

export function withChanges<File extends string | Uint8Array>(
  files: ReadonlyMap<string, File | string>,
  changes: FileChanges,
): ReadonlyMap<string, File | string> {
  const after = new Map(files)
  for (const [path, text] of changes) {
    if (text === null) after.delete(path)
    else after.set(path, text)
    const folder = `${path.split('/').slice(0, -1).join('/')}/`
    after.delete(folder)
  }
  return after
}

/**
 * A text with edits made, given in any order. Their offsets refer to the original text (UTF-16 units); of two that
 * overlap only the first is made.
 * @example applyEdits('[1,]', [{ start: 2, end: 3, text: '' }]) // => '[1]'
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let after = ''
  let at = 0
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    if (edit.start < at) continue
    after += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return after + text.slice(at)
}
