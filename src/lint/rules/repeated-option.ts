import { findAt } from '../source/locate'
import { askedIn } from '../source/questions'
import type { FormRule } from './rule'

/** An option that stands twice in one list, capitals or not. */
export const repeatedOption: FormRule = ({ schema }) => {
  if (!schema) return []
  return askedIn(schema).flatMap(({ name, rules, path }) => {
    const alike = (rules.enum ?? []).map((option) => String(option).trim().toLowerCase())
    return alike.flatMap((option, index) =>
      alike.indexOf(option) === index
        ? []
        : [
            findAt('repeated-option', schema, [...path, 'enum', index], {
              name,
              option: rules.enum?.[index] ?? '',
            }),
          ],
    )
  })
}
