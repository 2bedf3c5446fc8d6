import { memoize } from '../memoize'

/** A range of a text, in UTF-16 units as editors count offsets: from `start` up to, not including, `end`. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** One entry of a JSON object: its name and its value, each with its range. */
export interface Member extends Span {
  readonly key: string
  readonly keySpan: Span
  readonly value: JsonNode
}

interface ObjectNode extends Span {
  readonly kind: 'object'
  readonly members: readonly Member[]
}

interface ArrayNode extends Span {
  readonly kind: 'array'
  readonly items: readonly JsonNode[]
}

export interface ScalarNode extends Span {
  readonly kind: 'scalar'
  readonly value: string | number | boolean | null
}

/** A JSON value with its range in the text. */
export type JsonNode = ObjectNode | ArrayNode | ScalarNode

/** A step into a JSON value: the name of an entry, or the index of an item. */
export type PathStep = string | number

/** The steps from the root of a JSON value to a value in it. */
export type JsonPath = readonly PathStep[]

/**
 * The entry with that name, or undefined. If a name occurs twice the last one counts, as in `JSON.parse`.
 * @example memberOf(parseJson('{"a": 1}').root, 'a')?.value // => { kind: 'scalar', value: 1, … }
 */
export function memberOf(node: JsonNode | undefined, key: string): Member | undefined {
  return node?.kind === 'object' ? membersByKey(node).get(key) : undefined
}

const membersByKey = memoize(
  ({ members }: ObjectNode) => new Map(members.map((member) => [member.key, member])),
)

/** All entries of an object; none for any other value. */
export function membersOf(node: JsonNode | undefined): readonly Member[] {
  return node?.kind === 'object' ? node.members : []
}

/** All items of a list; none for any other value. */
export function itemsOf(node: JsonNode | undefined): readonly JsonNode[] {
  return node?.kind === 'array' ? node.items : []
}

/** The values directly in an object or a list, each with the step that leads to it; none in any other value. */
export function childrenOf(node: JsonNode): readonly (readonly [step: PathStep, child: JsonNode])[] {
  return [
    ...itemsOf(node).map((item, index) => [index, item] as const),
    ...membersOf(node).flatMap((member) =>
      memberOf(node, member.key) === member ? [[member.key, member.value] as const] : [],
    ),
  ]
}

/** The value at the end of a path, or undefined where the path leads nowhere. */
export function nodeAt(root: JsonNode | undefined, path: JsonPath): JsonNode | undefined {
  return path.reduce<JsonNode | undefined>(
    (node, step) => (typeof step === 'number' ? itemsOf(node)[step] : memberOf(node, step)?.value),
    root,
  )
}

/** The plain value, as `JSON.parse` returns it; `change` maps each text, number, true, false and null. */
export function toValue(
  node: JsonNode,
  change: (value: ScalarNode['value']) => unknown = (value) => value,
): unknown {
  if (node.kind === 'scalar') return change(node.value)
  if (node.kind === 'array') return node.items.map((item) => toValue(item, change))
  return Object.fromEntries(node.members.map(({ key, value }) => [key, toValue(value, change)]))
}

/**
 * The steps of a JSON pointer as a path; steps of digits alone become indexes.
 * @example toPath(['allOf', '0', 'then']) // => ['allOf', 0, 'then']
 */
export function toPath(steps: readonly string[]): JsonPath {
  return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step))
}

/** A change to a text: `text` replaces the range. */
export interface Edit extends Span {
  readonly text: string
}

/**
 * A text with edits applied, which may be in any order. Their offsets refer to the original text (UTF-16
 * units). Of two edits that overlap, only the first in the text is applied.
 * @example applyEdits('[1,]', [{ start: 2, end: 3, text: '' }]) // => '[1]'
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let after = ''
  let at = 0
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    if (edit.start < at) continue
    after += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return after + text.slice(at)
}

/**
 * The edit that deletes an entry of an object or a list, with one of the commas beside it; undefined if the path leads to
 * no entry.
 */
export function withoutEntry(root: JsonNode, path: JsonPath): Edit | undefined {
  const parent = nodeAt(root, path.slice(0, -1))
  const [members, last] = [membersOf(parent), path.at(-1)]
  const entries: readonly Span[] = members.length > 0 ? members : itemsOf(parent)
  const index = typeof last === 'number' ? last : members.findIndex(({ key }) => key === last)
  const [before, entry, after] = [entries[index - 1], entries[index], entries[index + 1]]
  if (!entry) return undefined
  if (after) return { start: entry.start, end: after.start, text: '' }
  return { start: before?.end ?? entry.start, end: entry.end, text: '' }
}

/** The edits that put quotes around a part of the text. */
export function quoteEdits({ start, end }: Span): readonly Edit[] {
  return [
    { start, end: start, text: '"' },
    { start: end, end, text: '"' },
  ]
}
