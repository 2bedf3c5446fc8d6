import { findAt } from '../source/locate'
import { askedIn, optionsOfQuestion, ruleOfQuestion } from '../source/questions'
import { brokenLimit } from './broken-limit'
import type { FormRule } from './rule'

/** A default that the question's own rules refuse. */
export const defaultBreaksRules: FormRule = ({ schema }) => {
  if (!schema) return []
  return askedIn(schema).flatMap(({ name, rules, path }) => {
    const value = rules.default
    if (value === undefined) return []
    const type = ruleOfQuestion(schema, name, 'type') ?? 'string'
    const options = optionsOfQuestion(schema, name)
    const at = [...path, 'default']
    const shown = typeof value === 'object' ? JSON.stringify(value) : value
    if (!isOfType(value, type))
      return [findAt('default-breaks-rules', schema, at, { name, value: shown, rule: 'type', limit: type })]
    const isOption = typeof value === 'object' || options.length === 0 || options.includes(value)
    if (!isOption) return [findAt('default-no-option', schema, at, { name, value: shown, options })]
    const isClosed = typeof value !== 'object' && rules.not?.enum?.includes(value)
    if (isClosed) return [findAt('default-closed', schema, at, { name, value: shown })]
    const broken = brokenLimit(value, rules)
    return broken ? [findAt('default-breaks-rules', schema, at, { name, value: shown, ...broken })] : []
  })
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}
