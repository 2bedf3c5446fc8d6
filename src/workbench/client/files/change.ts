/** Texts of files by their path from the top of the repository. */
export type Files = ReadonlyMap<string, string>

/**
 * One file to be written. `base` is the text it had when it was read, null where there was none; `text` is the new one,
 * null to delete it. A file whose text is no longer its `base` has changed meanwhile, and nothing is written.
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

/** The files that are others than before, as they are now. */
export function differences(before: Files, after: Files): readonly DiskFile[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])]
  return paths.flatMap((path) =>
    before.get(path) === after.get(path) ? [] : [{ path, text: after.get(path) ?? null }],
  )
}
