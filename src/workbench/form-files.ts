import { fileKind, manifestPath } from '../lint/source/file-kind'
import { isSlug } from '../lint/source/slug'
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

/** The kind of a file of `forms/`. The manifest belongs to no form, all share it. */
export type FormFile =
  | { readonly kind: 'manifest'; readonly slug?: undefined }
  | { readonly kind: 'schema' | 'ui' | 'message' | 'fixtures' | 'snapshot'; readonly slug: string }

export type FormFileKind = FormFile['kind']

/**
 * The kind of a file, by its path from the top of the repository; undefined for files that the workbench ignores.
 * @example fileOf('forms/staff/ui.json') // => { kind: 'ui', slug: 'staff' }
 */
export function fileOf(path: string): FormFile | undefined {
  const file = fileKind(path)
  if (file.kind === 'manifest') return file
  if (!('slug' in file) || file.kind === 'folder' || !isSlug(file.slug)) return undefined
  return { kind: file.kind === 'part' ? file.part : file.kind, slug: file.slug }
}

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

/** The files of one form in a fixed order: its parts, the manifest, the fixtures, the snapshot. */
export function filesOfForm(files: Files, slug: string): readonly PlacedFile[] {
  const own = [...files.keys()].flatMap((path) => {
    const file = fileOf(path)
    return file && (file.slug === slug || path === manifestPath) ? [{ path, file }] : []
  })
  return own.toSorted((a, b) => ranks[a.file.kind] - ranks[b.file.kind])
}

/** Whether a file of a form is updated automatically: its fixtures, and the snapshot of their messages. */
export function isFollowUp(path: string, slug: string): boolean {
  const file = fileOf(path)
  return file?.slug === slug && (file.kind === 'fixtures' || file.kind === 'snapshot')
}
