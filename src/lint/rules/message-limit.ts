import { findAt } from '../source/locate'
import { askedIn } from '../source/questions'
import type { FormRule } from './rule'

const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const

/** A message that names another number than its rule. */
export const messageLimit: FormRule = ({ schema }) => {
  if (!schema) return []
  return askedIn(schema).flatMap(({ name, rules, path }) => {
    const own = limits.map((rule) => ({
      rule,
      at: path,
      limit: rules[rule],
      text: rules.errorMessage?.[rule],
    }))
    const { items } = rules
    const ofItems = {
      rule: 'maxLength',
      at: [...path, 'items'],
      limit: items?.maxLength,
      text: items?.errorMessage?.maxLength,
    } as const
    return [...own, ofItems].flatMap(({ rule, at, limit, text }) => {
      const numbers = [...(text ?? '').matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) =>
        Number(number.replace(',', '')),
      )
      if (limit === undefined || numbers.length === 0 || numbers.includes(limit)) return []
      const also = [findAt('message-limit', schema, [...at, rule])]
      return [
        findAt(
          'message-limit',
          schema,
          [...at, 'errorMessage', rule],
          { name, rule, limit, found: numbers[0] ?? '' },
          { also },
        ),
      ]
    })
  })
}
