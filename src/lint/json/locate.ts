import { countWhile } from '../../engine/count-while'
import {
  memberOf,
  membersOf,
  itemsOf,
  childrenOf,
  nodeAt,
  type JsonNode,
  type ScalarNode,
  type Span,
  type JsonPath,
} from './json-node'
import type { Place } from '../diagnostic'

/** A file whose JSON could be parsed. */
export interface Located {
  readonly path: string
  readonly root: JsonNode
}

/** Finds places in a file by their paths. */
export interface Pointer {
  /**
   * The value at this path; for an object or list, only its opening bracket. If there is no value, the key of the
   * nearest enclosing entry.
   */
  readonly at: (...steps: JsonPath) => Place
  /** The key of the entry at this path; if there is no entry, the key of the nearest enclosing one. */
  readonly key: (...steps: JsonPath) => Place
  /** The whole value at this path, with everything in it. */
  readonly whole: (...steps: JsonPath) => Place
}

/**
 * A pointer into a file, whose steps start at this path.
 * @example pointTo(schema, ['properties', 'age']).at('minimum') // => { file: 'forms/…', start: 120, end: 122 }
 */
export function pointTo({ path: file, root }: Located, path: JsonPath = []): Pointer {
  return {
    at: (...steps) => ({ file, ...valueSpan(root, [...path, ...steps]) }),
    key: (...steps) => ({ file, ...keySpan(root, [...path, ...steps]) }),
    whole: (...steps) => {
      const { start, end } = nodeAt(root, [...path, ...steps]) ?? valueSpan(root, [...path, ...steps])
      return { file, start, end }
    },
  }
}

/** A place found in a file, and a pointer that starts there; `value` is undefined for an object or a list. */
export interface FoundPlace extends Pointer {
  readonly path: JsonPath
  readonly value: ScalarNode['value'] | undefined
}

/**
 * Every place in a file whose path matches a pattern; `*` matches any one key or index. None where there is no file.
 * @example placesLike(schema, 'properties * title').map(({ value }) => value) // => ['Name', 'Your topic']
 */
export function placesLike(file: Located | undefined, pattern: string): readonly FoundPlace[] {
  if (!file) return []
  const start: readonly (readonly [JsonPath, JsonNode])[] = [[[], file.root]]
  const found = pattern
    .split(' ')
    .reduce(
      (places, wanted) =>
        places.flatMap(([path, node]) =>
          childrenOf(node).flatMap(([step, child]) =>
            wanted === '*' || wanted === step ? [[[...path, step], child] as const] : [],
          ),
        ),
      start,
    )
  return found.map(([path, node]) => ({
    ...pointTo(file, path),
    path,
    value: node.kind === 'scalar' ? node.value : undefined,
  }))
}

/**
 * The places that repeat the value of an earlier one, each paired with the first place that has it.
 * @example repeated(placesLike(news, 'news * id')) // => [[the second place, the first]]
 */
export function repeated(places: readonly FoundPlace[]): readonly (readonly [FoundPlace, FoundPlace])[] {
  return places.flatMap((place) => {
    const first = places.find(({ value }) => value === place.value) ?? place
    return first === place ? [] : [[place, first] as const]
  })
}

/** The beginning of a file; also for a file that does not exist. */
export function startOf(file: string): Place {
  return { file, start: 0, end: 0 }
}

/** The range of a value, as described at `Pointer.at`. */
export function valueSpan(root: JsonNode, path: JsonPath): Span {
  const node = nodeAt(root, path)
  if (!node) return path.length === 0 ? { start: 0, end: 0 } : keySpan(root, path.slice(0, -1))
  return { start: node.start, end: node.kind === 'scalar' ? node.end : node.start + 1 }
}

/** The range of an entry's key, as described at `Pointer.key`. */
export function keySpan(root: JsonNode, path: JsonPath): Span {
  const last = path.at(-1)
  if (typeof last !== 'string') return valueSpan(root, path)
  return memberOf(nodeAt(root, path.slice(0, -1)), last)?.keySpan ?? keySpan(root, path.slice(0, -1))
}

/** The path to the innermost value around an offset. */
export function pathAt(node: JsonNode, offset: number): JsonPath {
  const members = membersOf(node)
  const member = members[indexAround(members, offset)]
  if (member) return [member.key, ...pathAt(member.value, offset)]
  const items = itemsOf(node)
  const index = indexAround(items, offset)
  const item = items[index]
  return item ? [index, ...pathAt(item, offset)] : []
}

/** The index of the entry that contains an offset; -1 if there is none. */
function indexAround(entries: readonly Span[], offset: number): number {
  const index = countWhile(entries, ({ start }) => start <= offset) - 1
  return offset < (entries[index]?.end ?? 0) ? index : -1
}
