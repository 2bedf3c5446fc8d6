import { nearest } from '../report/near'
import { findAt } from '../source/locate'
import { askedIn, optionsOfQuestion } from '../source/questions'
import type { FormRule } from './rule'

/** An option closed under `not` that is no option, or so many closed that none is left. */
export const closedOption: FormRule = ({ schema }) => {
  if (!schema) return []
  const all = askedIn(schema)
  return all.flatMap(({ name, rules, path }) => {
    const closed = rules.not?.enum ?? []
    const options = optionsOfQuestion(schema, name)
    const at = [...path, 'not', 'enum']
    const unknown = closed.flatMap((option, index) => {
      if (options.includes(option)) return []
      const near = nearest(String(option), options.map(String))
      return [
        findAt(
          'closed-option-unknown',
          schema,
          [...at, index],
          { name, option, options },
          near && { near: near.value },
        ),
      ]
    })
    const lists = all.flatMap((asked) => (asked.name === name ? (asked.rules.enum ?? []) : []))
    const isEmpty = closed.length > 0 && lists.length > 0 && lists.every((option) => closed.includes(option))
    return isEmpty ? [...unknown, findAt('all-options-closed', schema, at, { name })] : unknown
  })
}
