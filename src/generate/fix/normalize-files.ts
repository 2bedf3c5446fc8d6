import { type Grammar, entryGrammar, resolve } from '../../lint/schema/grammar'
import { formatJson } from '../../lint/json/format'
import { fileKind, type FileKind } from '../../lint/source/file-kind'
import type { Workspace } from '../../lint/source/form-folder'
import { memoize } from '../../lint/memoize'
import type { ValidatedFile } from '../../lint/source/source-file'
import { applyEdits } from '../../lint/json/edits'
import type { FileChanges } from './file-changes'
import type { Report } from '../../lint/diagnostic'
import { isOneTypo } from '../../lint/report/did-you-mean'
import type { JsonNode, Member, Span } from '../../lint/json/json-node'

const own: readonly FileKind['kind'][] = ['manifest', 'part', 'fixtures']

/** The files of `forms/` whose typos, order of keys or indentation had to be fixed; broken JSON is left alone. */
export function normalizeFiles({ validated }: Workspace): FileChanges {
  const files = [...validated.values()].filter(({ path }) => own.includes(fileKind(path).kind))
  return new Map(
    files.flatMap((file) => {
      const text = normalize(file)
      return text === undefined ? [] : [[file.path, text] as const]
    }),
  )
}

/** A file is the same object as long as its text stays the same, so its result is cached. */
const normalize = memoize((file: ValidatedFile<unknown>): string | undefined => {
  const { root, text, hasMark, reports } = file.source
  if (!root || reports.length > Number(hasMark)) return undefined
  const fixes = file.reports.filter((report) => isCertainFix(text, report)).flatMap(({ fix }) => fix ?? [])
  // The keys of a file with typos are sorted in the next round, once its corrected text has been parsed.
  const ordered =
    fixes.length > 0
      ? applyEdits(text, fixes)
      : orderKeys(text, root, file.grammar, resolve(file.grammar, file.grammar))
  const after = formatJson(ordered)
  return after === undefined || (after === text && !hasMark) ? undefined : after
})

/**
 * Whether a report's fix is certain: a key or a value that is one typo away from the only one that can be meant, a key
 * that can have only one value, or a `$schema` line, of which each file has exactly one.
 */
function isCertainFix(text: string, report: Report): boolean {
  if (report.rule === 'schema-line-missing' || report.values['subject'] === '"$schema"') return true
  if (report.rule === 'missing-key' && report.fix) return true
  return report.isCertain === true && isSmallFix(text, report)
}

/** Whether a fix only deletes text. */
export function isRemoval({ fix = [] }: Pick<Report, 'fix'>): boolean {
  return fix.every(({ text }) => text === '')
}

/** Whether a fix only replaces a word by another one that is one typo apart. */
export function isSmallFix(text: string, { start, end, fix = [] }: Span & Pick<Report, 'fix'>): boolean {
  const [from, to] = [text.slice(start, end), fix[0]?.text ?? ''].map((written) =>
    written.replaceAll(/^"|"$/g, ''),
  )
  return fix.length === 1 && isOneTypo(from ?? '', to ?? '')
}

/**
 * A value's text with the keys of each object in the order of its grammar. Keys the grammar does not list, such as the
 * names of questions, follow in their existing order. An object with a key that is not allowed is left as it is.
 * Whatever is between the entries stays in place.
 */
function orderKeys(text: string, node: JsonNode, root: Grammar, grammar: Grammar): string {
  if (node.kind === 'scalar') return text.slice(node.start, node.end)
  if (node.kind === 'array') {
    const entry = resolve(root, grammar.items ?? {})
    const items = node.items.map((item) => orderKeys(text, item, root, entry))
    return fillSlots(text, node, node.items, items)
  }
  const keys = Object.keys(grammar.properties ?? {})
  const rank = ({ key }: Member): number => (keys.includes(key) ? keys.indexOf(key) : keys.length)
  const isKnown = node.members.every(({ key }) => entryGrammar(root, grammar, key) !== undefined)
  const sorted = isKnown ? node.members.toSorted((one, other) => rank(one) - rank(other)) : node.members
  const entries = sorted.map(({ start, key, value }) => {
    const part = entryGrammar(root, grammar, key) ?? {}
    return text.slice(start, value.start) + orderKeys(text, value, root, part)
  })
  return fillSlots(text, node, node.members, entries)
}

/** The text of a list or object with its entries replaced one by one. */
function fillSlots(text: string, node: JsonNode, slots: readonly Span[], entries: readonly string[]): string {
  const edits = slots.map(({ start, end }, index) => ({ start, end, text: entries[index] ?? '' }))
  return applyEdits(text.slice(0, node.end), edits).slice(node.start)
}
