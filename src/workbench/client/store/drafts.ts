import { jsonIn } from '../../../engine/json'
import { hasProperties, propertiesOf } from '../../../engine/properties-of'
import { fileOf } from '../../form-files'
import type { HeldInput } from './held'
import type { FileDraft, Unsaved } from './state'

/** The part of the browser's storage that unsaved work needs. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The values stored under a prefix, by the rest of their keys; what cannot be parsed is left out. Never throws. */
export function readStored(storage: DraftStorage, prefix: string): readonly (readonly [string, object])[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys
    .filter((key) => key.startsWith(prefix))
    .toSorted()
    .map((key) => [key.slice(prefix.length), propertiesOf(jsonIn(storage.getItem(key)))] as const)
}

/** Keep a value, or remove it. False where the browser stores nothing: storage full, or switched off. */
export function writeStored(storage: DraftStorage, key: string, value: object | undefined): boolean {
  try {
    if (value === undefined) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

const prefix = 'workbench:'
const heldPrefix = 'workbench-held:'

/** Read the unsaved work of an earlier visit; what cannot be read is left out. Never throws. */
export function readUnsaved(storage: DraftStorage): Unsaved {
  return unsavedIn(readStored(storage, ''))
}

/**
 * Store unsaved work: one entry for the drafts of each form, one for those of the manifest, and one for what is held
 * back of each form. Only entries that differ from those that are `stored` are written. Returns what is stored now:
 * `now` itself, unless the browser refuses some (storage full, or switched off).
 */
export function writeUnsaved(storage: DraftStorage, stored: Unsaved, now: Unsaved): Unsaved {
  const [before, after] = [entriesOf(stored), entriesOf(now)]
  const refused = [...new Set([...before.keys(), ...after.keys()])].filter((key) => {
    const value = after.get(key)
    return !hasSameParts(before.get(key), value) && !writeStored(storage, key, value)
  })
  if (refused.length === 0) return now
  return unsavedIn(new Map([...after, ...refused.map((key) => [key, before.get(key) ?? {}] as const)]))
}

/** Unsaved work merged with what another tab has stored under a key; undefined for any other key. Never throws. */
export function withStored(storage: DraftStorage, key: string, now: Unsaved): Unsaved | undefined {
  if (!key.startsWith(prefix) && !key.startsWith(heldPrefix)) return undefined
  return unsavedIn(new Map([...entriesOf(now), [key, propertiesOf(jsonIn(storage.getItem(key)))]]))
}

/** The unsaved work in these stored entries; anything else is left out. */
function unsavedIn(entries: Iterable<readonly [key: string, parts: object]>): Unsaved {
  const partsUnder = (start: string) => [...entries].filter(([key]) => key.startsWith(start))
  const drafts = partsUnder(prefix).flatMap(([, parts]) => Object.entries(parts).filter(isDraft))
  const held = partsUnder(heldPrefix).flatMap(([key, parts]) =>
    Object.values(parts).filter((one: unknown) => isHeld(one, key.slice(heldPrefix.length))),
  )
  return { drafts: new Map(drafts), held }
}

/** Unsaved work by the keys under which it is stored. */
function entriesOf({ drafts, held }: Unsaved): ReadonlyMap<string, object> {
  const entries = new Map<string, object>()
  for (const [path, draft] of drafts) {
    const key = prefix + (fileOf(path)?.slug ?? 'manifest.json')
    entries.set(key, { ...entries.get(key), [path]: draft })
  }
  for (const { panel } of held)
    entries.set(
      heldPrefix + panel.slug,
      held.filter((each) => each.panel.slug === panel.slug),
    )
  return entries
}

function hasSameParts(one: object = {}, other: object = {}): boolean {
  const [parts, others] = [Object.entries(one), new Map(Object.entries(other))]
  return parts.length === others.size && parts.every(([key, part]) => others.get(key) === part)
}

function isDraft(entry: [path: string, value: unknown]): entry is [string, FileDraft] {
  const { base, text } = propertiesOf(entry[1])
  return fileOf(entry[0]) !== undefined && [base, text].every((part) => part === null || isText(part))
}

function isHeld(value: unknown, of: string): value is HeldInput {
  const { panel, values, errors } = propertiesOf(value)
  const { slug, part } = propertiesOf(panel)
  const isTyped = hasProperties(values) && Object.values(values).every(isText)
  const areErrors = Array.isArray(errors) && errors.every((error) => isText(propertiesOf(error)['text']))
  return slug === of && isText(part) && isTyped && areErrors
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
