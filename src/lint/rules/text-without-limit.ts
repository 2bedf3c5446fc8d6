import { findKey } from '../source/locate'
import { askedIn, optionsOfQuestion, ruleOfQuestion } from '../source/questions'
import type { FormRule } from './rule'

/** A text, or an entry of a list, that may be as long as one likes: its message would fill many pages. */
export const textWithoutLimit: FormRule = ({ schema }) => {
  if (!schema) return []
  return askedIn(schema).flatMap(({ name, rules, path }) => {
    if (rules.items && rules.items.maxLength === undefined)
      return [findKey('text-without-limit', schema, [...path, 'items'], { name })]
    const isText = rules.type === 'string' && optionsOfQuestion(schema, name).length === 0
    const isLimited =
      ruleOfQuestion(schema, name, 'maxLength') !== undefined ||
      ruleOfQuestion(schema, name, 'format') === 'date'
    return isText && !isLimited ? [findKey('text-without-limit', schema, path, { name })] : []
  })
}
