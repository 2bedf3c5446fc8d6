import { nearest } from '../report/near'
import { findAt } from '../source/locate'
import { askedIn } from '../source/questions'
import type { FormRule } from './rule'

/** An option of a branch that the question's own list lacks: both lists must be kept, so nobody could choose it. */
export const optionOnlyInBranch: FormRule = ({ schema }) => {
  if (!schema) return []
  const all = askedIn(schema)
  return all.flatMap(({ name, rules, path, part }) => {
    const own = all.find((asked) => asked.name === name && asked.part.path.length === 0)?.rules.enum
    if (part.path.length === 0 || !own) return []
    return (rules.enum ?? []).flatMap((option, index) => {
      if (own.includes(option)) return []
      const near = nearest(String(option), own.map(String))
      return [
        findAt(
          'option-only-in-branch',
          schema,
          [...path, 'enum', index],
          { name, option },
          near && { near: near.value },
        ),
      ]
    })
  })
}
