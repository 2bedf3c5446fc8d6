import { findAt, valueSpan } from '../source/locate'
import { askedIn } from '../source/questions'
import type { FormRule } from './rule'

/** An option that is blank or has spaces around it: answers are trimmed, so it could never be chosen. */
export const optionWithSpaces: FormRule = ({ schema }) => {
  if (!schema) return []
  return askedIn(schema).flatMap(({ name, rules, path }) =>
    (rules.enum ?? []).flatMap((option, index) => {
      const trimmed = String(option).trim()
      if (typeof option !== 'string' || (option === trimmed && trimmed !== '')) return []
      const at = [...path, 'enum', index]
      if (trimmed === '') return [findAt('blank-option', schema, at, { name })]
      const text = JSON.stringify(trimmed)
      return [
        findAt(
          'option-with-spaces',
          schema,
          at,
          { name, text },
          { fix: [{ ...valueSpan(schema.root, at), text }] },
        ),
      ]
    }),
  )
}
