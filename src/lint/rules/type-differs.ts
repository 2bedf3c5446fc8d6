import { findAt } from '../source/locate'
import { askedIn, ruleOfQuestion } from '../source/questions'
import type { FormRule } from './rule'

/** A branch that gives a question another type than it has. */
export const typeDiffers: FormRule = ({ schema }) => {
  if (!schema) return []
  return askedIn(schema).flatMap(({ name, rules, path }) => {
    const type = ruleOfQuestion(schema, name, 'type')
    if (rules.type === undefined || type === undefined || rules.type === type) return []
    return [findAt('type-differs', schema, [...path, 'type'], { name, type, found: rules.type })]
  })
}
