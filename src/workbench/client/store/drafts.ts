import { fileOf } from '../files/form-file'
import type { FileDraft, FileDrafts } from './reducer'

/** The part of the browser's storage that unsaved work needs. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'workbench:'

/**
 * Read the drafts of an earlier visit; what cannot be parsed is left out. Never throws.
 * @example readDrafts(localStorage).get('forms/staff/ui.json') // => { base: '{…', text: '{…' }
 */
export function readDrafts(storage: DraftStorage): FileDrafts {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const entries = keys
    .filter((key) => key.startsWith(prefix))
    .toSorted()
    .flatMap((key) => Object.entries(parse(storage.getItem(key))))
  return new Map(
    entries.filter(
      (entry): entry is [string, FileDraft] => fileOf(entry[0]) !== undefined && isDraft(entry[1]),
    ),
  )
}

/**
 * Store the drafts, one entry for each form. Only entries whose drafts differ from `before` are written, so that
 * another form open in another tab is not affected. Returns false where the browser stores nothing (storage full, or
 * switched off).
 */
export function writeDrafts(storage: DraftStorage, before: FileDrafts, after: FileDrafts): boolean {
  const touched = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  )
  try {
    for (const key of new Set(touched.map(keyOf))) {
      const own = [...after].filter(([path]) => keyOf(path) === key)
      if (own.length === 0) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(Object.fromEntries(own)))
    }
    return true
  } catch {
    return false
  }
}

function keyOf(path: string): string {
  return prefix + (fileOf(path)?.slug ?? 'manifest.json')
}

function parse(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

function isDraft(value: unknown): value is FileDraft {
  if (typeof value !== 'object' || value === null || !('base' in value) || !('text' in value)) return false
  return [value.base, value.text].every((part) => part === null || typeof part === 'string')
}
