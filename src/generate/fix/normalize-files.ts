import type { Grammar } from '../../lint/schema/grammar'
import { formatJson } from '../../lint/json/format'
import { fileKind, type FileKind } from '../../lint/source/file-kind'
import type { Workspace } from '../../lint/source/form-folder'
import type { LintCache } from '../../lint/source/read-workspace'
import type { SourceFile } from '../../lint/source/source-file'
import { applyEdits, type FileChanges } from './file-changes'
import { grammarFixes } from './fix-grammar'
import { orderKeys } from './order-keys'

const own: readonly FileKind['kind'][] = ['manifest', 'part', 'fixtures']

/** The files of `forms/` that have a plain slip, or keys or indents out of order, put right; broken JSON is left alone. */
export function normalizeFiles(workspace: Workspace, memory: LintCache): FileChanges {
  const sources = [...workspace.sources.values()].filter(({ path }) => own.includes(fileKind(path).kind))
  return new Map(
    sources.flatMap((source) => {
      const text = normalizeOnce(source, memory.validated.get(source)?.grammar)
      return text === undefined ? [] : [[source.path, text] as const]
    }),
  )
}

/** A file is read into the same object as long as its text stays the same, so it is put in order once. */
const known = new WeakMap<SourceFile, { readonly grammar?: Grammar; readonly text?: string }>()

function normalizeOnce(source: SourceFile, grammar: Grammar | undefined): string | undefined {
  const before = known.get(source)
  if (before && before.grammar === grammar) return before.text
  const text = normalize(source, grammar)
  known.set(source, { ...(grammar && { grammar }), ...(text !== undefined && { text }) })
  return text
}

function normalize(source: SourceFile, grammar: Grammar | undefined): string | undefined {
  const { root, text, reports } = source
  const hasMark = reports.some(({ rule }) => rule === 'byte-order-mark')
  if (!root || reports.length > Number(hasMark)) return undefined
  const slips = grammar ? grammarFixes(root, grammar) : []
  // What has a slip is put in order once the slip is put right and the text read again.
  const ordered = slips.length > 0 ? applyEdits(text, slips) : grammar ? orderKeys(text, root, grammar) : text
  const after = formatJson(ordered)
  return after === undefined || (after === text && !hasMark) ? undefined : after
}
