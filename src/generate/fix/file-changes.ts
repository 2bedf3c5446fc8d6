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
