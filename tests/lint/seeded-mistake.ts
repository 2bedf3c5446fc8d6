import type { WorkspaceFiles } from '../../src/lint/source/read-workspace'

/** One mistake as a person could make it in the files of staff, and the expected report. */
export interface Mistake {
  /** The mistake in a few words; the test is named after it. */
  readonly says: string
  /** The file that is changed. */
  readonly file?: string
  /** A text that the file contains once, and its replacement. */
  readonly find?: string
  readonly replace?: string
  /** The whole new text of the file. */
  readonly whole?: string
  /** How the changed file is saved; UTF-8 if left out. */
  readonly encoding?: 'latin1' | 'utf16le'
  /** Files to add, by path. */
  readonly add?: Readonly<Record<string, string>>
  /** Path prefixes to remove, rename or copy. */
  readonly remove?: readonly string[]
  readonly rename?: { readonly from: string; readonly to: string }
  readonly copy?: { readonly from: string; readonly to: string }
  /** The expected report on the mistake, line by line. */
  readonly report: readonly string[]
  /** How many further problems follow from the mistake; none if left out. */
  readonly followUps?: number
}

type Entries = readonly (readonly [string, string | Uint8Array])[]

/** The files with the mistake in them. Throws if the mistake does not fit the files any more. */
export function applyMistake(files: WorkspaceFiles, mistake: Mistake): WorkspaceFiles {
  const { file, add = {}, remove = [], rename, copy } = mistake
  const kept = [...files].filter(([path]) => !remove.some((start) => path.startsWith(start)))
  if (remove.length > 0 && kept.length === files.size) throw new Error('There is nothing to remove.')
  const named = kept.filter(([path]) => !rename || !path.startsWith(rename.from))
  const fresh = Object.entries(add)
  const moved = [...startingAnew(kept, rename), ...startingAnew(kept, copy)]
  const changed: Entries = file === undefined ? [] : [[file, changedText(files, file, mistake)]]
  return new Map([...named, ...moved, ...fresh, ...changed])
}

function startingAnew(entries: Entries, change: Mistake['rename']): Entries {
  if (!change) return []
  const found = entries.filter(([path]) => path.startsWith(change.from))
  if (found.length === 0) throw new Error(`There is nothing at ${change.from}.`)
  return found.map(([path, text]) => [change.to + path.slice(change.from.length), text])
}

function changedText(files: WorkspaceFiles, file: string, mistake: Mistake): Uint8Array {
  const { find, replace, whole, encoding = 'utf8' } = mistake
  const old = Buffer.from(files.get(file) ?? '').toString('utf8')
  const parts = find === undefined ? [] : old.split(find)
  if (find !== undefined && parts.length !== 2)
    throw new Error(`${file} does not contain this exactly once: ${find}`)
  return new Uint8Array(Buffer.from(whole ?? parts.join(replace), encoding))
}
