import type { Step } from '../json/json-node'

/** The way to the first value in which two JSON values differ, or undefined when they are equal. */
export function firstDifference(one: unknown, other: unknown): readonly Step[] | undefined {
  if (Array.isArray(one) && Array.isArray(other)) {
    const indexes = Array.from({ length: Math.max(one.length, other.length) }, (_, index) => index)
    return firstOf(indexes, (index) => firstDifference(one[index], other[index]))
  }
  if (isObject(one) && isObject(other)) {
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
    return firstOf(keys, (key) => firstDifference(one[key], other[key]))
  }
  return Object.is(one, other) ? undefined : []
}

function firstOf<S extends Step>(
  steps: readonly S[],
  differ: (step: S) => readonly Step[] | undefined,
): readonly Step[] | undefined {
  for (const step of steps) {
    const rest = differ(step)
    if (rest) return [step, ...rest]
  }
  return undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
