/** Texts of files by their path from the top of the repository. */
export type Files = ReadonlyMap<string, string>

/**
 * One file to write. `base` is its text when it was read, null if it did not exist; `text` is the new one, null to
 * delete it. If the file's text is no longer `base`, it has changed meanwhile, and nothing is written.
 */
export interface Change {
  readonly path: string
  readonly base: string | null
  readonly text: string | null
}

/** A file as it is on disk now; null where there is none. */
export interface DiskFile {
  readonly path: string
  readonly text: string | null
}

/** The files that differ, in their state after. */
export function differences(before: Files, after: Files): readonly DiskFile[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])]
  return paths.flatMap((path) =>
    before.get(path) === after.get(path) ? [] : [{ path, text: after.get(path) ?? null }],
  )
}

/** Files with others in the place of some of them. */
export function withFiles(files: Files, changed: readonly DiskFile[]): Files {
  const all = new Map(files)
  for (const { path, text } of changed) {
    if (text === null) all.delete(path)
    else all.set(path, text)
  }
  return all
}
