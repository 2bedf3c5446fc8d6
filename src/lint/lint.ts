import { type Report, type Diagnostic, isError } from './report/diagnostic'
import { suppressCascades, suppressCascadesOfForm } from './report/suppress-cascades'
import { toDiagnostics } from './report/to-diagnostics'
import { copiedFolder, nestedFolder, withoutMoved, withoutStrayFolders } from './rules/files'
import { behaviourRules, senseRules, structureRules, wordRules, workspaceRules } from './rules/registry'
import type { FormFolder } from './source/form-folder'
import { createCache, type WorkspaceFiles, type LintCache, readWorkspace } from './source/read-workspace'

/**
 * Lint everything staff write: `forms/` and the pages' content. Takes the files by path from the top of the repository
 * (as text, or as bytes, which must be UTF-8; a path ending with `/` is an empty folder), including the grammars in
 * `_schema` folders. Returns the diagnostics, sorted by file and position; the site may be built if none of them is an
 * error. Pure and never throws. With a `cache` kept between calls, linting almost the same files again is fast. Without
 * `behaviour` no form is tried out with answers, which takes most of the time; names and spellings are still checked.
 * @example lint(new Map([['forms/staff/ui.json', '{,}'], …]))[0]?.message // => 'There is a comma too many.'
 */
export function lint(
  files: WorkspaceFiles,
  cache: LintCache = createCache(),
  { behaviour = true }: { readonly behaviour?: boolean } = {},
): readonly Diagnostic[] {
  const workspace = readWorkspace(files, cache)
  const validated = new Map(workspace.validated.map((file) => [file.path, file]))
  const written = [...workspace.sources.values()].flatMap(
    (source) => (validated.get(source.path) ?? source).reports,
  )
  const own = withoutStrayFolders(workspace)
  const stray = [...nestedFolder(workspace), ...copiedFolder(workspace)]
  const found = workspaceRules.flatMap((rule) => rule(own))
  const together = [...stray, ...withoutMoved(found, workspace)]
  const single = own.forms.flatMap((form) => lintForm(form, cache, behaviour))
  return toDiagnostics(workspace, [...written, ...suppressCascades([...together, ...single], validated)])
}

function lintForm(form: FormFolder, cache: LintCache, behaviour: boolean): readonly Report[] {
  const known = cache.reports.get(form)
  if (known && (known.behaviour || !behaviour)) return known.reports
  const structure = structureRules.flatMap((rule) => rule(form))
  const rest = [...senseRules, ...wordRules, ...(!behaviour || structure.some(isError) ? [] : behaviourRules)]
  const found = rest.flatMap((rule) => rule(form))
  const reports = suppressCascadesOfForm(form, structure, found)
  cache.reports.set(form, { behaviour, reports })
  return reports
}
