import { fillText } from '../../engine/fill-text'
import { memberOf, membersOf, nodeAt, type JsonNode, type JsonPath } from '../json/json-node'
import { didYouMean } from '../report/did-you-mean'
import { fits, typesOf } from './convert'
import { entryOf, type Explanation, type Subject } from './explanation'
import { entryGrammar, grammarAt, resolve, type Grammar } from './grammar'
import words from './grammar-words.json'
import { memoize } from '../memoize'

/** At most this many keys are listed. */
const longestList = 14

/** Explains an entry whose name is unknown in its group; with a `suggestion`, the entry counts under that name. */
export function unknownKey(
  root: Grammar,
  grammar: Grammar,
  holder: JsonNode | undefined,
  key: string,
): Explanation {
  const known = Object.keys(grammar.properties ?? {})
  const free = known.filter((name) => !memberOf(holder, name))
  const keys = free.slice(0, longestList).map((name) => `"${name}"`)
  const values = { key, where: whereIn(grammar), keys }
  const plain = key.replaceAll(/\p{Cf}/gu, '')
  if (plain !== key && !memberOf(holder, plain) && entryGrammar(root, grammar, plain))
    return { rule: 'unknown-key', values, suggestion: plain, isCertain: true }
  const foreign = foreignKey(grammar, key) ?? prefixedKey(root, grammar, key)
  if (foreign) return { ...foreign, values: { ...values, ...foreign.values } }
  const exact = objectGrammarsOf(root).find(({ grammar }) => Object.hasOwn(grammar.properties ?? {}, key))
  const suggestion = didYouMean(key, free)
  const twin = didYouMean(
    key,
    known.filter((name) => !free.includes(name)),
  )
  if (twin?.isCertain && !exact && !suggestion?.isCertain)
    return { rule: 'similar-key', values: { ...values, twin: twin.value } }
  if (suggestion && (!exact || suggestion.isCertain))
    return { rule: 'unknown-key', values, suggestion: suggestion.value, isCertain: suggestion.isCertain }
  if (exact) return { rule: 'misplaced-key', values: { ...values, home: placeOf(exact) } }
  const shape = grammarOfShape(root, memberOf(holder, key)?.value)
  // The object is in the right place, but its name is not allowed.
  if (shape?.path.length === 1 && root.title === grammar.title)
    return { rule: 'property-name', values: { name: key } }
  // The group around objects of this kind.
  const around = shape && { path: shape.path, grammar: shape.path.length === 1 ? root : {} }
  if (around) return { rule: 'misplaced-key', values: { ...values, home: placeOf(around) } }
  return { rule: free.length === 0 ? 'extra-key' : 'unknown-key', values }
}

/** Explains a key with "ui:" that one of the groups in this one has without it. */
function prefixedKey(root: Grammar, grammar: Grammar, key: string): Explanation | undefined {
  const bare = key.startsWith('ui:') ? key.slice('ui:'.length) : ''
  const home = Object.entries(grammar.properties ?? {})
    .map(([name, part]) => ({ path: [name], grammar: resolve(root, part) }))
    .find(({ grammar: { properties = {} } }) => Object.hasOwn(properties, bare))
  if (!home) return undefined
  const remedy = fillText(words.withoutPrefix, { place: placeOf(home) })
  return { rule: 'foreign-key', values: { key, where: whereIn(grammar), remedy } }
}

/** What to write instead, by key or by pattern of a key. */
type Remedies = Readonly<Record<string, string>>

/** Explains a key that belongs in another file or another program, recognized by its name or by its value. */
export function foreignKey(grammar: Grammar, key: string): Explanation | undefined {
  const { title = '' } = grammar
  const alike = Object.entries(entryOf<Remedies>(words.foreignAlike, title) ?? {})
  const likeIt = alike.find(([pattern]) => new RegExp(pattern).test(key))
  const remedy = entryOf<string>(entryOf<Remedies>(words.foreign, title) ?? {}, key) ?? likeIt?.[1]
  return remedy === undefined
    ? undefined
    : { rule: 'foreign-key', values: { key, where: whereIn(grammar), remedy } }
}

