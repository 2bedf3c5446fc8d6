import { findKey } from '../source/locate'
import { askedIn, ruleOfQuestion } from '../source/questions'
import type { FormRule } from './rule'

/** A question that has the kind of its answer in no place. */
export const questionWithoutType: FormRule = ({ schema }) => {
  if (!schema) return []
  const all = askedIn(schema)
  return all
    .filter(({ name }, index) => all.findIndex((asked) => asked.name === name) === index)
    .filter(({ name }) => ruleOfQuestion(schema, name, 'type') === undefined)
    .map(({ name, path }) => findKey('question-without-type', schema, path, { name }))
}
