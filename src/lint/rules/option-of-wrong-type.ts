import { findAt } from '../source/locate'
import { askedIn, ruleOfQuestion } from '../source/questions'
import { valueSpan } from '../source/locate'
import type { FormRule } from './rule'

/** An option that is not of its question's type, so that nobody could choose it. */
export const optionOfWrongType: FormRule = ({ schema }) => {
  if (!schema) return []
  return askedIn(schema).flatMap(({ name, rules, path }) => {
    const type = ruleOfQuestion(schema, name, 'type')
    const lists = [
      { options: rules.enum, way: ['enum'] },
      { options: rules.not?.enum, way: ['not', 'enum'] },
    ]
    return lists.flatMap(({ options = [], way }) =>
      options.flatMap((option, index) => {
        if (type === undefined || isOfType(option, type)) return []
        const at = [...path, ...way, index]
        const text = type === 'string' ? JSON.stringify(String(option)) : undefined
        const fix = text === undefined ? {} : { near: text, fix: [{ ...valueSpan(schema.root, at), text }] }
        return [findAt('option-of-wrong-type', schema, at, { name, option, type }, fix)]
      }),
    )
  })
}

function isOfType(option: string | number, type: string): boolean {
  if (type === 'string') return typeof option === 'string'
  if (type === 'integer') return Number.isInteger(option)
  return type !== 'number' || typeof option === 'number'
}
