import { didYouMean } from '../report/did-you-mean'
import { membersOf, type JsonNode, type Member } from '../json/json-node'
import { entryGrammar, type Grammar } from './grammar'
import { grammarAt } from './grammar-at'
import words from './grammar-words.json'
import { homeOfKey, homeOfShape, type Home } from './homes'
import type { Remark } from './remark'

/** No more keys than this are listed. */
const longestList = 14

/**
 * What is wrong with the name of an entry, or undefined when it may stand there. `suggestion` is the name it was meant to be,
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
  const suggestion = didYouMean(key, free)
  if (suggestion && (!exact || suggestion.isCertain))
    return { rule: 'unknown-key', values, suggestion: suggestion.value }
  if (exact) return { rule: 'misplaced-key', values: { ...values, home: placeOf(exact) } }
  const shape = homeOfShape(root, value)
  if (shape) return { rule: 'misplaced-key', values: { ...values, home: placeAround(root, shape) } }
  return { rule: free.length === 0 ? 'extra-key' : 'unknown-key', values }
}

/** What to say about a key of another file or another program: by its name, or by what it looks like. */
function foreignRemedy({ title = '' }: Grammar, key: string): string | undefined {
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = words.foreign
  const alike: Readonly<Record<string, Readonly<Record<string, string>>>> = words.foreignAlike
  const remedy = Object.hasOwn(named[title] ?? {}, key) ? named[title]?.[key] : undefined
  return remedy ?? Object.entries(alike[title] ?? {}).find(([pattern]) => new RegExp(pattern).test(key))?.[1]
}

/** Where an object stands that has its own name: the group it is an entry of. */
function placeAround(root: Grammar, { path }: Home): string {
  const around = path.slice(0, -1)
  const grammar = grammarAt(root, around)
  return placeOf({ path: around, grammar: around.length === 0 ? root : { ...grammar, title: '' } })
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
