import { findKey } from '../source/locate'
import { askedIn, ruleOfQuestion } from '../source/questions'
import type { FormRule } from './rule'

/** A question that has a label in no place. */
export const questionWithoutLabel: FormRule = ({ schema }) => {
  if (!schema) return []
  const all = askedIn(schema)
  return all
    .filter(({ name }, index) => all.findIndex((asked) => asked.name === name) === index)
    .filter(({ name }) => ruleOfQuestion(schema, name, 'title') === undefined)
    .map(({ name, path }) => findKey('question-without-label', schema, path, { name }))
}
