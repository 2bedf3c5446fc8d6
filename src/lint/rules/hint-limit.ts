import { findAt } from '../source/locate'
import { controlsOf, ruleOfQuestion } from '../source/questions'
import type { FormRule } from './rule'

/** A hint of a number question that names another number than its limits. */
export const hintLimit: FormRule = ({ schema, ui }) => {
  if (!schema || !ui) return []
  return controlsOf(ui).flatMap(([name, control]) => {
    const rules = (['minimum', 'maximum'] as const).flatMap((rule) => {
      const limit = ruleOfQuestion(schema, name, rule)
      return limit === undefined ? [] : [{ rule, limit }]
    })
    const limits = rules.map(({ limit }) => limit)
    const named = rules.map(({ rule, limit }) => `"${rule}": ${limit}`)
    const hint = control['ui:help']?.replaceAll(/(?:such as|like) \S+/g, '') ?? ''
    const numbers = [...hint.matchAll(/\d+/g)].map(([number]) => Number(number))
    const wrong = numbers.find((number) => !limits.includes(number))
    if (limits.length === 0 || wrong === undefined) return []
    return [findAt('hint-limit', ui, [name, 'ui:help'], { name, found: wrong, limits: named })]
  })
}
