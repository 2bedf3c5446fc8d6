import { entryGrammar, resolve, type Grammar } from '../../lint/schema/grammar'
import { itemsOf, membersOf, type JsonNode } from '../../lint/json/json-node'
import type { Edit } from '../../lint/json/scan-json'
import { didYouMean, editDistance } from '../../lint/report/did-you-mean'

/**
 * The edits that fix a file's typos against its grammar where the meaning is certain: a key or a value that is one typo
 * away from exactly one allowed one, and a `$schema` line that is wrong or missing.
 */
export function grammarFixes(root: JsonNode, grammar: Grammar): readonly Edit[] {
  return [...schemaLine(root, grammar), ...slipsIn(root, grammar, resolve(grammar, grammar))]
}

function schemaLine(root: JsonNode, grammar: Grammar): readonly Edit[] {
  const meant = grammar.properties?.['$schema']?.const
  if (root.kind !== 'object' || meant === undefined) return []
  const line = root.members.find(({ key }) => key === '$schema')
  if (line?.value.kind === 'scalar' && line.value.value === meant) return []
  const text = JSON.stringify(meant)
  if (!line && !grammar.required?.includes('$schema')) return []
  if (line) return [{ start: line.value.start, end: line.value.end, text }]
  const at = root.start + 1
  return [{ start: at, end: at, text: `\n"$schema": ${text}${root.members.length > 0 ? ',' : ''}` }]
}

function slipsIn(node: JsonNode, root: Grammar, grammar: Grammar): readonly Edit[] {
  if (node.kind === 'array')
    return itemsOf(node).flatMap((item) => slipsIn(item, root, resolve(root, grammar.items ?? {})))
  if (node.kind === 'scalar') return choiceSlip(node, grammar)
  return membersOf(node).flatMap(({ key, keySpan, value }) => {
    const meant = entryGrammar(root, grammar, key) ? key : keyMeant(node, grammar, key)
    if (meant === undefined || meant === '$schema') return []
    const renamed = meant === key ? [] : [{ ...keySpan, text: JSON.stringify(meant) }]
    return [...renamed, ...slipsIn(value, root, entryGrammar(root, grammar, meant) ?? {})]
  })
}

function keyMeant(holder: JsonNode, grammar: Grammar, key: string): string | undefined {
  const taken = membersOf(holder).map((member) => member.key)
  const free = Object.keys(grammar.properties ?? {}).filter((name) => !taken.includes(name))
  return certain(key, free)
}

function choiceSlip(node: JsonNode, grammar: Grammar): readonly Edit[] {
  const choices = [...(grammar.enum ?? []), ...(grammar.const === undefined ? [] : [grammar.const])]
  const words = choices.filter((choice) => typeof choice === 'string')
  if (node.kind !== 'scalar' || typeof node.value !== 'string' || words.includes(node.value)) return []
  const meant = certain(node.value, words)
  return meant === undefined ? [] : [{ start: node.start, end: node.end, text: JSON.stringify(meant) }]
}

function certain(word: string, choices: readonly string[]): string | undefined {
  const near = didYouMean(word, choices)
  return near?.isCertain && isOneSlip(word, near.value) ? near.value : undefined
}

/**
 * Whether two words are one typo apart: a letter too many, missing, wrong, or swapped with its neighbour; case, and
 * punctuation between words, are ignored.
 * @example isOneSlip('maxLenght', 'maxLength') // => true
 */
export function isOneSlip(written: string, meant: string): boolean {
  return editDistance(strip(written), strip(meant)) <= 1
}

function strip(word: string): string {
  return word.toLowerCase().replaceAll(/^ui:|[\s_-]/g, '')
}
