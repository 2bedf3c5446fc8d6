import type { Step } from '../json/json-node'
import { regexFault } from '../regex/regex-fault'
import { runsAway } from '../regex/runs-away'
import type { FormRule } from './rule'
import type { SchemaFile } from '../source/form-folder'
import { reportAt } from '../source/locate'
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
