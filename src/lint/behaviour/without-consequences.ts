import type { Finding, Place } from '../report/finding'
import { fileKind } from '../source/file-kind'
import type { FormFolder } from '../source/form-folder'
import { pathAt } from '../source/locate'
import { subjectOf } from '../source/subject'
import following from './following-rules.json'

/**
 * The findings on one form without those that only follow from another one on the same question: that a rule has no
 * message when the rule itself is wrong, that an expected message is stale when its text has to be mended first.
 */
export function withoutConsequences(
  form: FormFolder,
  structure: readonly Finding[],
  rest: readonly Finding[],
): readonly Finding[] {
  const wrong = new Set(structure.map((place) => subjectIn(form, place)))
  const kept = rest.filter(
    (finding) => !following.structure.includes(finding.rule) || !wrong.has(subjectIn(form, finding)),
  )
  const causes = [...structure, ...kept].filter(({ rule }) => !following.definition.includes(rule))
  const named = new Set(causes.filter(isInDefinition).map((place) => subjectIn(form, place)))
  const isExplained = ({ rule, also = [] }: Finding): boolean =>
    following.definition.includes(rule) &&
    also.some((place) => isInDefinition(place) && named.has(subjectIn(form, place)))
  return [...structure, ...kept.filter((finding) => !isExplained(finding))]
}

function isInDefinition({ file }: Place): boolean {
  return fileKind(file).kind === 'part'
}

function subjectIn({ schema, ui, message }: FormFolder, { file, span }: Place): string | undefined {
  const part = [schema, ui, message].find((candidate) => candidate?.path === file)
  return part && subjectOf(fileKind(file), part.root, pathAt(part.root, span.start))
}
