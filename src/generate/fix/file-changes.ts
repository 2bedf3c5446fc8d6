import { decodeText } from '../../lint/source/decode-text'

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

type AnyFile = string | Uint8Array

/** The changes from one state of the files to another: new texts first, then deletions. Folders are ignored. */
export function changesBetween(
  before: ReadonlyMap<string, AnyFile>,
  after: ReadonlyMap<string, AnyFile>,
): FileChanges {
  const changed = [...after].filter(
    ([path, file]) => !path.endsWith('/') && textOf(before.get(path)) !== textOf(file),
  )
  const gone = [...before.keys()].filter((path) => !path.endsWith('/') && !after.has(path))
  return new Map([
    ...changed.map(([path, file]) => [path, textOf(file) ?? ''] as const),
    ...gone.map((path) => [path, null] as const),
  ])
}

/** The whole text of a file, including its byte order mark, so that removing the mark counts as a change. */
function textOf(file: AnyFile | undefined): string | undefined {
  if (file === undefined) return undefined
  const decoded = decodeText(file)
  return decoded.ok ? (decoded.hasMark ? `\uFEFF${decoded.text}` : decoded.text) : undefined
}
