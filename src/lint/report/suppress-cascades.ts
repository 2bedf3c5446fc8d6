import { type JsonNode, nodeAt, type PathStep, type JsonPath } from '../json/json-node'
import following from './cascading-rules.json'
import { isError, type Place, type Report } from '../diagnostic'
import { fileKind } from '../source/file-kind'
import type { FormFolder } from '../source/form-folder'
import { pathAt, type Located } from '../json/locate'
import type { ValidatedFile } from '../source/source-file'

/**
 * Leaves out reports that are only consequences: those about a question (or a card, or a fixture) that breaks its
 * grammar, in the same file; if that is schema.json, in the form's other files too. While the list of required questions
 * is misplaced, reports that follow from its absence are left out as well.
 */
export function suppressCascades(
  reports: readonly Report[],
  validated: ReadonlyMap<string, ValidatedFile<unknown>>,
): readonly Report[] {
  return reports.filter(({ rule, file: path, start }) => {
    const file = validated.get(path)
    if (!file) return true
    const subject = subjectAt(file, start)
    const kind = fileKind(path)
    const schema = 'slug' in kind ? validated.get(`forms/${kind.slug}/schema.json`) : undefined
    const isListLost = () => schema?.invalidPaths.some((fault) => fault.at(-1) === 'required')
    if (following.required.includes(rule) && isListLost()) return false
    return ![file, schema].some((suspect) =>
      suspect?.invalidPaths.some((fault) => subjectOf(suspect, fault) === subject),
    )
  })
}

/**
 * Leaves out a form's reports that only follow from another one on the same question: that a rule has no message when
 * the rule itself is wrong, or that an expected message is stale when its text must be fixed first.
 */
export function suppressCascadesOfForm(
  form: FormFolder,
  structure: readonly Report[],
  rest: readonly Report[],
): readonly Report[] {
  const wrong = new Set(structure.map((place) => subjectIn(form, place)))
  const kept = rest.filter(
    (report) => !following.structure.includes(report.rule) || !wrong.has(subjectIn(form, report)),
  )
  const causes = [...structure, ...kept].filter(({ rule }) => !following.definition.includes(rule))
  const named = new Set(causes.filter(isInDefinition).map((place) => subjectIn(form, place)))
  const isExplained = ({ rule, also = [] }: Report): boolean =>
    following.definition.includes(rule) &&
    also.some((place) => isInDefinition(place) && named.has(subjectIn(form, place)))
  // The command that takes unknown answers out of the examples waits until the definition is right.
  const isWaiting = structure.some((report) => isError(report) && isInDefinition(report))
  const reported = isWaiting ? structure.filter(({ rule }) => rule !== 'unknown-answer') : structure
  return withoutFollowing(form, [...reported, ...kept.filter((report) => !isExplained(report))])
}

/** Leaves out the reports that a report of another rule explains, on the same question or anywhere in the form. */
function withoutFollowing(form: FormFolder, reports: readonly Report[]): readonly Report[] {
  // What a question lacks in a file that has no entry for it is reported at the top of that file.
  const subjectOfReport = (report: Report) => subjectIn(form, report) ?? String(report.values['name'])
  const explained = Object.entries(following.of).flatMap(([cause, rules]) => {
    const subjects = reports.filter(({ rule }) => rule === cause).map(subjectOfReport)
    return rules.flatMap((rule) => subjects.map((subject) => `${rule} ${subject}`))
  })
  const explainedInForm = Object.entries(following.ofForm).flatMap(([cause, rules]) =>
    reports.some(({ rule }) => rule === cause) ? rules : [],
  )
  const explainedByName = Object.entries(following.ofName).flatMap(([cause, rules]) => {
    const names = reports.flatMap(({ rule, values }) => (rule === cause ? String(values['name']) : []))
    return rules.flatMap((rule) => names.map((name) => `${rule} ${name}`))
  })
  return reports.filter(
    (report) =>
      !explained.includes(`${report.rule} ${subjectOfReport(report)}`) &&
      !explainedByName.includes(`${report.rule} ${String(report.values['name'])}`) &&
      !explainedInForm.includes(report.rule),
  )
}

function isInDefinition({ file }: Place): boolean {
  return fileKind(file).kind === 'part'
}

function subjectIn({ schema, ui, message }: FormFolder, { file, start }: Place): string | undefined {
  const part = [schema, ui, message].find((candidate) => candidate?.path === file)
  return part && subjectAt(part, start)
}

/** The name people use for the place at an offset of a file. */
export function subjectAt(file: Located, offset: number): string | undefined {
  return subjectOf(file, pathAt(file.root, offset))
}

/** The name of the question, the fixture or the card at a path, else of the key; undefined at the top of a file. */
function subjectOf({ path: file, root }: Located, path: JsonPath): string | undefined {
  const kind = fileKind(file)
  if (kind.kind === 'manifest') return cardOf(root, path)
  if (kind.kind === 'content') return path.findLast((step) => typeof step === 'string')
  const [first, second, , third] = path
  if (kind.kind === 'fixtures') return nameOf(third) ?? nameOf(second) ?? nameOf(first)
  if (kind.kind === 'part' && kind.part === 'message') return nameOf(second) ?? nameOf(first)
  if (kind.kind !== 'part' || kind.part !== 'schema') return nameOf(first)
  const question = path[path.lastIndexOf('properties') + 1]
  return path.includes('properties') && question !== undefined ? nameOf(question) : nameOf(first)
}

function cardOf(root: JsonNode | undefined, [first, index]: JsonPath): string | undefined {
  if (first !== 'cards' || index === undefined) return nameOf(first)
  const slug = nodeAt(root, ['cards', index, 'slug'])
  return slug?.kind === 'scalar' ? String(slug.value) : 'cards'
}

function nameOf(step: PathStep | undefined): string | undefined {
  return typeof step === 'string' ? step : undefined
}
