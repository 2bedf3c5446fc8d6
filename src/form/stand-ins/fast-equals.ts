/**
 * Stands in for the comparison of any two things: what rjsf compares of a painted form is plain data, components and
 * React's elements, none of which holds itself. As with rjsf's own comparison, all functions count as the same.
 */
export function createCustomEqual(): (a: unknown, b: unknown) => boolean {
  return isSame
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a === 'function') return typeof b === 'function'
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  )
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
