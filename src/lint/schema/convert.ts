import type { JsonNode, ScalarNode } from '../json/json-node'
import { entryOf } from './explanation'
import type { Grammar } from './grammar'
import words from './grammar-words.json'

/** The type of a value in JSON Schema. */
export function typeOf(node: JsonNode): string {
  if (node.kind !== 'scalar') return node.kind
  return node.value === null ? 'null' : typeof node.value
}

/** The types a grammar allows; an empty list means any. A list of values allows the types of those values. */
export function typesOf({ type, const: only, enum: options }: Grammar): readonly string[] {
  if (typeof type === 'string') return [type]
  if (type !== undefined) return type
  const values = only === undefined ? (options ?? []) : [only]
  return [...new Set(values.map((value) => typeof value))]
}

export function fits(node: JsonNode, types: readonly string[]): boolean {
  if (types.length === 0) return true
  const isWhole = node.kind === 'scalar' && Number.isInteger(node.value)
  return types.includes(typeOf(node)) || (isWhole && types.includes('integer'))
}

/** A value of another type, and how to write it. */
interface Converted {
  readonly node: JsonNode
  readonly text: string
  /** Whether something else may have been meant, so that reports about its consequences cannot be trusted. */
  readonly isGuess?: boolean
}

/**
 * Convert a value of the wrong type to the type that was meant, where that is obvious: a number or true/false in
 * quotes, one entry (or words with commas between) without the brackets of its list. Undefined where it is not.
 */
export function convert(node: JsonNode, types: readonly string[], source: string): Converted | undefined {
  if (node.kind !== 'scalar' || node.value === null) return undefined
  const read = typeof node.value === 'string' ? unquoted(node.value.trim(), types) : undefined
  if (read !== undefined) return { node: { ...node, value: read }, text: String(read) }
  if (types.includes('array')) return listed(node, source.slice(node.start, node.end))
  if (types.join() !== 'string' || typeof node.value !== 'number') return undefined
  return { node: { ...node, value: String(node.value) }, text: `"${node.value}"` }
}

/** The most words of an entry in a text with commas that is read as a list. */
const mostWords = 5

/** One text as a list; its parts between commas become one entry each, unless one of them reads like a sentence. */
function listed(node: ScalarNode, written: string): Converted {
  const { start, end } = node
  const parts = typeof node.value === 'string' ? splitEntries(node.value, mostWords) : undefined
  const items = parts?.map((value) => ({ ...node, value })) ?? [node]
  const texts = parts?.map((part) => JSON.stringify(part)) ?? [written]
  return { node: { kind: 'array', items, start, end }, text: `[${texts.join(', ')}]`, isGuess: !parts }
}

/** The entries of a list that was written as one text with commas; undefined if one has more words than `most`. */
export function splitEntries(text: string, most: number): readonly string[] | undefined {
  const parts = text.split(',').map((part) => part.trim())
  const areEntries = parts.every((part) => part !== '' && part.split(/\s+/).length <= most)
  return parts.length > 1 && areEntries ? parts : undefined
}

/** The number, true or false that a text spells; undefined where it spells none of these types. */
function unquoted(text: string, types: readonly string[]): number | boolean | undefined {
  const asNumber = text === '' ? Number.NaN : Number(text)
  if (types.includes('number') && Number.isFinite(asNumber)) return asNumber
  if (types.includes('integer') && Number.isInteger(asNumber)) return asNumber
  return types.includes('boolean') ? entryOf<boolean>(words.booleans, text.toLowerCase()) : undefined
}
