import { nearest } from '../near'
import { membersOf, type JsonNode, type Member } from '../json/json-node'
import { entryGrammar, type Grammar } from './grammar'
import words from './grammar-words.json'
import { homeOfKey, homeOfShape, type Home } from './homes'
import type { Remark } from './remark'

/** No more keys than this are listed. */
const longestList = 14

/**
 * What is wrong with the name of an entry, or undefined when it may stand there. `near` is the name it was meant to be,
 * which then counts in its stead.
 */
export function judgeKey(
  root: Grammar,
  grammar: Grammar,
  holder: JsonNode,
  { key, value }: Member,
): Remark | undefined {
  if (entryGrammar(root, grammar, key)) return undefined
  const taken = new Set(membersOf(holder).map((member) => member.key))
  const free = Object.keys(grammar.properties ?? {}).filter((name) => !taken.has(name))
  const values = {
    key,
    where: wordFor(words.names, grammar),
    keys: free.slice(0, longestList).map((name) => `"${name}"`),
  }
  const foreign = foreignRemedy(grammar, key)
  if (foreign !== undefined) return { rule: 'foreign-key', values: { ...values, remedy: foreign } }
  const exact = homeOfKey(root, key)
  const near = nearest(key, free)
  if (near && (!exact || near.isCertain)) return { rule: 'unknown-key', values, near: near.value }
  const home = exact ?? homeOfShape(root, value)
  if (home) return { rule: 'misplaced-key', values: { ...values, home: placeOf(home) } }
  return { rule: 'unknown-key', values }
}

function foreignRemedy({ title = '' }: Grammar, key: string): string | undefined {
  const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = words.foreign
  return tables[title]?.[key]
}

function placeOf({ path, grammar }: Home): string {
  const places: Readonly<Record<string, string>> = words.places
  const names = path.filter((step) => step !== '*').map((step) => `"${step}"`)
  return (
    places[grammar.title ?? ''] ??
    (names.length > 0 ? `in ${names.join(', ')}` : 'at the top level of the file')
  )
}

function wordFor(table: Readonly<Record<string, string>>, { title = '' }: Grammar): string {
  return table[title] ?? 'this group'
}
