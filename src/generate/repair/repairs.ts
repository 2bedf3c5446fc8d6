import type { Files } from '../../lint/source/read-workspace'

/** New texts of files by their path from the top of the repository; null for a file to be deleted. */
export type Repairs = ReadonlyMap<string, string | null>

/** The files as they are with the repairs made. */
export function repaired(files: Files, repairs: Repairs): Files {
  const after = new Map(files)
  for (const [path, text] of repairs) {
    if (text === null) after.delete(path)
    else after.set(path, text)
    const folder = `${path.split('/').slice(0, -1).join('/')}/`
    after.delete(folder)
  }
  return after
}
