import { isSameJson, partAt } from '../../../engine/json'
import { notBlank } from '../../../engine/schema/blank-pattern'
import type { Location } from '../../../lint/diagnostic'
import { findNodeAtOffset, getNodePath, parseTree, type Node } from 'jsonc-parser'
import { pathOfPart, valuesOf, type FormTexts, type FormValues } from '../files/form-texts'
import { offsetOfPlace } from '../files/json'
import type { FormPartName } from '../files/route-to'
import type { PanelId } from '../store/held'
import { fieldAt, type PlaceInFiles } from './field-paths'
import { partNames, partPanel } from './part-panel'
import { questionPanel } from './question-panel'
import { questionsIn } from './questions'

/** Where something is changed in a form's panels: in a panel, a field of it, or a heading between the questions. */
export interface PlaceInPanels extends Omit<PanelId, 'slug'> {
  /** The index of the heading. */
  readonly heading?: number
  /** Undefined if it concerns the whole panel. */
  readonly field?: string | undefined
}

/** What a check says. */
interface Note {
  readonly text: string
  /** Whether it is a warning, which does not stop the site. */
  readonly isWarning?: boolean
  /** Fixes it, where there is only one sensible fix. */
  readonly fix?: (() => void) | undefined
}

/** What a check says, at the place in the panels where it can be fixed. */
export interface PanelNote extends PlaceInPanels, Note {}

/** A place in a file, as a check names it; column 1 means the whole line. */
export type PlaceOnLine = Pick<Location, 'file' | 'line' | 'column'>

/** What a check says about a line: a diagnostic of the linter, or an annotation on GitHub. */
export interface LineNote extends PlaceOnLine, Note {}

/**
 * The notes of a check that panels can show, at the places where they can be fixed. `checked` are the texts
 * that were checked; notes at places whose values have changed since are left out.
 */
export function notesIn(
  checked: FormTexts,
  now: FormTexts,
  slug: string,
  notes: readonly LineNote[],
): readonly PanelNote[] {
  return notes.flatMap((note) => {
    const found = jsonPlaceOf(checked, slug, note)
    const place = found && placeInPanels(valuesOf(checked), slug, found)
    if (!found || !place) return []
    const [then, today] = [checked, now].map((texts) => partAt(valuesOf(texts)[found.part], found.path))
    const { text, isWarning = false, fix } = note
    const said = { text, ...(isWarning && { isWarning }), ...(fix && { fix }) }
    return isSameJson(then, today) ? [{ ...place, ...said }] : []
  })
}

/** Where a line of a form's file can be edited in panels; undefined if it can only be edited as text. */
export function placeInPanelsAt(
  form: FormTexts,
  slug: string,
  place: PlaceOnLine,
): PlaceInPanels | undefined {
  const found = jsonPlaceOf(form, slug, place)
  return found && placeInPanels(valuesOf(form), slug, found)
}

/** The field of a panel in which a text of a form's file is edited; undefined if it can only be edited as JSON. */
export function fieldOfText(
  form: FormTexts,
  slug: string,
  { part, path }: PlaceInFiles,
): PlaceInPanels | undefined {
  const values = valuesOf(form)
  const place = placeInPanels(values, slug, { part, path })
  if (place?.field === undefined) return undefined
  const name = partNames.find((each) => each === place.part)
  const panel =
    place.question === undefined ? name && partPanel(form, slug, name) : questionPanel(form, place.question)
  return panel?.values[place.field] === partAt(values[part], path) ? place : undefined
}

function jsonPlaceOf(
  form: FormTexts,
  slug: string,
  { file, line, column }: PlaceOnLine,
): PlaceInFiles | undefined {
  const parts = ['schema', 'ui', 'message', 'manifest'] as const
  const part = parts.find((each) => pathOfPart(slug, each) === file)
  if (!part) return undefined
  const text = form[part]
  const start = offsetOfPlace(text, { line, column })
  const indent = column === 1 ? (/^[ \t]*/.exec(text.slice(start))?.[0].length ?? 0) : 0
  const root = parseTree(text)
  const node = root && findNodeAtOffset(root, start + indent)
  return node && { part, path: getNodePath(onlyEntryOf(text, node)) }
}

/** The only entry of a group, since a note on the group's first line is about that entry; any other node as it is. */
function onlyEntryOf(text: string, node: Node): Node {
  const value = node.parent?.type === 'property' ? node.parent.children?.[1] : node
  const [only, ...others] = value?.children ?? []
  const isLine = value && !text.slice(value.offset, value.offset + value.length).includes('\n')
  return only && others.length === 0 && isLine ? onlyEntryOf(text, only.children?.[0] ?? only) : node
}

/** Keys that no panel has a field for, and the part in which each is changed. */
const partsOfKeys: Readonly<Record<string, FormPartName>> = {
  'ui:door': 'times',
  routes: 'times',
  'ui:order': 'questions',
  'ui:sections': 'questions',
}

/** Where a value of a form's file can be edited in panels. */
export function placeInPanels(
  form: FormValues,
  slug: string,
  { part, path }: PlaceInFiles,
): PlaceInPanels | undefined {
  const [first, second, third] = path
  if (first === 'ui:sections' && typeof second === 'number') return { part: 'questions', heading: second }
  if (second === 'ui:options' && third === 'doors') return { part: 'times' }
  const question = questionAt(form, { part, path })
  if (question) return { part: 'questions', ...question }
  const card = form.manifest?.cards?.findIndex((each) => each.slug === slug)
  const field = fieldAt([part, ...path.map((step) => (step === card ? '@card' : step))])
  const whole = partsOfKeys[String(first)]
  return field ? { part: field.part, field: field.field } : whole && { part: whole }
}

/** The question that a value is about, and the field of its panel, if it has one. */
function questionAt(form: FormValues, { part, path }: PlaceInFiles) {
  const all = questionsIn(form)
  const at = (wanted: unknown, field: string | undefined) => {
    const question = all.find(({ name }) => name === wanted)
    // An answer of spaces alone has the same text as a missing answer; the two are edited together.
    const isBlank = field === 'formWords' && question?.rules.pattern === notBlank
    return question && { question: question.name, field: isBlank ? 'missing' : field }
  }
  // A condition is changed at the question that it shows.
  if (part === 'schema' && path.includes('if')) {
    const { then, else: otherwise } = form.schema.allOf?.[Number(path[1])] ?? {}
    return at(Object.keys({ ...then?.properties, ...otherwise?.properties })[0], 'when')
  }
  const required = path.lastIndexOf('required')
  if (part === 'schema' && required >= 0 && typeof path[required + 1] === 'number')
    return at(partAt(form.schema, path), 'mustAnswer')
  const start = part === 'ui' ? 0 : path.indexOf(part === 'schema' ? 'properties' : 'fields') + 1
  if (start === 0 && part !== 'ui') return undefined
  return at(path[start], fieldAt([part, '@question', ...path.slice(start + 1)])?.field)
}
