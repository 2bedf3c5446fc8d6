import { partAt } from '../../../engine/answers/error-messages'
import { findNodeAtOffset, getNodePath, parseTree, type Node } from 'jsonc-parser'
import { pathOfPart, valuesOf, type FormTexts, type FormValues } from '../files/form-texts'
import { isSameJson, offsetOfPlace, type JsonPath } from '../files/json'
import type { PanelId } from '../store/held'
import { ownerOf, partNames, partPanel, type PlaceInFiles } from './part-panel'
import { questionPanel } from './question-panel'
import { questionsIn } from './questions'
import { limitNames } from './error-words'

/** Where something is changed in a form's panels: in a panel, a field of it, or a heading between the questions. */
export interface PlaceInPanels extends Omit<PanelId, 'slug'> {
  /** The index of the heading. */
  readonly heading?: number
  /** Undefined if it concerns the whole panel. */
  readonly field?: string | undefined
}

/** A finding of a check, at the place in the panels where it can be fixed. */
export interface PanelNote extends PlaceInPanels {
  readonly text: string
}

/** What a check has found at a place in a file; column 1 means the whole line. */
export interface Finding {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly text: string
}

/**
 * The findings of a check that panels can show, at the places where they can be fixed. `checked` are the texts that
 * were checked; findings in parts that differ `now` are left out.
 */
export function notesIn(
  checked: FormTexts,
  now: FormTexts,
  slug: string,
  findings: readonly Finding[],
): readonly PanelNote[] {
  return findings.flatMap((finding) => {
    const found = jsonPlaceOf(checked, slug, finding)
    const place = found && placeInPanels(valuesOf(checked), slug, found)
    if (!found || !place) return []
    const [then, today] = [checked, now].map((texts) => partAt(valuesOf(texts)[found.part], found.path))
    return isSameJson(then, today) ? [{ ...place, text: finding.text }] : []
  })
}

/** Where a line of a form's file can be edited in panels; undefined if it can only be edited as text. */
export function placeInPanelsAt(
  form: FormTexts,
  slug: string,
  place: Omit<Finding, 'text'>,
): PlaceInPanels | undefined {
  const found = jsonPlaceOf(form, slug, place)
  return found && placeInPanels(valuesOf(form), slug, found)
}

/** The field of a panel in which a text of a form's file is edited; undefined if it can only be edited as JSON. */
export function fieldOfText(
  form: FormTexts,
  slug: string,
  file: string,
  path: JsonPath,
): PlaceInPanels | undefined {
  const part = partOfPath(slug, file)
  const values = valuesOf(form)
  const place = part && placeInPanels(values, slug, { part, path })
  if (!place || place.field === undefined) return undefined
  const { part: shown, question } = place
  const name = partNames.find((each) => each === shown)
  const panel = question === undefined ? name && partPanel(form, slug, name) : questionPanel(form, question)
  return panel && panel.values[place.field] === partAt(values[part], path) ? place : undefined
}

/** The part of a form that a file holds, if its values can be edited in panels. */
function partOfPath(slug: string, file: string) {
  return (['schema', 'ui', 'message', 'manifest'] as const).find((part) => pathOfPart(slug, part) === file)
}

function jsonPlaceOf(
  form: FormTexts,
  slug: string,
  { file, line, column }: Omit<Finding, 'text'>,
): PlaceInFiles | undefined {
  const part = partOfPath(slug, file)
  if (!part) return undefined
  const text = form[part]
  const start = offsetOfPlace(text, { line, column })
  const indent = column === 1 ? (/^[ \t]*/.exec(text.slice(start))?.[0].length ?? 0) : 0
  const root = parseTree(text)
  const node = root && findNodeAtOffset(root, start + indent)
  return node && { part, path: getNodePath(onlyEntryOf(text, node)) }
}

