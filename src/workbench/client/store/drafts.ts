import { hasProperties, propertiesOf } from '../../../engine/properties-of'
import { fileOf } from '../files/form-file'
import { jsonIn } from '../files/json'
import type { HeldInput } from './held'
import type { FileDraft, FileDrafts, Unsaved } from './reducer'

/** The part of the browser's storage that unsaved work needs. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * The values that the browser keeps under keys with a prefix, by the rest of their keys; what cannot be parsed is left
 * out. Never throws.
 */
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

/**
 * Read the drafts of an earlier visit. Never throws.
 * @example readDrafts(localStorage).get('forms/staff/ui.json') // => { base: '{…', text: '{…' }
 */
export function readDrafts(storage: DraftStorage): FileDrafts {
  const entries = readStored(storage, prefix).flatMap(([, drafts]) => Object.entries(drafts))
  return new Map(
    entries.filter(
      (entry): entry is [string, FileDraft] => fileOf(entry[0]) !== undefined && isDraft(entry[1]),
    ),
  )
}

/**
 * Store the drafts, one entry for each form and one for the manifest. Only entries whose drafts differ from those that
 * are `stored` are written. Returns what is stored now: `drafts` itself, unless the browser refuses some (storage full,
 * or switched off).
 */
export function writeDrafts(storage: DraftStorage, stored: FileDrafts, drafts: FileDrafts): FileDrafts {
  const paths = [...new Set([...stored.keys(), ...drafts.keys()])]
  const touched = new Set(paths.filter((path) => stored.get(path) !== drafts.get(path)).map(keyOf))
  const refused = [...touched].filter((key) => {
    const own = [...drafts].filter(([path]) => keyOf(path) === key)
    return !writeStored(storage, key, own.length > 0 ? Object.fromEntries(own) : undefined)
  })
  const isRefused = (path: string) => refused.includes(keyOf(path))
  return refused.length === 0 ? drafts : partly(drafts, stored, isRefused)
}

/** Drafts, in place of some of them those of `other`. */
function partly(drafts: FileDrafts, other: FileDrafts, isOther: (path: string) => boolean): FileDrafts {
  return new Map([
    ...[...drafts].filter(([path]) => !isOther(path)),
    ...[...other].filter(([path]) => isOther(path)),
  ])
}

/** Read what was held back in an earlier visit. Never throws. */
export function readHeld(storage: DraftStorage): readonly HeldInput[] {
  return readStored(storage, heldPrefix).flatMap(([slug, held]) =>
    Object.values(held).filter(
      (each: unknown): each is HeldInput => isHeld(each) && each.panel.slug === slug,
    ),
  )
}

/** Store what is held back, one entry for each form, as `writeDrafts` does with the drafts. */
export function writeHeld(
  storage: DraftStorage,
  stored: readonly HeldInput[],
  held: readonly HeldInput[],
): readonly HeldInput[] {
  const slugs = [...new Set([...stored, ...held].map(({ panel }) => panel.slug))]
  const refused = slugs.filter((slug) => {
    const [old, own] = [stored, held].map((each) => each.filter(({ panel }) => panel.slug === slug))
    const isSame = old?.length === own?.length && own?.every((each, index) => each === old?.[index])
    return !isSame && !writeStored(storage, heldPrefix + slug, own?.length ? own : undefined)
  })
  return refused.length === 0 ? held : heldPartly(held, stored, refused)
}

/** What is held back, for some forms that of `other`. */
function heldPartly(
  held: readonly HeldInput[],
  other: readonly HeldInput[],
  slugs: readonly string[],
): readonly HeldInput[] {
  const isOther = ({ panel }: HeldInput) => slugs.includes(panel.slug)
  return [...held.filter((each) => !isOther(each)), ...other.filter(isOther)]
}

/**
 * The unsaved work of this tab with what another tab has stored under a key; undefined for keys of other things. Never
 * throws.
 */
export function withStored(
  storage: DraftStorage,
  key: string,
  { drafts, held }: Unsaved,
): Unsaved | undefined {
  if (key.startsWith(heldPrefix))
    return { drafts, held: heldPartly(held, readHeld(storage), [key.slice(heldPrefix.length)]) }
  if (!key.startsWith(prefix)) return undefined
  return { drafts: partly(drafts, readDrafts(storage), (path) => keyOf(path) === key), held }
}

function keyOf(path: string): string {
  return prefix + (fileOf(path)?.slug ?? 'manifest.json')
}

function isDraft(value: unknown): value is FileDraft {
  const { base, text } = propertiesOf(value)
  return [base, text].every((part) => part === null || isText(part))
}

function isHeld(value: unknown): value is HeldInput {
  const { panel, values, errors } = propertiesOf(value)
  const { slug, part } = propertiesOf(panel)
  const isTyped = hasProperties(values) && Object.values(values).every(isText)
  const areErrors = Array.isArray(errors) && errors.every((error) => isText(propertiesOf(error)['text']))
  return isText(slug) && isText(part) && isTyped && areErrors
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
