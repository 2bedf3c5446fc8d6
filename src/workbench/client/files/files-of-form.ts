import type { Files } from './change'
import { fileOf, manifestPath, type FormFile } from './form-file'

export interface PlacedFile {
  readonly path: string
  readonly file: FormFile
}

const ranks = { schema: 0, ui: 1, message: 2, manifest: 3, fixtures: 4, snapshot: 5 } as const

/** The slugs of all forms among these files, in alphabetical order. */
export function slugsIn(files: Files): readonly string[] {
  const slugs = [...files.keys()].flatMap((path) => fileOf(path)?.slug ?? [])
  return [...new Set(slugs)].toSorted()
}

/**
 * The files of one form in the order staff think of them: its three parts, the manifest, then the fixtures and their
 * messages.
 */
export function filesOfForm(files: Files, slug: string): readonly PlacedFile[] {
  const own = [...files.keys()].flatMap((path) => {
    const file = fileOf(path)
    return file && (file.slug === slug || path === manifestPath) ? [{ path, file }] : []
  })
  return own.toSorted((a, b) => ranks[a.file.kind] - ranks[b.file.kind])
}
