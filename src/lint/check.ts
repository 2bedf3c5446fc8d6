import { withoutConsequences } from './behaviour/without-consequences'
import type { Finding } from './report/finding'
import { locateProblems } from './report/locate-problems'
import type { Problem } from './report/problem'
import { behaviourRules, senseRules, structureRules, wordRules, workspaceRules } from './rules/registry'
import type { FormFolder } from './source/form-folder'
import { emptyMemory, readWorkspace, type Files, type Memory } from './source/read-workspace'
import { trusted } from './source/trusted'

/**
 * Check everything staff write: `forms/` and the pages' content. Takes the files by path from the top of the repository
 * (as text, or as bytes, which are then checked to be UTF-8; a path ending with `/` is an empty folder), the grammars in
 * `_schema` folders among them. Returns every problem, sorted by file and place; none means that the build may go on.
 * Pure and never throws. A `memory` kept from call to call makes the next check of almost the same files quick.
 * @example check(new Map([['forms/staff/ui.json', '{,}'], …]))[0]?.message // => 'There is a comma too many.'
 */
export function check(files: Files, memory: Memory = emptyMemory()): readonly Problem[] {
  const workspace = readWorkspace(files, memory)
  const judged = new Map(workspace.judged.map((file) => [file.path, file]))
  const written = [...workspace.sources.values()].flatMap(
    (source) => (judged.get(source.path) ?? source).findings,
  )
  const together = workspaceRules.flatMap((rule) => rule(workspace))
  const single = workspace.forms.flatMap((form) => formFindings(form, memory))
  return locateProblems(workspace, [...written, ...trusted([...together, ...single], judged)])
}

function formFindings(form: FormFolder, memory: Memory): readonly Finding[] {
  const known = memory.findings.get(form)
  if (known) return known
  const structure = structureRules.flatMap((rule) => rule(form))
  const rest = [...senseRules, ...wordRules, ...(structure.length === 0 ? behaviourRules : [])]
  const found = rest.flatMap((rule) => rule(form))
  const findings = withoutConsequences(form, structure, found)
  memory.findings.set(form, findings)
  return findings
}
