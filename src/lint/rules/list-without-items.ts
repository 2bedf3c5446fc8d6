import { findKey } from '../source/locate'
import { askedIn, ruleOfQuestion } from '../source/questions'
import type { FormRule } from './rule'

/** A list that does not say what its entries are. */
export const listWithoutItems: FormRule = ({ schema }) => {
  if (!schema) return []
  return askedIn(schema)
    .filter(
      ({ name, rules }) => rules.type === 'array' && ruleOfQuestion(schema, name, 'items') === undefined,
    )
    .map(({ name, path }) => findKey('list-without-items', schema, path, { name }))
}
