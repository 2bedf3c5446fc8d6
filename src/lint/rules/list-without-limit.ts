import { findKey } from '../source/locate'
import { askedIn, ruleOfQuestion } from '../source/questions'
import type { FormRule } from './rule'

/** A list that may have as many entries as one likes. */
export const listWithoutLimit: FormRule = ({ schema }) => {
  if (!schema) return []
  return askedIn(schema)
    .filter(
      ({ name, rules }) => rules.type === 'array' && ruleOfQuestion(schema, name, 'maxItems') === undefined,
    )
    .map(({ name, path }) => findKey('list-without-limit', schema, path, { name }))
}
