import { findAt } from '../source/locate'
import type { FormRule } from './rule'

const signs = { success: ['✅'], refused: ['❌', '⚠️'], offline: ['❌', '⚠️'] } as const

/** An outcome that does not begin with its sign, or a failure that reads like the success. */
export const outcomeSign: FormRule = ({ message }) => {
  const outcomes = message?.value.outcomes
  if (!message || !outcomes) return []
  return (['success', 'refused', 'offline'] as const).flatMap((key) => {
    const text = outcomes[key]
    if (text === undefined || signs[key].some((sign) => text.startsWith(`${sign} `))) return []
    return [findAt('outcome-sign', message, ['outcomes', key], { key, signs: [...signs[key]] })]
  })
}
