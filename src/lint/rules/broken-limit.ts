import type { LooseProperty } from '../source/questions'

/** A rule that a value breaks, and the limit it sets. */
interface BrokenLimit {
  readonly rule: string
  readonly limit: string | number
}

/** The first limit of a question that an option or a default breaks; patterns that do not compile are ignored. */
export function brokenLimit(value: unknown, rules: LooseProperty): BrokenLimit | undefined {
  if (typeof value === 'number') return beyond(value, rules, 'minimum', 'maximum')
  if (typeof value !== 'string') return undefined
  const { pattern } = rules
  const isUnlike = pattern !== undefined && !matches(pattern, value)
  return (
    beyond([...value].length, rules, 'minLength', 'maxLength') ??
    (isUnlike ? { rule: 'pattern', limit: pattern } : undefined)
  )
}

type Limit = 'minimum' | 'maximum' | 'minLength' | 'maxLength'

function beyond(size: number, rules: LooseProperty, low: Limit, high: Limit): BrokenLimit | undefined {
  const { [low]: least = -Infinity, [high]: most = Infinity } = rules
  if (size < least) return { rule: low, limit: least }
  return size > most ? { rule: high, limit: most } : undefined
}

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value)
  } catch {
    return true
  }
}
