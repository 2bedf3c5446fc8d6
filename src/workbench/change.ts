import type { FileChanges } from '../generate/fix/file-changes'

/** Texts of files by their path from the top of the repository. */
export type Files = ReadonlyMap<string, string>

/** A file as it is on disk, or should become; `text` is null for a file that does not exist. */
export interface DiskFile {
  readonly path: string
  readonly text: string | null
}

/**
 * One file to write or to delete. `base` is its text when it was read, null if it did not exist. If the text
 * on disk is no longer `base`, the whole save is refused.
 */
export interface Change extends DiskFile {
  readonly base: string | null
}

/** The new texts of changes or of files on disk. */
export function newTexts(files: readonly DiskFile[]): FileChanges {
  return new Map(files.map(({ path, text }) => [path, text]))
}
