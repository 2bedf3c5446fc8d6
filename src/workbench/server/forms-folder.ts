import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { jsonIn } from '../../engine/json'
import { fillText } from '../../engine/fill-text'
import { alone, type Processes } from '../../generate/save-lock'
import { leadsElsewhere, undoSaveOfForms, writeFiles } from '../../generate/write-files'
import { nestsTooDeep } from '../../engine/nesting'
import type { SaveReply } from '../api'
import { fileOf, type Change } from '../form-files'
import texts from './texts.json'

type Refusal = Extract<SaveReply, { state: 'refused' | 'conflict' }>

/**
 * Every file of the folder that the workbench edits, by its path as the linter names it (`forms/staff/ui.json`). Skips
 * links, which may lead out of the folder or in circles, and folders with the name of a file.
 */
export function readFormFiles(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.flatMap((entry) => {
    const place = join(entry.parentPath, entry.name)
    const path = `forms/${relative(folder, place).split(sep).join('/')}`
    return entry.isFile() && fileOf(path) ? [[path, readFileSync(place, 'utf8')] as const] : []
  })
  return Object.fromEntries(files.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** A version string that differs whenever a file of the folder was added, removed or changed. */
export function folderVersion(folder: string): string {
  return createHash('sha256')
    .update(JSON.stringify(readFormFiles(folder)))
    .digest('hex')
}

/**
 * Write a form's changes into the folder, all of them or none, while no command or other workbench saves there.
 * Refuses paths that are not files of this form, the manifest or another form's `ui.json` (which may name this one),
 * links, folders, and texts that are not JSON or are nested too deeply. A file that no longer has its `base` text is a
 * conflict, returned with the current texts. Throws, with nothing changed, where the disk does not take the files, and
 * a `BusyError` where another save takes too long.
 * @example await saveChanges('forms', 'staff', [{ path: 'forms/staff/ui.json', base: old, text: '{}' }]) // => undefined
 */
export function saveChanges(
  folder: string,
  slug: string,
  changes: readonly Change[],
  processes?: Processes,
): Promise<Refusal | undefined> {
  return alone(folder, () => checkAndWrite(folder, slug, changes), processes)
}

function checkAndWrite(folder: string, slug: string, changes: readonly Change[]): Refusal | undefined {
  undoSaveOfForms(folder)
  for (const { path, text } of changes) {
    const reason = reasonAgainst(folder, slug, path, text)
    if (reason !== undefined) return { state: 'refused', why: fillText(reason, { path }) }
  }
  const files = changes.filter((change) => textAt(folder, change.path) !== change.base)
  if (files.length > 0)
    return { state: 'conflict', files: files.map(({ path }) => ({ path, text: textAt(folder, path) })) }
  writeFiles(folder, new Map(changes.map(({ path, text }) => [path.slice('forms/'.length), text])))
  return undefined
}

function reasonAgainst(folder: string, slug: string, path: string, text: string | null): string | undefined {
  const file = fileOf(path)
  // Any form's page may list this one among its related forms, and must change when this one is deleted.
  const isAllowed = file && (file.kind === 'manifest' || file.kind === 'ui' || file.slug === slug)
  if (!isAllowed) return texts.notAForm
  if (text !== null && (nestsTooDeep(text) || typeof jsonIn(text) !== 'object')) return texts.notJson
  const place = placeOf(folder, path)
  if (leadsElsewhere(folder, place)) return texts.isLink
  const existing = lstatSync(place, { throwIfNoEntry: false })
  return existing && !existing.isFile() ? texts.isFolder : undefined
}

function textAt(folder: string, path: string): string | null {
  const place = placeOf(folder, path)
  return existsSync(place) ? readFileSync(place, 'utf8') : null
}

function placeOf(folder: string, path: string): string {
  return join(folder, path.slice('forms/'.length))
}
