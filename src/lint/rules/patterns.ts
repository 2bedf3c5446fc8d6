import type { Step } from '../json/json-node'
import { regexFault } from '../regex/regex-fault'
import { runsAway } from '../regex/runs-away'
import type { FormRule } from './rule'
import type { SchemaFile } from '../source/form-folder'
import { reportAt, valueSpan } from '../source/locate'
import { questionSchemas } from '../source/questions'

/** A regular expression that does not compile. */
export const brokenPattern: FormRule = ({ schema }) => {
  if (!schema) return []
  return patternsOf(schema).flatMap(({ name, pattern, path }) => {
    const fault = regexFault(pattern)
    return fault === undefined ? [] : [reportAt('broken-pattern', schema, path, { name, pattern, fault })]
  })
}

/** A regular expression that takes longer and longer on some answers, until the page stands still. */
export const runawayPattern: FormRule = ({ schema }) => {
  if (!schema) return []
  return patternsOf(schema)
    .filter(({ pattern }) => runsAway(pattern))
    .map(({ name, pattern, path }) => reportAt('runaway-pattern', schema, path, { name, pattern }))
}

/** A regular expression between slashes, as programs write it: here the slashes count as signs of the answer. */
export const patternBetweenSlashes: FormRule = ({ schema }) => {
  if (!schema) return []
  return patternsOf(schema).flatMap(({ name, pattern, path }) => {
    const inside = /^\/(\^?.+\$?)\/[a-z]*$/.exec(pattern)?.[1]
    if (inside === undefined) return []
    const suggestion = JSON.stringify(inside)
    const fix = [{ ...valueSpan(schema.root, path), text: suggestion }]
    return [reportAt('pattern-between-slashes', schema, path, { name }, { suggestion, fix })]
  })
}

/** A regular expression that holds nothing but a part of the answer, so that anything may stand around it. */
export const patternWithoutEnds: FormRule = ({ schema }) => {
  if (!schema) return []
  const hasEnd = /^(?:\(\?:)?\^|^\(\?[=!]|\$\)?$|^\/.*\/[a-z]*$/
  return patternsOf(schema)
    .filter(({ pattern }) => pattern !== String.raw`\S` && !hasEnd.test(pattern))
    .filter(({ pattern }) => regexFault(pattern) === undefined)
    .map(({ name, path }) => reportAt('pattern-without-ends', schema, path, { name }))
}

interface PatternPlace {
  readonly name: string
  readonly pattern: string
  readonly path: readonly Step[]
}

/** Every regular expression of a form: of its questions and of the entries of its lists. */
export function patternsOf(schema: SchemaFile): readonly PatternPlace[] {
  return questionSchemas(schema).flatMap(({ name, rules, path }) => [
    ...(rules.pattern === undefined ? [] : [{ name, pattern: rules.pattern, path: [...path, 'pattern'] }]),
    ...(rules.items?.pattern === undefined
      ? []
      : [{ name, pattern: rules.items.pattern, path: [...path, 'items', 'pattern'] }]),
  ])
}
