import {
  applyEdits,
  findNodeAtLocation,
  modify,
  parseTree,
  type FormattingOptions,
  type Node,
} from 'jsonc-parser'
import { formatJson } from '../../../lint/json/format'

/** The steps to a value inside a JSON file. */
export type JsonPath = readonly (string | number)[]

const formattingOptions: FormattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' }

/** Objects that a file must have, even if they are empty. */
const mayBeEmpty: readonly unknown[] = ['properties', 'fields', 'answers', 'errors', 'valid', 'wrong']

/**
 * The text with another value at a path; missing objects on the way are created. `undefined` removes the value, and
 * objects that become empty. Every line without the value stays the same, byte for byte; formatted text stays
 * formatted. A new entry comes last, or at `index`.
 * @example setJson('{ "a": 1 }\n', ['b'], 2) // => '{ "a": 1, "b": 2 }\n'
 */
export function setJson(text: string, path: JsonPath, value: unknown, index?: number): string {
  const root = parseTree(text)
  const aim = value === undefined ? pathToTake(root, path) : [...path]
  if (!root || !aim) return text
  const options = {
    formattingOptions,
    ...(index !== undefined && { getInsertionIndex: () => index }),
    ...(index !== undefined && typeof path.at(-1) === 'number' && { isArrayInsertion: true }),
  }
  const edited = applyEdits(text, modify(text, aim, value, options))
  return formatJson(text) === text ? (formatJson(edited) ?? edited) : edited
}

/** The text with the key of an object's entry renamed, in the same position. */
export function renameKey(text: string, path: JsonPath, name: string): string {
  const key = nodeAt(text, path)?.parent?.children?.[0]
  if (!key) return text
  return text.slice(0, key.offset) + JSON.stringify(name) + text.slice(key.offset + key.length)
}

/** The text with two entries of an object or a list swapped; what is between them stays. */
export function swapJson(text: string, one: JsonPath, other: JsonPath): string {
  const [first, second] = [entryAt(text, one), entryAt(text, other)].toSorted(
    (a, b) => (a?.offset ?? 0) - (b?.offset ?? 0),
  )
  if (!first || !second || first.offset === second.offset) return text
  const piece = ({ offset, length }: Node) => text.slice(offset, offset + length)
  return (
    text.slice(0, first.offset) +
    piece(second) +
    text.slice(first.offset + first.length, second.offset) +
    piece(first) +
    text.slice(second.offset + second.length)
  )
}

/** The value at a path of a text, undefined where there is none. */
export function valueAt(text: string, path: JsonPath): unknown {
  let value: unknown = parsed(text)
  // Read as plain JSON.
  for (const step of path)
    value = (value as Readonly<Record<string | number, unknown>> | null | undefined)?.[step]
  return value
}

const last = { text: '', value: undefined as unknown }

/** Cached, because panels read many values of the same text. */
function parsed(text: string): unknown {
  if (last.text === text) return last.value
  try {
    last.value = JSON.parse(text)
  } catch {
    last.value = undefined
  }
  last.text = text
  return last.value
}

function nodeAt(text: string, path: JsonPath): Node | undefined {
  const root = parseTree(text)
  return root && findNodeAtLocation(root, [...path])
}

/** The whole entry: in an object, including its name. */
function entryAt(text: string, path: JsonPath): Node | undefined {
  const node = nodeAt(text, path)
  return node?.parent?.type === 'property' ? node.parent : node
}

/** The path to remove so that no empty object remains; undefined where there is nothing at the path. */
function pathToTake(root: Node | undefined, path: JsonPath): (string | number)[] | undefined {
  if (!root || !findNodeAtLocation(root, [...path])) return undefined
  const above = path.slice(0, -1)
  const holder = findNodeAtLocation(root, above)
  const isLast = above.length > 0 && holder?.type === 'object' && holder.children?.length === 1
  return isLast && !mayBeEmpty.includes(above.at(-1)) ? pathToTake(root, above) : [...path]
}
