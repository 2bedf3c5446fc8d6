import type { JsonNode, ScalarNode } from '../json/json-node'
import type { Grammar } from './grammar'

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
}

/**
 * Convert a value of the wrong type to the type that was meant, where that is obvious: a number or true/false in
 * quotes, one entry (or words with commas between) without the brackets of its list. Undefined where it is not.
 */
export function convert(node: JsonNode, types: readonly string[], source: string): Converted | undefined {
  const written = source.slice(node.start, node.end)
  if (node.kind === 'scalar' && typeof node.value === 'string') {
    const read = unquoted(node, types)
    if (read) return { node: read, text: String(read.value) }
  }
  if (types.includes('array') && node.kind === 'scalar' && node.value !== null) return listed(node, written)
  if (
    types.length === 1 &&
    types[0] === 'string' &&
    node.kind === 'scalar' &&
    typeof node.value === 'number'
  ) {
    return { node: { ...node, value: String(node.value) }, text: `"${String(node.value)}"` }
  }
  return undefined
}

/** One text as a list; words separated by commas become one entry each. */
function listed(node: ScalarNode, written: string): Converted {
  const { start, end } = node
  const words = typeof node.value === 'string' ? node.value.split(/,\s*/) : []
  const isWords = words.length > 1 && words.every((word) => /^[\w-]+$/.test(word))
  if (!isWords) return { node: { kind: 'array', items: [node], start, end }, text: `[${written}]` }
  const items = words.map((word) => ({ ...node, value: word }))
  return { node: { kind: 'array', items, start, end }, text: `[${words.map(quote).join(', ')}]` }
}

function quote(text: string): string {
  return JSON.stringify(text)
}

function unquoted(node: ScalarNode, types: readonly string[]): ScalarNode | undefined {
  const text = String(node.value).trim()
  const asNumber = text === '' ? Number.NaN : Number(text)
  if (types.includes('number') && Number.isFinite(asNumber)) return { ...node, value: asNumber }
  if (types.includes('integer') && Number.isInteger(asNumber)) return { ...node, value: asNumber }
  if (types.includes('boolean') && (text === 'true' || text === 'false'))
    return { ...node, value: text === 'true' }
  return undefined
}
