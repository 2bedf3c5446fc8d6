import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { SaveReply } from '../client/api/api'
import type { Change, DiskFile } from '../client/files/change'
import { fileOf } from '../client/files/form-file'
import { fillText } from '../../engine/fill-text'
import texts from './texts.json'

type Refusal = Extract<SaveReply, { state: 'refused' | 'conflict' }>

/** Every file of the folder that the workbench edits, by its path as the checker names it (`forms/staff/ui.json`). */
export function readFormFiles(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const paths = names.map((name) => `forms/${name.split(sep).join('/')}`).filter((path) => fileOf(path))
  return Object.fromEntries(paths.map((path) => [path, readFileSync(placeOf(folder, path), 'utf8')]))
}

/**
 * Write a form's changes into the folder, all of them or none. Refuses paths that are not files of this form, the
 * manifest or another form's `ui.json` (which may name this one), links, texts that are not JSON, and, with the texts that stand there now, files that are no longer what
 * they were when they were read.
 * @example saveChanges('forms', 'staff', [{ path: 'forms/staff/ui.json', base: old, text: '{}' }]) // => undefined
 */
export function saveChanges(folder: string, slug: string, changes: readonly Change[]): Refusal | undefined {
  const refusal = firstRefusal(folder, slug, changes)
  if (refusal) return { state: 'refused', ...refusal }
  const files = changes.filter((change) => textAt(folder, change.path) !== change.base)
  if (files.length > 0) return { state: 'conflict', files: files.map(({ path }) => diskFile(folder, path)) }
  for (const { path, text } of changes) {
    if (text === null) removeWhole(folder, placeOf(folder, path))
    else writeWhole(placeOf(folder, path), text)
  }
  return undefined
}

function firstRefusal(
  folder: string,
  slug: string,
  changes: readonly Change[],
): { readonly why: string; readonly path: string } | undefined {
  for (const { path, text } of changes) {
    const reason = reasonAgainst(folder, slug, path, text)
    if (reason !== undefined) return { why: fillText(reason, { path }), path }
  }
  return undefined
}

function reasonAgainst(folder: string, slug: string, path: string, text: string | null): string | undefined {
  const file = fileOf(path)
  // The page of any form may offer this one, and must not once this one is deleted.
  const isAllowed = file && (file.kind === 'manifest' || file.kind === 'ui' || file.slug === slug)
  if (!isAllowed) return texts.notAForm
  if (text !== null && !isJson(text)) return texts.notJson
  return leadsElsewhere(folder, placeOf(folder, path)) ? texts.isLink : undefined
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** Whether a place, or a folder it stands in, is a link: what looks like `forms/` could then be anywhere. */
function leadsElsewhere(folder: string, place: string): boolean {
  if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) return true
  const existing = nearestExisting(dirname(place))
  return realpathSync(existing) !== join(realpathSync(folder), relative(folder, existing))
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder))
}

/** A reader never sees half a file: it is written beside its place, then put there. */
function writeWhole(place: string, text: string): void {
  mkdirSync(dirname(place), { recursive: true })
  const beside = `${place}.being-written`
  writeFileSync(beside, text)
  renameSync(beside, place)
}

/** Folders that are left without a file go as well. */
function removeWhole(folder: string, place: string): void {
  rmSync(place, { force: true })
  for (let around = dirname(place); around !== folder && isEmpty(around); around = dirname(around))
    rmdirSync(around)
}

function isEmpty(place: string): boolean {
  return existsSync(place) && readdirSync(place).length === 0
}

function diskFile(folder: string, path: string): DiskFile {
  return { path, text: textAt(folder, path) }
}

function textAt(folder: string, path: string): string | null {
  const place = placeOf(folder, path)
  return existsSync(place) ? readFileSync(place, 'utf8') : null
}

function placeOf(folder: string, path: string): string {
  return join(folder, path.slice('forms/'.length))
}
