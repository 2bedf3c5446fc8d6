import type { Grammar } from '../../lint/schema/grammar'
import { formatJson } from '../../lint/json/format'
import { fileKind, type FileKind } from '../../lint/source/file-kind'
import type { Workspace } from '../../lint/source/form-folder'
import type { LintCache } from '../../lint/source/read-workspace'
import type { SourceFile } from '../../lint/source/source-file'
import { applyEdits } from './apply-edits'
import { grammarSlips } from './grammar-slips'
import { orderKeys } from './order-keys'
import type { Repairs } from './repairs'

const own: readonly FileKind['kind'][] = ['manifest', 'part', 'fixture', 'golden']

/** The files of `forms/` that have a plain slip, or keys or indents out of order, mended; broken JSON is left alone. */
export function tidyFiles(workspace: Workspace, memory: LintCache): Repairs {
  const sources = [...workspace.sources.values()].filter(({ path }) => own.includes(fileKind(path).kind))
  return new Map(
    sources.flatMap((source) => {
      const text = tidyOnce(source, memory.validated.get(source)?.grammar)
      return text === undefined ? [] : [[source.path, text] as const]
    }),
  )
}

/** A file is read into the same object as long as its text stays the same, so it is put in order once. */
const known = new WeakMap<SourceFile, { readonly grammar?: Grammar; readonly text?: string }>()

function tidyOnce(source: SourceFile, grammar: Grammar | undefined): string | undefined {
  const before = known.get(source)
  if (before && before.grammar === grammar) return before.text
  const text = tidy(source, grammar)
  known.set(source, { ...(grammar && { grammar }), ...(text !== undefined && { text }) })
  return text
}

function tidy(source: SourceFile, grammar: Grammar | undefined): string | undefined {
  const { root, text, reports } = source
  const hasMark = reports.some(({ rule }) => rule === 'byte-order-mark')
  if (!root || reports.length > Number(hasMark)) return undefined
  const slips = grammar ? grammarSlips(root, grammar) : []
  // What has a slip is put in order once the slip is mended and the text read again.
  const ordered = slips.length > 0 ? applyEdits(text, slips) : grammar ? orderKeys(text, root, grammar) : text
  const after = formatJson(ordered)
  return after === undefined || (after === text && !hasMark) ? undefined : after
}