/**
 * Explains an entry of a group in which each name is free that is no such entry, but a key of another group:
 * "required" among the questions, or the messages of a question that was closed too early.
 */
export function misplacedEntry(
  { grammar: root, root: tree }: Subject,
  path: JsonPath,
): Explanation | undefined {
  const [holderPath, key, node] = [path.slice(0, -1), path.at(-1), nodeAt(tree, path)]
  const holder = grammarAt(root, holderPath) ?? {}
  if (typeof key !== 'string' || !node || Object.hasOwn(holder.properties ?? {}, key)) return undefined
  const own = grammarAt(root, path)
  const homes = objectGrammarsOf(root).toSorted(
    (a, b) => Number(b.grammar.title === own?.title) - Number(a.grammar.title === own?.title),
  )
  const home = homes.find(({ grammar: { properties = {} } }) => {
    const part = Object.hasOwn(properties, key) ? resolve(root, properties[key] ?? {}) : undefined
    return part && fits(node, typesOf(part)) && hasKeysOf(part, node)
  })
  const place = holderPath.findLast((step) => typeof step === 'string')
  const where = place === undefined ? whereIn(holder) : `"${place}"`
  return home && { rule: 'misplaced-key', values: { key, where, home: placeOf(home) } }
}

/** Whether a group has no other keys than these; a text or a list has none. */
function hasKeysOf({ properties }: Grammar, node: JsonNode): boolean {
  if (node.kind !== 'object') return true
  return properties !== undefined && membersOf(node).every(({ key }) => Object.hasOwn(properties, key))
}

function placeOf({ path, grammar }: ObjectGrammar): string {
  const names = path.filter((step) => step !== '*').map((step) => `"${step}"`)
  const place = names.length > 0 ? `in ${names.join(', ')}` : 'at the top level of the file'
  return entryOf(words.places, grammar.title ?? '') ?? place
}

function whereIn({ title = '' }: Grammar): string {
  return entryOf(words.names, title) ?? 'this group'
}

/** A kind of object in a grammar: its path (names, or `*` for any name), its grammar, and its title. */
interface ObjectGrammar {
  readonly path: readonly string[]
  readonly grammar: Grammar
}

/** The first place with an arbitrary name that allows all keys of an object of at least two. */
function grammarOfShape(root: Grammar, node: JsonNode | undefined): ObjectGrammar | undefined {
  const keys = membersOf(node).map(({ key }) => key)
  if (keys.length < 2) return undefined
  return objectGrammarsOf(root).find(
    ({ path, grammar }) =>
      path.at(-1) === '*' && keys.every((key) => Object.hasOwn(grammar.properties ?? {}, key)),
  )
}

/** Every kind of object a grammar knows, the outermost first, each once. */
export const objectGrammarsOf = memoize((root: Grammar): readonly ObjectGrammar[] => {
  const seen = new Set<unknown>()
  const found: ObjectGrammar[] = []
  const queue: ObjectGrammar[] = [{ path: [], grammar: root }]
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, grammar: part } = next
    const grammar = resolve(root, part)
    // A part behind a `$ref` is the same object each time it is reached; keep the first path to it.
    const identity = part.$ref ?? part
    if (seen.has(identity)) continue
    seen.add(identity)
    if (grammar.properties) found.push({ path, grammar })
    queue.push(...inner(grammar).map(([step, below]) => ({ path: [...path, ...step], grammar: below })))
  }
  return found
})

function inner(grammar: Grammar): readonly (readonly [readonly string[], Grammar])[] {
  const any = [grammar.additionalProperties, ...Object.values(grammar.patternProperties ?? {})]
  return [
    ...Object.entries(grammar.properties ?? {}).map(([key, part]) => [[key], part] as const),
    ...any.flatMap((part) => (typeof part === 'object' ? [[['*'], part] as const] : [])),
    ...(grammar.items ? [[[], grammar.items] as const] : []),
  ]
}
