import { findAt } from '../source/locate'
import type { FormRule } from './rule'

/** A curly bracket in the title or the line of text without its partner. */
export const tornPlaceholder: FormRule = ({ message }) => {
  if (!message) return []
  return (['title', 'content'] as const).flatMap((key) => {
    const rest = (message.value[key] ?? '').replaceAll(/\{[^{}]*\}/g, '')
    return /[{}]/.test(rest) ? [findAt('torn-placeholder', message, [key])] : []
  })
}
