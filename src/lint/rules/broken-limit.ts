import type { LooseProperty } from '../source/questions'

/** A rule that a value breaks, and the limit it sets. */
export interface BrokenLimit {
  readonly rule: string
  readonly limit: string | number
}

/** The first limit of a question that an option or a default breaks; patterns that do not compile count as kept. */
export function brokenLimit(value: unknown, rules: LooseProperty): BrokenLimit | undefined {
  if (typeof value === 'number') return ofNumber(value, rules)
  return typeof value === 'string' ? ofText(value, rules) : undefined
}

function ofNumber(value: number, { minimum, maximum }: LooseProperty): BrokenLimit | undefined {
  if (minimum !== undefined && value < minimum) return { rule: 'minimum', limit: minimum }
  return maximum !== undefined && value > maximum ? { rule: 'maximum', limit: maximum } : undefined
}

function ofText(value: string, { minLength, maxLength, pattern }: LooseProperty): BrokenLimit | undefined {
  const length = [...value].length
  if (minLength !== undefined && length < minLength) return { rule: 'minLength', limit: minLength }
  if (maxLength !== undefined && length > maxLength) return { rule: 'maxLength', limit: maxLength }
  return pattern !== undefined && !matches(pattern, value) ? { rule: 'pattern', limit: pattern } : undefined
}

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value)
  } catch {
    return true
  }
}
