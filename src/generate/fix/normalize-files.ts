import { type Grammar, entryGrammar, resolve } from '../../lint/schema/grammar'
import { formatJson } from '../../lint/json/format'
import { fileKind, type FileKind } from '../../lint/source/file-kind'
import type { Workspace } from '../../lint/source/form-folder'
import { memoize } from '../../lint/source/memoize'
import type { SourceFile } from '../../lint/source/source-file'
import { applyEdits, type FileChanges } from './file-changes'
import { grammarFixes } from './fix-grammar'
import { itemsOf, membersOf, type JsonNode, type Member } from '../../lint/json/json-node'

const own: readonly FileKind['kind'][] = ['manifest', 'part', 'fixtures']

/**
 * The files of `forms/` whose simple typos, order of keys or indentation had to be fixed; broken JSON is left alone.
 */
export function normalizeFiles({ sources, validated }: Workspace): FileChanges {
  const grammars = new Map(validated.map(({ path, grammar }) => [path, grammar]))
  const files = [...sources.values()].filter(({ path }) => own.includes(fileKind(path).kind))
  return new Map(
    files.flatMap((source) => {
      const text = normalizerOf(grammars.get(source.path) ?? anything)(source)
      return text === undefined ? [] : [[source.path, text] as const]
    }),
  )
}

const anything: Grammar = {}

/** A file is the same object as long as its text stays the same, so its result is cached. */
const normalizerOf = memoize((grammar: Grammar) =>
  memoize((source: SourceFile) => normalize(source, grammar)),
)

function normalize(source: SourceFile, grammar: Grammar): string | undefined {
  const { root, text, reports } = source
  const hasMark = reports.some(({ rule }) => rule === 'byte-order-mark')
  if (!root || reports.length > Number(hasMark)) return undefined
  const slips = grammarFixes(root, grammar)
  // A file with typos is put in order in the next round, after its corrected text has been parsed.
  const ordered = slips.length > 0 ? applyEdits(text, slips) : orderKeys(text, root, grammar)
  const after = formatJson(ordered)
  return after === undefined || (after === text && !hasMark) ? undefined : after
}

/**
 * A JSON text with the keys of each object in the order of its grammar. Keys the grammar does not list, such as the
 * names of questions, follow in their existing order. An object with a key that is not allowed is left as it is.
 * Whatever is between the entries stays in place.
 * @example orderKeys('{"title": "A", "$schema": "…"}', root, grammar) // => '{"$schema": "…", "title": "A"}'
 */
function orderKeys(text: string, root: JsonNode, grammar: Grammar): string {
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
