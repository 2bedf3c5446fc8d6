import type { Finding, Place } from './finding'
import { lineStarts, positionAt } from '../json/positions'
import type { NamedPlace, Problem } from './problem'
import { say } from './say'
import { fileKind } from '../source/file-kind'
import type { Workspace } from '../source/form-folder'
import { pathAt } from '../source/locate'
import { subjectOf } from '../source/subject'

/** Turn findings into problems: with their words, lines and columns, sorted by file and place, each once. */
export function locateProblems(workspace: Workspace, findings: readonly Finding[]): readonly Problem[] {
  const problems = findings.map((finding) => toProblem(workspace, finding))
  const sorted = problems.toSorted((a, b) => compare(a.file, b.file) || a.start - b.start || a.end - b.end)
  const keys = sorted.map(({ file, start, end, message }) => [file, start, end, message].join('\n'))
  return sorted.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}

function toProblem(workspace: Workspace, finding: Finding): Problem {
  const { file, span, rule, also = [], fix } = finding
  const root = workspace.sources.get(file)?.root
  const subject = root && subjectOf(fileKind(file), root, pathAt(root, span.start))
  return {
    rule,
    ...placeOf(workspace, finding),
    start: span.start,
    end: span.end,
    ...(subject !== undefined && { subject }),
    ...say(finding),
    also: uniquePlaces(also.map((place) => placeOf(workspace, place))),
    ...(fix && { fix }),
  }
}

function placeOf(workspace: Workspace, { file, span }: Place): NamedPlace {
  const text = workspace.sources.get(file)?.text ?? ''
  const starts = lineStarts(text)
  const end = positionAt(text, starts, span.end)
  return { file, ...positionAt(text, starts, span.start), endLine: end.line, endColumn: end.column }
}

function uniquePlaces(places: readonly NamedPlace[]): readonly NamedPlace[] {
  return places.filter(
    ({ file, line }, index) =>
      places.findIndex((other) => other.file === file && other.line === line) === index,
  )
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
