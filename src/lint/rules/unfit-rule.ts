import { findKey } from '../source/locate'
import { askedIn, ruleOfQuestion } from '../source/questions'
import type { FormRule } from './rule'
import typesOfRules from './rules-of-types.json'

/** A rule that means nothing for the type of its question, such as a `maxLength` for a number. */
export const unfitRule: FormRule = ({ schema }) => {
  if (!schema) return []
  const fitting: Readonly<Record<string, readonly string[]>> = typesOfRules
  return askedIn(schema).flatMap(({ name, rules, path }) => {
    const type = ruleOfQuestion(schema, name, 'type')
    const unfit = Object.keys(rules).filter(
      (rule) => type !== undefined && fitting[rule]?.includes(type) === false,
    )
    return unfit.map((rule) => {
      const fit = Object.keys(fitting).filter((other) => type !== undefined && fitting[other]?.includes(type))
      return findKey('unfit-rule', schema, [...path, rule], { name, rule, type: type ?? '', fit })
    })
  })
}
