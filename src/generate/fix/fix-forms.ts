import {
  createCache,
  readWorkspace,
  type WorkspaceFiles,
  type LintCache,
} from '../../lint/source/read-workspace'
import { changesBetween, withChanges, type FileChanges } from './file-changes'
import { fixFixtures } from './fix-fixtures'
import { lint } from '../../lint/lint'
import type { RuleId, Report } from '../../lint/diagnostic'
import type { Workspace } from '../../lint/source/form-folder'
import { type Grammar, entryGrammar, resolve } from '../../lint/schema/grammar'
import { formatJson } from '../../lint/json/format'
import { fileKind, type FileKind } from '../../lint/source/file-kind'
import { memoize } from '../../lint/memoize'
import type { ValidatedFile } from '../../lint/source/source-file'
import { isOneTypo } from '../../lint/report/did-you-mean'
import { type JsonNode, type Member, type Span, applyEdits } from '../../lint/json/json-node'

/** One fix can make another possible, as a corrected key does for the fixtures. A few rounds are usually enough. */
const mostRounds = 12

/**
 * Fix in `forms/` what can be fixed automatically: typos with one possible meaning, the order of keys, indentation,
 * outdated fixtures, and the snapshots of messages. Takes the same files as `lint`; returns the full texts of those
 * that change. What is broken or ambiguous is left for the linter to explain. Pure; a second run on its own result
 * finds nothing more.
 * @example fixForms(files).get('forms/build-contest/fixtures.json') // => '{\n  "valid": …'
 */
export function fixForms(files: WorkspaceFiles, cache: LintCache = createCache()): FileChanges {
  let now = files
  for (let round = 0; round < mostRounds; round += 1) {
    const step = nextChanges(now, cache)
    if (step.size === 0) break
    now = withChanges(now, step)
  }
  return changesBetween(files, now)
}

/** The first kind of fix that changes anything. */
function nextChanges(files: WorkspaceFiles, cache: LintCache): FileChanges {
  const workspace = readWorkspace(files, cache)
  const normalized = normalizeFiles(workspace)
  if (normalized.size > 0) return normalized
  const named = fixNames(files, workspace, cache)
  return named.size > 0 ? named : new Map(workspace.forms.flatMap((form) => [...fixFixtures(form)]))
}

/** Rules about names and values that are also written elsewhere. */
const namesRules: ReadonlySet<RuleId> = new Set<RuleId>([
  'unknown-question',
  'unknown-answer',
  'question-renamed',
  'condition-value',
  'unknown-related',
  'unlisted-without-folder',
  'tag-typo',
  'label-of-no-option',
  'unknown-autocomplete',
  'card-without-folder',
])

/** Rules whose fix is always the same, whatever the value is. */
const plainRules: ReadonlySet<RuleId> = new Set<RuleId>([
  'stray-spaces',
  'option-with-spaces',
  'option-with-line-break',
  'option-with-hidden',
  'empty-list',
  'blank-answer',
  'blank-pattern',
  'blank-refused',
  'form-renamed',
  'width-missing',
  'large-box-missing',
  'own-name-spelling',
])

/** The files in which a name that differs by one typo from its definition, or a text with stray spaces, is fixed. */
function fixNames(files: WorkspaceFiles, workspace: Workspace, cache: LintCache): FileChanges {
  const diagnostics = lint(files, cache, { behaviour: false }).filter((diagnostic) => {
    const { file, rule, fix = [] } = diagnostic
    if (!file.startsWith('forms/') || fix.length === 0) return false
    const text = workspace.sources.get(file)?.text ?? ''
    return (
      plainRules.has(rule) ||
      (namesRules.has(rule) && (fix.every((edit) => edit.text === '') || isSmallFix(text, diagnostic)))
    )
  })
  const paths = [...new Set(diagnostics.map(({ file }) => file))]
  return new Map(
    paths.flatMap((path) => {
      const source = workspace.sources.get(path)
      const edits = diagnostics.flatMap(({ file, fix }) => (file === path ? (fix ?? []) : []))
      return source && source.reports.length === 0 ? [[path, applyEdits(source.text, edits)] as const] : []
    }),
  )
}

const own: readonly FileKind['kind'][] = ['manifest', 'part', 'fixtures']

/** The files of `forms/` whose typos, order of keys or indentation had to be fixed; broken JSON is left alone. */
function normalizeFiles({ validated }: Workspace): FileChanges {
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

/** Whether a fix only replaces a word by another one that is one typo apart. */
function isSmallFix(text: string, { start, end, fix = [] }: Span & Pick<Report, 'fix'>): boolean {
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
