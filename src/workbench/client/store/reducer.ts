import { jsonIn } from '../../../engine/json'
import { withChanges, type FileChanges } from '../../../generate/fix/file-changes'
import { manifestPath } from '../../../lint/source/file-kind'
import { withFormAgain } from '../files/delete-form'
import { fileOf, newTexts, type Change, type Files } from '../../form-files'
import { changedForms, mergeManifests, withParts, withTheirParts } from '../files/manifest-parts'
import { heldAfterChange, hold, type HeldInput, type PanelId } from './held'
import {
  afterDeletions,
  changesOf,
  currentFiles,
  hasForm,
  isOwnChange,
  textIn,
  type FileDrafts,
  type FileState,
  type StoreState,
  type Unsaved,
} from './state'
import { structuredPatch } from 'diff'

export type StoreEvent =
  | ({ readonly type: 'opened'; readonly disk: Files } & Pick<Unsaved, 'drafts'> & Partial<Unsaved>)
  /** Another tab has changed the unsaved work, which both share. */
  | ({ readonly type: 'taken-over' } & Unsaved)
  /** A new form, which is never undone. */
  | { readonly type: 'created'; readonly texts: FileChanges }
  /**
   * Texts by their paths, null to delete a file. `form` is the one that is being edited, which undoes it; successive
   * changes of one `group` are undone together.
   */
  | { readonly type: 'edited'; readonly form: string; readonly texts: FileChanges; readonly group?: string }
  /** Follows automatically from the form's last change: both are undone together. */
  | { readonly type: 'followed'; readonly form: string; readonly texts: FileChanges }
  /** Drops the changes of these files; in the manifest, only the form's own. */
  | { readonly type: 'reverted'; readonly form: string; readonly paths: readonly string[] }
  /** Drops all changes of a form, and its held input. */
  | { readonly type: 'discarded'; readonly form: string }
  /** What was typed in a panel is not valid yet; without `input`, nothing is held back there any more. */
  | { readonly type: 'held'; readonly panel: PanelId; readonly input?: Omit<HeldInput, 'panel'> | undefined }
  /** A conflict was resolved in favour of this user's text, which is now based on the text on disk. */
  | { readonly type: 'kept'; readonly path: string }
  | { readonly type: 'saved'; readonly changes: readonly Change[] }
  | { readonly type: 'disk-changed'; readonly files: FileChanges }

/**
 * The state after an event. A draft equal to the text on disk is dropped; typed text is never lost except by
 * `reverted` and `discarded`, or with its whole form. Pure.
 * @example reduce(state, { type: 'edited', form: 'staff', texts: new Map([['forms/staff/ui.json', '{}']]) }).drafts.size // => 1
 */
export function reduce(state: StoreState, event: StoreEvent): StoreState {
  const { disk, drafts } = reduceFiles(state, event)
  const known = heldAfter(state.held, event).filter(({ panel }) => hasForm({ disk, drafts }, panel.slug))
  if (known.length === 0) return { disk, drafts, held: known }
  const held = heldAfterChange(known, currentFiles(state), currentFiles({ disk, drafts }))
  return { disk, drafts, held }
}

function heldAfter(held: readonly HeldInput[], event: StoreEvent): readonly HeldInput[] {
  if (event.type === 'opened' || event.type === 'taken-over') return event.held ?? []
  if (event.type === 'held') return hold(held, event.panel, event.input)
  return event.type === 'discarded' ? held.filter(({ panel }) => panel.slug !== event.form) : held
}

function reduceFiles(state: FileState, event: StoreEvent): FileState {
  const { disk, drafts } = state
  switch (event.type) {
    case 'opened':
      return merged(pruned(event.disk, event.drafts))
    case 'taken-over':
      return merged(pruned(disk, event.drafts))
    case 'created':
    case 'edited':
    case 'followed': {
      const baseOf = (path: string) => drafts.get(path)?.base ?? textIn(disk, path)
      const edited = [...event.texts].map(([path, text]) => [path, { base: baseOf(path), text }] as const)
      return pruned(disk, new Map([...drafts, ...edited]))
    }
    case 'reverted':
      return revert(state, event.paths, event.form)
    case 'discarded':
      return revert(
        state,
        changesOf(state, event.form).map(({ path }) => path),
        event.form,
      )
    case 'kept':
      return keepMine(state, event.path)
    case 'saved': {
      const saved = withChanges(disk, newTexts(event.changes))
      const isSaved = (path: string) => event.changes.some((change) => change.path === path)
      // What was typed during the save remains a draft, now based on what was saved.
      const left = [...drafts].map(
        ([path, draft]) => [path, isSaved(path) ? { ...draft, base: textIn(saved, path) } : draft] as const,
      )
      return pruned(saved, new Map(left))
    }
    case 'held':
      return { disk, drafts }
    default:
      return merged(pruned(withChanges(disk, event.files), drafts))
  }
}

