import { findAt } from '../source/locate'
import { patternsOf } from './patterns-of'
import type { FormRule } from './rule'

/** A regular expression that does not compile. */
export const brokenPattern: FormRule = ({ schema }) => {
  if (!schema) return []
  return patternsOf(schema).flatMap(({ name, pattern, path }) => {
    const fault = faultOf(pattern)
    return fault === undefined ? [] : [findAt('broken-pattern', schema, path, { name, pattern, fault })]
  })
}

function faultOf(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u')
    return undefined
  } catch (error) {
    // "Invalid regular expression: /(/u: Unterminated group": the last part tells what is wrong.
    return String(error).split(': ').at(-1) ?? ''
  }
}
