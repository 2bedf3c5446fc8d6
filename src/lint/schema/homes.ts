import { membersOf, type JsonNode } from '../json/json-node'
import { resolve, type Grammar } from './grammar'

/** A kind of object in a grammar: the way to it (names, or `*` for any name), its grammar, and its title. */
export interface Home {
  readonly path: readonly string[]
  readonly grammar: Grammar
}

const homesByGrammar = new WeakMap<Grammar, readonly Home[]>()

/** Every kind of object a grammar knows, the outermost first, each once. */
export function homesOf(root: Grammar): readonly Home[] {
  const known = homesByGrammar.get(root)
  if (known) return known
  const homes = collect(root)
  homesByGrammar.set(root, homes)
  return homes
}

/** The first place in the file where a key may stand, or undefined when it may stand nowhere. */
export function homeOfKey(root: Grammar, key: string): Home | undefined {
  return homesOf(root).find(({ grammar }) => Object.hasOwn(grammar.properties ?? {}, key))
}

/** The place a whole object looks made for: the one, reached by any name, that knows at least two of its keys and all of them. */
export function homeOfShape(root: Grammar, node: JsonNode): Home | undefined {
  const keys = membersOf(node).map(({ key }) => key)
  if (keys.length < 2) return undefined
  return homesOf(root).find(
    ({ path, grammar }) =>
      path.at(-1) === '*' && keys.every((key) => Object.hasOwn(grammar.properties ?? {}, key)),
  )
}

function collect(root: Grammar): readonly Home[] {
  const seen = new Set<unknown>()
  const homes: Home[] = []
  const queue: Home[] = [{ path: [], grammar: root }]
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, grammar: part } = next
    const grammar = resolve(root, part)
    // A part behind a `$ref` is the same object each time it is reached; keep the first way to it.
    const identity = part.$ref ?? part
    if (seen.has(identity)) continue
    seen.add(identity)
    if (grammar.properties) homes.push({ path, grammar })
    queue.push(...inner(grammar).map(([step, below]) => ({ path: [...path, ...step], grammar: below })))
  }
  return homes
}

function inner(grammar: Grammar): readonly (readonly [readonly string[], Grammar])[] {
  const any = [grammar.additionalProperties, ...Object.values(grammar.patternProperties ?? {})]
  return [
    ...Object.entries(grammar.properties ?? {}).map(([key, part]) => [[key], part] as const),
    ...any.flatMap((part) => (typeof part === 'object' ? [[['*'], part] as const] : [])),
    ...(grammar.items ? [[[], grammar.items] as const] : []),
    ...[...(grammar.oneOf ?? []), ...(grammar.anyOf ?? [])].map((part) => [[], part] as const),
  ]
}
