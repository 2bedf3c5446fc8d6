import type { Change, DiskFile, Files } from '../files/change'
import { followsFromDeletion } from '../files/delete-form'
import { fileOf } from '../files/form-file'
import { jsonIn } from '../files/open-json'
import { hold, withForms, type HeldInput, type PanelId } from './held'
import { mergeTexts } from './merge-texts'

/** An unsaved change. `base` is the text it began from; `text` is null for a file to delete. */
export type FileDraft = Omit<Change, 'path'>

/** New texts of files by their paths; null for a file to delete. */
export type Texts = ReadonlyMap<string, string | null>

export type FileDrafts = ReadonlyMap<string, FileDraft>

/** The workbench's state: the files as last read, the changes since, and what is held back of them, the latest last. */
export interface StoreState extends FileState {
  readonly held: readonly HeldInput[]
}

interface FileState {
  readonly disk: Files
  readonly drafts: FileDrafts
}

export type StoreEvent =
  | {
      readonly type: 'opened'
      readonly disk: Files
      readonly drafts: FileDrafts
      readonly held?: readonly HeldInput[]
    }
  /** Texts by their paths, null to delete a file. Successive changes of one `group` are undone together. */
  | { readonly type: 'edited'; readonly texts: Texts; readonly group?: string }
  /** Follows automatically from the change before: they are undone together. */
  | { readonly type: 'followed'; readonly texts: Texts }
  /** With a `form`, what is held back of it goes as well. */
  | { readonly type: 'reverted'; readonly paths: readonly string[]; readonly form?: string }
  /** What was typed in a panel is not right yet; without `input`, nothing is held back there any more. */
  | { readonly type: 'held'; readonly panel: PanelId; readonly input?: Omit<HeldInput, 'panel'> | undefined }
  /** A conflict was resolved in favour of the own text: it is now based on what is on disk. */
  | { readonly type: 'kept'; readonly path: string }
  | { readonly type: 'saved'; readonly changes: readonly Change[] }
  /** Files have changed on disk. */
  | { readonly type: 'disk-changed'; readonly files: readonly DiskFile[] }

export const emptyState: StoreState = { disk: new Map(), drafts: new Map(), held: [] }

/**
 * The state after an event. A draft equal to the text on disk is dropped; typed text is never lost except by
 * `reverted`, or with its whole form. Pure.
 * @example reduce(state, { type: 'edited', texts: new Map([['forms/staff/ui.json', '{}']]) }).drafts.size // => 1
 */
export function reduce(state: StoreState, event: StoreEvent): StoreState {
  const { disk, drafts } = reduceFiles(state, event)
  return { disk, drafts, held: withForms(heldAfter(state.held, event), disk, drafts) }
}

function heldAfter(held: readonly HeldInput[], event: StoreEvent): readonly HeldInput[] {
  if (event.type === 'opened') return event.held ?? []
  if (event.type === 'held') return hold(held, event.panel, event.input)
  return event.type === 'reverted' ? held.filter(({ panel }) => panel.slug !== event.form) : held
}

function reduceFiles({ disk, drafts }: FileState, event: StoreEvent): FileState {
  switch (event.type) {
    case 'opened':
      return settle(event.disk, event.drafts)
    case 'edited':
    case 'followed': {
      const baseOf = (path: string) => drafts.get(path)?.base ?? textIn(disk, path)
      const edited = [...event.texts].map(([path, text]) => [path, { base: baseOf(path), text }] as const)
      return settle(disk, new Map([...drafts, ...edited]))
    }
    case 'reverted':
      return settle(disk, new Map([...drafts].filter(([path]) => !event.paths.includes(path))))
    case 'kept':
      return settle(disk, rebase(drafts, [{ path: event.path, text: textIn(disk, event.path) }]))
    case 'saved':
      // What was typed during the save remains a draft, now based on what was saved.
      return settle(withFiles(disk, event.changes), rebase(drafts, event.changes))
    case 'held':
      return { disk, drafts }
    default: {
      const now = settle(withFiles(disk, event.files), drafts)
      return settle(now.disk, mergeDrafts(now))
    }
  }
}

/** The files as if everything were saved now. */
export function currentFiles({ disk, drafts }: FileState): Files {
  return withFiles(
    disk,
    [...drafts].map(([path, { text }]) => ({ path, text })),
  )
}

/** Whether the next save deletes a form. */
export function isMarkedForDeletion({ disk, drafts }: StoreState, slug: string): boolean {
  const own = [...disk.keys()].filter((path) => fileOf(path)?.slug === slug)
  return own.length > 0 && own.every((path) => drafts.get(path)?.text === null)
}

/**
 * The changes that belong to one form: its own files, and the manifest, which all forms share; if the form is to be
 * deleted, also those that remove its slug from other forms.
 */
export function changesOf(state: StoreState, slug: string): readonly Change[] {
  const leaves = isMarkedForDeletion(state, slug)
  const own = [...state.drafts].filter(([path, { base, text }]) => {
    const file = fileOf(path)
    const isShared = file?.kind === 'manifest' || (leaves && followsFromDeletion(path, base, text, slug))
    return isShared || file?.slug === slug
  })
  return own.map(([path, draft]) => ({ path, ...draft }))
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

/** Drafts based on an older text than the disk's are merged with what changed there, if the two do not overlap. */
function mergeDrafts({ disk, drafts }: FileState): FileDrafts {
  const merged = [...drafts].map(([path, draft]) => {
    const theirs = textIn(disk, path)
    const { base, text } = draft
    if (base === theirs || base === null || text === null || theirs === null) return [path, draft] as const
    const both = mergeTexts(base, text, theirs)
    return [
      path,
      both !== undefined && jsonIn(both) !== undefined ? { base: theirs, text: both } : draft,
    ] as const
  })
  return new Map(merged)
}

/** The drafts, those of these files now based on these texts. */
function rebase(drafts: FileDrafts, files: readonly DiskFile[]): FileDrafts {
  const bases = new Map(files.map(({ path, text }) => [path, text]))
  const rebased = [...drafts].map(([path, draft]) => {
    const base = bases.get(path)
    return [path, base === undefined ? draft : { ...draft, base }] as const
  })
  return new Map(rebased)
}

function settle(disk: Files, drafts: FileDrafts): FileState {
  return { disk, drafts: new Map([...drafts].filter(([path, { text }]) => text !== textIn(disk, path))) }
}

function textIn(files: Files, path: string): string | null {
  return files.get(path) ?? null
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
