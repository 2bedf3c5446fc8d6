import { withChanges } from '../../../generate/fix/file-changes'
import { manifestPath } from '../../../lint/source/file-kind'
import { followsFromDeletion, withoutForm } from '../files/delete-form'
import { fileOf, slugsIn, type Change, type Files } from '../../form-files'
import { changedForms, ownManifest } from '../files/manifest-parts'
import type { HeldInput } from './held'

/** An unsaved change. `base` is the text it began from; `text` is null for a file to delete. */
export type FileDraft = Omit<Change, 'path'>

export type FileDrafts = ReadonlyMap<string, FileDraft>

/** The workbench's state: the files as last read, the changes since, and the held input, the latest last. */
export interface StoreState extends FileState {
  readonly held: readonly HeldInput[]
}

/** The work that is in no file yet. */
export type Unsaved = Pick<StoreState, 'drafts' | 'held'>

export interface FileState {
  readonly disk: Files
  readonly drafts: FileDrafts
}

export const emptyState: StoreState = { disk: new Map(), drafts: new Map(), held: [] }

/** Whether a form exists; one that the next save deletes still does, because the deletion can be undone. */
export function hasForm({ disk, drafts }: FileState, slug: string): boolean {
  return [...disk.keys(), ...drafts.keys()].some((path) => fileOf(path)?.slug === slug)
}

/** The files as if everything were saved now. */
export function currentFiles({ disk, drafts }: FileState): Files {
  return withChanges(disk, new Map([...drafts].map(([path, { text }]) => [path, text])))
}

/** Whether the next save deletes a form. */
export function isMarkedForDeletion({ disk, drafts }: FileState, slug: string): boolean {
  const own = [...disk.keys()].filter((path) => fileOf(path)?.slug === slug)
  return own.length > 0 && own.every((path) => drafts.get(path)?.text === null)
}

/** The page of a form as it is once the forms that the next save deletes are gone from it. */
export function afterDeletions(
  state: FileState,
  path: string,
  base: string | null,
  except = '',
): string | null {
  const isDeleting = [...state.drafts.values()].some(({ text }) => text === null)
  if (!isDeleting || base === null || fileOf(path)?.kind !== 'ui') return base
  const deleted = slugsIn(state.disk).filter((slug) => slug !== except && isMarkedForDeletion(state, slug))
  return deleted.reduce(withoutForm, base)
}

/** Whether a draft changes more than what follows from the deletion of another form. */
export function isOwnChange(state: FileState, path: string, { base, text }: FileDraft): boolean {
  const remaining = afterDeletions(state, path, base)
  return remaining === base || remaining !== text
}

/**
 * The changes that belong to one form: those of its files, and those of the manifest except other forms'
 * parts. If the next save deletes the form, also the removal of its slug from other forms' saved files,
 * without their unsaved changes.
 */
export function changesOf(state: FileState, slug: string): readonly Change[] {
  const isDeleted = isMarkedForDeletion(state, slug)
  return [...state.drafts].flatMap(([path, { base, text }]) => {
    const file = fileOf(path)
    if (file?.kind === 'manifest') {
      const own = ownManifest(base, text, slug)
      return own === base ? [] : [{ path, base, text: own }]
    }
    if (file?.slug === slug) return isOwnChange(state, path, { base, text }) ? [{ path, base, text }] : []
    const isFollowing = isDeleted && base !== null && followsFromDeletion(path, base, text, slug)
    return isFollowing ? [{ path, base, text: withoutForm(base, slug) }] : []
  })
}

/** The other forms whose part of the manifest has changes. */
export function othersInManifest({ drafts }: FileState, slug: string): readonly string[] {
  const { base = null, text = null } = drafts.get(manifestPath) ?? {}
  return changedForms(base, text).filter((each) => each !== slug)
}

/** The forms with changes, in their files, in the manifest, or held back. */
export function changedSlugs(state: StoreState): ReadonlySet<string> {
  const { drafts, held } = state
  const ofFiles = [...drafts].flatMap(([path, draft]) => {
    if (path === manifestPath) return changedForms(draft.base, draft.text)
    return isOwnChange(state, path, draft) ? (fileOf(path)?.slug ?? []) : []
  })
  return new Set([...ofFiles, ...held.map(({ panel }) => panel.slug)])
}

/** The changes whose file has changed on disk since they began. */
export function conflictsOf(state: StoreState, slug: string): readonly Change[] {
  return changesOf(state, slug).filter(({ path, base }) => base !== textIn(state.disk, path))
}

/** What is held back of one form; nothing of one that the next save deletes. */
export function heldOf(state: StoreState, slug: string): readonly HeldInput[] {
  const own = state.held.filter(({ panel }) => panel.slug === slug)
  return own.length > 0 && isMarkedForDeletion(state, slug) ? [] : own
}

/** The text of a file; null if it does not exist. */
export function textIn(files: Files, path: string): string | null {
  return files.get(path) ?? null
}
