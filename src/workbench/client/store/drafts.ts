import { hasProperties, propertiesOf } from '../../../engine/properties-of'
import { fileOf } from '../files/form-file'
import { jsonIn } from '../files/json'
import type { HeldInput } from './held'
import type { FileDraft, Unsaved } from './reducer'

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
  const drafts = readStored(storage, prefix).flatMap(([, each]) => Object.entries(each).filter(isDraft))
  const held = readStored(storage, heldPrefix).flatMap(([slug, each]) =>
    Object.values(each).filter((one: unknown) => isHeld(one, slug)),
  )
  return { drafts: new Map(drafts), held }
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
  return refused.length === 0 ? now : partly(now, stored, (key) => refused.includes(key))
}

/** Unsaved work with what another tab has stored under a key; undefined for keys of other things. Never throws. */
export function withStored(storage: DraftStorage, key: string, now: Unsaved): Unsaved | undefined {
  if (!key.startsWith(prefix) && !key.startsWith(heldPrefix)) return undefined
  return partly(now, readUnsaved(storage), (each) => each === key)
}

/** Unsaved work, in place of some of it that of `other`, by the keys under which it is stored. */
function partly(now: Unsaved, other: Unsaved, isOther: (key: string) => boolean): Unsaved {
  const pick = <Part>(own: Iterable<Part>, others: Iterable<Part>, keyOf: (part: Part) => string) => [
    ...[...own].filter((part) => !isOther(keyOf(part))),
    ...[...others].filter((part) => isOther(keyOf(part))),
  ]
  return {
    drafts: new Map(pick(now.drafts, other.drafts, keyOfDraft)),
    held: pick(now.held, other.held, keyOfHeld),
  }
}

/** Unsaved work by the keys under which it is stored. */
function entriesOf({ drafts, held }: Unsaved): ReadonlyMap<string, object> {
  const entries = new Map<string, object>()
  for (const draft of drafts)
    entries.set(keyOfDraft(draft), { ...entries.get(keyOfDraft(draft)), [draft[0]]: draft[1] })
  for (const key of held.map(keyOfHeld))
    entries.set(
      key,
      held.filter((each) => keyOfHeld(each) === key),
    )
  return entries
}

function hasSameParts(one: object = {}, other: object = {}): boolean {
  const [parts, others] = [Object.entries(one), new Map(Object.entries(other))]
  return parts.length === others.size && parts.every(([key, part]) => others.get(key) === part)
}

function keyOfDraft([path]: readonly [path: string, draft: FileDraft]): string {
  return prefix + (fileOf(path)?.slug ?? 'manifest.json')
}

function keyOfHeld({ panel }: HeldInput): string {
  return heldPrefix + panel.slug
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
