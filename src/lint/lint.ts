import { type Diagnostic, isError } from './diagnostic'
import { mergeReports, withRightNames } from './report/merge-reports'
import { suppressCascades, suppressCascadesOfForm } from './report/suppress-cascades'
import { toDiagnostics } from './report/to-diagnostics'
import { contentFileRules, senseRules, structureRules, trialRules, workspaceRules } from './rules/registry'
import { reportsOf } from './rules/rule'
import { strayFolderRules, withoutMoved, withoutStrayFolders } from './rules/stray-files'
import type { FormFolder } from './source/form-folder'
import { memoize } from './memoize'
import type { ValidatedFile } from './source/source-file'
import { createCache, type WorkspaceFiles, type LintCache, readWorkspace } from './source/read-workspace'

/**
 * Lint everything staff write: `forms/` and the pages' content. Takes the files by path from the top of the
 * repository (as text, or as bytes, which must be UTF-8; a path ending with `/` is an empty folder, one
 * ending with `@` a symbolic link), including the grammars in `_schema` folders. Returns the diagnostics,
 * sorted by file and position; the site may be built if none of them is an error. Pure and never throws. With
 * a `cache` kept between calls, linting almost the same files again is fast. With `behaviour: false`, no form
 * is tried with answers, which takes most of the time; the files themselves are still checked.
 * @example lint(new Map([['forms/staff/ui.json', '{,}'], …]))[0]?.message // => 'There is one comma too many.'
 */
export function lint(
  files: WorkspaceFiles,
  cache: LintCache = createCache(),
  { behaviour = true }: { readonly behaviour?: boolean } = {},
): readonly Diagnostic[] {
  const workspace = readWorkspace(files, cache)
  const { sources, validated } = workspace
  const written = [...sources.values()].flatMap((source) => (validated.get(source.path) ?? source).reports)
  const own = withoutStrayFolders(workspace)
  const stray = reportsOf(strayFolderRules, workspace)
  const content = [...validated.values()].flatMap(contentFileReports)
  const together = [...stray, ...withoutMoved(reportsOf(workspaceRules, own), workspace), ...content]
  const single = own.forms.flatMap(behaviour ? reportsWithTrials : reportsWithoutTrials)
  const reports = withRightNames(written, suppressCascades([...together, ...single], validated))
  return toDiagnostics(workspace, mergeReports(reports))
}

const contentFileReports = memoize((file: ValidatedFile<unknown>) => reportsOf(contentFileRules, file))

/** The reports on a form's questions, rules and conditions. A form with errors among them cannot be tried. */
export const structureReports = memoize((form: FormFolder) => reportsOf(structureRules, form))

const senseReports = memoize((form: FormFolder) => reportsOf(senseRules, form))

const reportsWithoutTrials = memoize((form: FormFolder) =>
  suppressCascadesOfForm(form, structureReports(form), senseReports(form)),
)

const reportsWithTrials = memoize((form: FormFolder) => {
  const { schema, ui, message, fixtures } = form
  const structure = structureReports(form)
  // The meaning of a file with a mistake is a guess, and its consequences would be reported in other files.
  const written = [schema, ui, message, fixtures].flatMap((file) => file?.reports ?? [])
  if ([...written, ...structure].some(isError)) return reportsWithoutTrials(form)
  return suppressCascadesOfForm(form, structure, [...senseReports(form), ...reportsOf(trialRules, form)])
})
