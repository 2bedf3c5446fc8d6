import type { Files } from '../files/change'
import { fileName } from '../files/describe-file'
import { fileOf } from '../files/form-file'
import { textsOf, valuesOf, type FormTexts, type FormValues } from '../files/form-texts'
import { isSameJson, type JsonPath } from '../files/json'
import type { FormPartName } from '../files/route-to'
import type { PanelId } from '../store/held'
import type { Travelled } from '../store/store'
import texts from '../texts.json'
import { panelPlaceOf, type PanelPlace } from './notes'
import { partNames, partPanel } from './part-panel'
import { questionIn, questionsIn, type QuestionView } from './questions'

/** What was changed, in words, and where it is now; no place if no panel shows it. */
export interface ChangeSpot {
  /** One question, a part or a file, or the order of the questions. */
  readonly of: 'question' | 'part' | 'order'
  /** The question's label, or the name of the part or file. */
  readonly name: string
  readonly place?: PanelPlace
}

/**
 * What an undo or a redo of a form has changed. This is the first difference in the part that is `seen`, or else the
 * first of all: a change seldom concerns two questions.
 * @example spotOf(travelled, 'staff') // => { of: 'question', name: 'Your age', place: { part: 'questions', question: 'age' } }
 */
export function spotOf(
  { before, after, panel }: Travelled,
  slug: string,
  seen?: FormPartName,
): ChangeSpot | undefined {
  const [was, is] = [textsOf(before, slug), textsOf(after, slug)]
  const [old, now] = [valuesOf(was), valuesOf(is)]
  const isReadable = [old, now].every(({ schema, ui, message }) => schema && ui && message)
  if (isReadable && isMoved(old, now)) return { of: 'order', name: '', place: { part: 'questions' } }
  const place = (isReadable ? placeBetween(was, is, slug, seen) : undefined) ?? panel
  return place ? spotAt(place, old, now) : fileBetween(before, after, slug)
}

function spotAt(place: PanelPlace | PanelId, old: FormValues, now: FormValues): ChangeSpot {
  const { part, question, option } = place
  const isThere = question !== undefined && questionIn(now, question)
  const { label } = isThere || (question !== undefined && questionIn(old, question)) || {}
  const spot = { place: isThere ? { part, question, option } : { part } }
  return label === undefined
    ? { of: 'part', name: texts.panels.parts[part], ...spot }
    : { of: 'question', name: label, ...spot }
}

/** Whether the same questions are in another order, and that is all. */
function isMoved(old: FormValues, now: FormValues): boolean {
  const [was, is] = [questionsIn(old), questionsIn(now)]
  const byName = (list: readonly QuestionView[]) =>
    list.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return !isSameJson(was, is) && isSameJson(byName(was), byName(is))
}

/** A question that is only in one of them, or else the first difference, if a panel shows it. */
function placeBetween(
  before: FormTexts,
  after: FormTexts,
  slug: string,
  seen: FormPartName | undefined,
): PanelPlace | undefined {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  const isOnlyIn = (one: FormValues, other: FormValues) =>
    questionsIn(one).find(({ name }) => !questionIn(other, name))?.name
  const question = isOnlyIn(now, old) ?? isOnlyIn(old, now)
  if (question !== undefined) return { part: 'questions', question }
  const part = partNames.find((name) => name === seen)
  const [was, is] = [before, after].map((form) => part && partPanel(form, slug, part)?.values)
  if (part && !isSameJson(was, is)) return { part }
  for (const file of ['schema', 'ui', 'message'] as const) {
    const found = firstDifference(old[file], now[file])
    const place = found && panelPlaceOf(found.isGone ? old : now, slug, file, found.path)
    if (place) return place
  }
  return isSameJson(old.manifest, now.manifest) ? undefined : { part: 'card' }
}

/** The first file that differs, where no panel shows the change. */
function fileBetween(before: Files, after: Files, slug: string): ChangeSpot | undefined {
  const paths = [...new Set([...before.keys(), ...after.keys()])]
  const changed = paths.find((path) => fileOf(path)?.slug === slug && before.get(path) !== after.get(path))
  const file = changed === undefined ? undefined : fileOf(changed)
  return file && { of: 'part', name: fileName(file) }
}

interface Difference {
  readonly path: JsonPath
  /** Whether the value is only in the old one. */
  readonly isGone: boolean
}

/** The innermost place where two JSON values differ first; what is there in one of them only, or in another order. */
function firstDifference(old: unknown, now: unknown): Difference | undefined {
  if (isSameJson(old, now)) return undefined
  const here: Difference = { path: [], isGone: now === undefined }
  if (!isHolder(old) || !isHolder(now) || Array.isArray(old) !== Array.isArray(now)) return here
  if (Array.isArray(old) && Array.isArray(now)) return inList(old, now)
  const [before, after] = [Object.entries(old), Object.entries(now)]
  const gone = before.find(([key]) => !Object.hasOwn(now, key))
  const added = after.find(([key]) => !Object.hasOwn(old, key))
  if (added ?? gone) return { path: [(added ?? gone)?.[0] ?? ''], isGone: !added }
  for (const [key, value] of after) {
    const [, was] = before.find(([each]) => each === key) ?? []
    const inside = firstDifference(was, value)
    if (inside) return { ...inside, path: [key, ...inside.path] }
  }
  const moved = after.find(([key], index) => before[index]?.[0] !== key)
  return { path: [moved?.[0] ?? ''], isGone: false }
}

function inList(old: readonly unknown[], now: readonly unknown[]): Difference {
  const longer = old.length > now.length ? old : now
  const index = longer.findIndex((_, at) => !isSameJson(old[at], now[at]))
  const inside = old.length === now.length ? firstDifference(old[index], now[index]) : undefined
  return { path: [index, ...(inside?.path ?? [])], isGone: inside?.isGone ?? longer === old }
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