/** A line with the start of a group that has one entry is about that entry. */
function onlyEntryOf(text: string, node: Node): Node {
  const value = node.parent?.type === 'property' ? node.parent.children?.[1] : node
  const [only, ...others] = value?.children ?? []
  const isLine = value && !text.slice(value.offset, value.offset + value.length).includes('\n')
  return only && others.length === 0 && isLine ? onlyEntryOf(text, only.children?.[0] ?? only) : node
}

/** Where a value of a form's file can be edited in panels. */
export function placeInPanels(
  form: FormValues,
  slug: string,
  place: PlaceInFiles,
): PlaceInPanels | undefined {
  const { part, path } = place
  const [first] = path
  if (part === 'message' && first === 'webhook') return { part: 'times', field: 'webhook' }
  if (first === 'ui:door') return { part: 'times', field: doorFields[String(path[1])] }
  if (part === 'message' && first === 'routes') return { part: 'times' }
  if (path[1] === 'ui:options' && path[2] === 'doors') return { part: 'times' }
  if (first === 'ui:sections' && typeof path[1] === 'number') return { part: 'questions', heading: path[1] }
  if (first === 'ui:order' || first === 'ui:sections') return { part: 'questions' }
  return questionPlace(form, place) ?? ownerOf(form, slug, place)
}

function questionPlace(form: FormValues, { part, path }: PlaceInFiles): PlaceInPanels | undefined {
  const names = questionsIn(form).map(({ name }) => name)
  const isName = (step: unknown): step is string => names.some((name) => name === step)
  const at = (question: unknown, field: string | undefined): PlaceInPanels | undefined =>
    isName(question) ? { part: 'questions', question, field } : undefined
  const [first, second, third] = path
  if (part === 'ui' && third === 'dates') return at(first, dateFields[String(path[3])] ?? 'earliest')
  if (part === 'ui') return at(first, fieldOfKey[String(second)])
  if (part === 'message') return first === 'fields' ? at(second, fieldOfKey[`message ${third}`]) : undefined
  if (part !== 'schema') return undefined
  // A condition is changed at the question that it shows.
  if (path.includes('if'))
    return at(Object.keys(form.schema.allOf?.[Number(second)]?.then.properties ?? {})[0], 'when')
  const required = path.lastIndexOf('required')
  if (required >= 0 && typeof path[required + 1] === 'number')
    return at(partAt(form.schema, path), 'mustAnswer')
  const owner = path.indexOf('properties') + 1
  const [rule, word] = path.slice(owner + 1)
  if (owner === 0) return undefined
  if (rule !== 'errorMessage') return at(path[owner], fieldOfKey[String(rule)])
  if (word === undefined) return at(path[owner], undefined)
  return at(path[owner], fieldOfWords(String(word)))
}

/** The field of a question's panel for the error text of a rule. */
export function fieldOfWords(rule: string): string {
  return wordFields[rule] ?? `${rule}Words`
}

/** The panel's fields for error texts, by rule; those of limits are named after the limit. */
const wordFields: Readonly<Record<string, string>> = {
  required: 'missing',
  not: 'closedWords',
  pattern: 'formWords',
  format: 'formWords',
}

/** The fields of the times panel, by the keys of a door. */
const doorFields: Readonly<Record<string, string>> = { from: 'fromDate', until: 'untilDate', text: 'text' }

/** The fields of a question's panel, by the keys of its dates. */
const dateFields: Readonly<Record<string, string>> = {
  from: 'earliest',
  until: 'latest',
  text: 'datesText',
}

/** The fields of a question's panel, by the keys in its files. */
export const fieldOfKey: Readonly<Record<string, string>> = {
  title: 'label',
  type: 'kind',
  format: 'kind',
  enum: 'options',
  not: 'closed',
  items: 'options',
  ...Object.fromEntries(limitNames.map((limit) => [limit, limit])),
  'ui:help': 'hint',
  'ui:widget': 'kind',
  'ui:placeholder': 'firstLine',
  'ui:enumNames': 'options',
  'ui:enumDisabled': 'closed',
  'ui:options': 'width',
  'message label': 'staffLabel',
  'message fallback': 'fallback',
  'message inline': 'sideBySide',
}
