/**
 * Whether a value is an object with unknown contents, not a list.
 * @example isObject(JSON.parse('{"a":1}')) // => true
 */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
