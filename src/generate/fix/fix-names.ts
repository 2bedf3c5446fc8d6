import { lint } from '../../lint/lint'
import type { RuleId } from '../../lint/report/diagnostic'
import type { Workspace } from '../../lint/source/form-folder'
import type { Files, LintCache } from '../../lint/source/read-workspace'
import { applyEdits, type FileChanges } from './file-changes'
import { isOneSlip } from './fix-grammar'

/** What the checker finds about names and values that stand elsewhere too. */
const namesRules: ReadonlySet<RuleId> = new Set<RuleId>([
  'unknown-question',
  'question-renamed',
  'condition-value',
  'unknown-related',
  'tag-typo',
  'label-of-no-option',
  'unknown-autocomplete',
  'card-without-folder',
])

/** What can be put right in one way only, whatever stands there. */
const plainRules: ReadonlySet<RuleId> = new Set<RuleId>(['stray-spaces', 'option-with-spaces'])

/** The files in which a name is one slip from the one that stands elsewhere, or a text has stray spaces, put right. */
export function fixNames(files: Files, workspace: Workspace, memory: LintCache): FileChanges {
  const problems = lint(files, memory).filter(({ file, rule, start, end, fix }) => {
    if (!file.startsWith('forms/') || fix?.length !== 1) return false
    const text = workspace.sources.get(file)?.text ?? ''
    const [from, to] = [bare(text.slice(start, end)), bare(fix[0]?.text ?? '')]
    return plainRules.has(rule) || (namesRules.has(rule) && isOneSlip(from, to))
  })
  const paths = [...new Set(problems.map(({ file }) => file))]
  return new Map(
    paths.flatMap((path) => {
      const source = workspace.sources.get(path)
      const edits = problems.flatMap(({ file, fix }) => (file === path ? (fix ?? []) : []))
      return source && source.reports.length === 0 ? [[path, applyEdits(source.text, edits)] as const] : []
    }),
  )
}

function bare(written: string): string {
  return written.replaceAll(/^"|"$/g, '')
}
