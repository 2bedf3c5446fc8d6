import { check } from '../../checker/check'
import type { RuleId } from '../../checker/finding'
import type { Workspace } from '../../checker/source/form-folder'
import type { Files, Memory } from '../../checker/source/read-workspace'
import { applyEdits } from './apply-edits'
import { isOneSlip } from './one-slip'
import type { Repairs } from './repairs'

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

/** What the checker mends in one way only, whatever stands there. */
const plainRules: ReadonlySet<RuleId> = new Set<RuleId>(['stray-spaces', 'option-with-spaces'])

/** The files in which a name is one slip from the one that stands elsewhere, or a text has stray spaces, mended. */
export function mendNames(files: Files, workspace: Workspace, memory: Memory): Repairs {
  const problems = check(files, memory).filter(({ file, rule, start, end, fix }) => {
    if (!file.startsWith('forms/') || fix?.length !== 1) return false
    const written = workspace.sources.get(file)?.text.slice(start, end) ?? ''
    return (
      plainRules.has(rule) || (namesRules.has(rule) && isOneSlip(bare(written), bare(fix[0]?.text ?? '')))
    )
  })
  const paths = [...new Set(problems.map(({ file }) => file))]
  return new Map(
    paths.flatMap((path) => {
      const source = workspace.sources.get(path)
      const edits = problems.flatMap(({ file, fix }) => (file === path ? (fix ?? []) : []))
      return source && source.findings.length === 0 ? [[path, applyEdits(source.text, edits)] as const] : []
    }),
  )
}

function bare(written: string): string {
  return written.replaceAll(/^"|"$/g, '')
}
