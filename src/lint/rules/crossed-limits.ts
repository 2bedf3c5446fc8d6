import { findAt } from '../source/locate'
import { askedIn, ruleOfQuestion } from '../source/questions'
import type { FormRule } from './rule'

const pairs = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const

/** A lower limit above the upper one: no answer can keep both. */
export const crossedLimits: FormRule = ({ schema }) => {
  if (!schema) return []
  return askedIn(schema).flatMap(({ name, rules, path }) =>
    pairs.flatMap(([low, high]) => {
      if (rules[low] === undefined && rules[high] === undefined) return []
      const least = rules[low] ?? ruleOfQuestion(schema, name, low)
      const most = rules[high] ?? ruleOfQuestion(schema, name, high)
      if (least === undefined || most === undefined || least <= most) return []
      const at = rules[low] === undefined ? high : low
      return [findAt('crossed-limits', schema, [...path, at], { name, low, high, least, most })]
    }),
  )
}
