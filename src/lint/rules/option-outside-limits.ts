import { findAt } from '../source/locate'
import { askedIn } from '../source/questions'
import { brokenLimit } from './broken-limit'
import type { FormRule } from './rule'

/** An option that its own question's rules refuse. */
export const optionOutsideLimits: FormRule = ({ schema }) => {
  if (!schema) return []
  const all = askedIn(schema)
  return all.flatMap(({ name, rules, path }) =>
    (rules.enum ?? []).flatMap((option, index) => {
      const places = all.filter(
        (asked) => asked.name === name && (asked.path === path || asked.part.path.length === 0),
      )
      const broken = places.flatMap((asked) => brokenLimit(option, asked.rules) ?? [])[0]
      return broken
        ? [findAt('option-outside-limits', schema, [...path, 'enum', index], { name, option, ...broken })]
        : []
    }),
  )
}
