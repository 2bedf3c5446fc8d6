import { regexFault } from '../regex/regex-fault'
import { findAt } from '../source/locate'
import { patternsOf } from './patterns-of'
import type { FormRule } from './rule'

/** A regular expression that does not compile. */
export const brokenPattern: FormRule = ({ schema }) => {
  if (!schema) return []
  return patternsOf(schema).flatMap(({ name, pattern, path }) => {
    const fault = regexFault(pattern)
    return fault === undefined ? [] : [findAt('broken-pattern', schema, path, { name, pattern, fault })]
  })
}
