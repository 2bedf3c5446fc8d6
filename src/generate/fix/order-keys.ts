import { entryGrammar, resolve, type Grammar } from '../../lint/schema/grammar'
import { itemsOf, membersOf, type JsonNode, type Member } from '../../lint/json/json-node'

/**
 * A JSON text with the keys of each object in the order of its grammar. Keys the grammar does not list, such as the names
 * of questions, keep their order after those it lists. An object with a key that is not allowed stays as it is. Whatever stands between the entries stays where it is.
 * @example orderKeys('{"title": "A", "$schema": "…"}', root, grammar) // => '{"$schema": "…", "title": "A"}'
 */
export function orderKeys(text: string, root: JsonNode, grammar: Grammar): string {
  const ordered = write(text, root, grammar, resolve(grammar, grammar))
  return text.slice(0, root.start) + ordered + text.slice(root.end)
}

function write(text: string, node: JsonNode, root: Grammar, grammar: Grammar): string {
  if (node.kind === 'scalar') return text.slice(node.start, node.end)
  if (node.kind === 'array') {
    const entry = resolve(root, grammar.items ?? {})
    const items = itemsOf(node)
    return fillSlots(
      text,
      node,
      items,
      items.map((item) => write(text, item, root, entry)),
    )
  }
  const members = membersOf(node)
  const keys = Object.keys(grammar.properties ?? {})
  const rank = ({ key }: Member): number => (keys.includes(key) ? keys.indexOf(key) : keys.length)
  const isKnown = members.every(({ key }) => entryGrammar(root, grammar, key) !== undefined)
  const sorted = isKnown ? members.toSorted((one, other) => rank(one) - rank(other)) : members
  return fillSlots(
    text,
    node,
    members,
    sorted.map(({ start, key, value }) => {
      const part = entryGrammar(root, grammar, key) ?? {}
      return text.slice(start, value.start) + write(text, value, root, part)
    }),
  )
}

/** The text of a list or object with its entries replaced one by one. */
function fillSlots(
  text: string,
  node: JsonNode,
  slots: readonly { readonly start: number; readonly end: number }[],
  entries: readonly string[],
): string {
  let at = node.start
  let filled = ''
  for (const [index, { start, end }] of slots.entries()) {
    filled += text.slice(at, start) + (entries[index] ?? '')
    at = end
  }
  return filled + text.slice(at, node.end)
}