/** Drops the drafts of these files, but keeps what other forms have changed in them. */
function revert(state: FileState, paths: readonly string[], form: string): FileState {
  const { disk, drafts } = state
  const left = [...drafts].flatMap(([path, draft]) => {
    if (!paths.includes(path)) return [[path, draft] as const]
    const now = disk.get(path)
    const { base, text } = draft
    const isOfOther = ![form, undefined].includes(fileOf(path)?.slug)
    if (isOfOther && base !== null && text !== null && isOwnChange(state, path, draft))
      return [[path, { base, text: withFormAgain(text, base, form) }] as const]
    // The deletion of another form is not a change of this one.
    const remaining = afterDeletions(state, path, base, form)
    if (remaining !== base) return [[path, { base, text: remaining }] as const]
    const others = path === manifestPath ? changedForms(base, text).filter((slug) => slug !== form) : []
    if (now === undefined || base === null || text === null || others.length === 0) return []
    return [[path, { base: withParts(now, base, others), text: withParts(now, text, others) }] as const]
  })
  return pruned(disk, new Map(left))
}

/** Rebases a draft onto the file on disk; in the manifest, changes that others made to other forms are merged in. */
function keepMine({ disk, drafts }: FileState, path: string): FileState {
  const draft = drafts.get(path)
  if (!draft) return { disk, drafts }
  const base = textIn(disk, path)
  const text = path === manifestPath ? withTheirParts(draft.base, draft.text, base) : draft.text
  return pruned(disk, new Map([...drafts, [path, { base, text }]]))
}

/**
 * Drafts based on an older text than the disk's are merged with what changed there, if the two do not overlap. Message
 * snapshots never conflict, because they are generated from the form.
 */
function merged({ disk, drafts }: FileState): FileState {
  const all = [...drafts].map(([path, draft]) => {
    const theirs = textIn(disk, path)
    const both = draft.base === theirs ? undefined : mergeFile(path, draft.base, draft.text, theirs)
    const text = both ?? (fileOf(path)?.kind === 'snapshot' ? draft.text : undefined)
    return [path, text === undefined ? draft : { base: theirs, text }] as const
  })
  return pruned(disk, new Map(all))
}

/** Three-way merge of a file; undefined where the changes overlap, or where the result would not be JSON. */
export function mergeFile(
  path: string,
  base: string | null,
  mine: string | null,
  theirs: string | null,
): string | undefined {
  if (base === null || mine === null || theirs === null) return undefined
  const byForm = path === manifestPath ? mergeManifests(base, mine, theirs) : undefined
  const both = byForm ?? mergeTexts(base, mine, theirs)
  return jsonIn(both) === undefined ? undefined : both
}

/** Without the drafts that are equal to the text on disk. */
function pruned(disk: Files, drafts: FileDrafts): FileState {
  return { disk, drafts: new Map([...drafts].filter(([path, { text }]) => text !== textIn(disk, path))) }
}

/**
 * Three-way merge of a text, line by line. Undefined where both changed the same lines, or adjacent ones,
 * because only a person can resolve that.
 * @example mergeTexts('a\nb\nc', 'A\nb\nc', 'a\nb\nC') // => 'A\nb\nC'
 */
export function mergeTexts(before: string, mine: string, theirs: string): string | undefined {
  const [own, other] = [changedLines(before, mine), changedLines(before, theirs)]
  const touches = own.some((one) => other.some((two) => one.from <= two.to && two.from <= one.to))
  if (touches) return undefined
  const all = [...own, ...other].toSorted((one, two) => two.from - one.from)
  const merged = before.split('\n')
  for (const { from, to, lines } of all) merged.splice(from, to - from, ...lines)
  return merged.join('\n')
}

/** The ranges of lines that a change replaces, each with the new lines. */
function changedLines(before: string, after: string) {
  // A last line without a line break would be a special case in the patch.
  const { hunks } = structuredPatch('', '', `${before}\n`, `${after}\n`, undefined, undefined, { context: 0 })
  return hunks.map(({ oldStart, oldLines, lines }) => ({
    from: oldStart - 1,
    to: oldStart - 1 + oldLines,
    lines: lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1)),
  }))
}
