import { runsAway } from '../regex/runs-away'
import { findAt } from '../source/locate'
import { patternsOf } from './patterns-of'
import type { FormRule } from './rule'

/** A regular expression that takes longer and longer on some answers, until the page stands still. */
export const runawayPattern: FormRule = ({ schema }) => {
  if (!schema) return []
  return patternsOf(schema)
    .filter(({ pattern }) => runsAway(pattern))
    .map(({ name, pattern, path }) => findAt('runaway-pattern', schema, path, { name, pattern }))
}
