import {
  createCache,
  readWorkspace,
  type WorkspaceFiles,
  type LintCache,
} from '../../lint/source/read-workspace'
import { changesBetween, withChanges, type FileChanges } from './file-changes'
import { fixFixtures } from './fix-fixtures'
import { isRemoval, isSmallFix, normalizeFiles } from './normalize-files'
import { lint } from '../../lint/lint'
import { applyEdits } from '../../lint/json/edits'
import type { RuleId } from '../../lint/diagnostic'
import type { Workspace } from '../../lint/source/form-folder'

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
      (namesRules.has(rule) && (isRemoval(diagnostic) || isSmallFix(text, diagnostic)))
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
