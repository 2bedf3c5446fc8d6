/**
 * Whether a value of any kind has properties to read: an object or a list.
 * @example hasProperties(JSON.parse('{"a":1}')) // => true
 */
export function hasProperties(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/**
 * The properties of a value of any kind, to be checked one by one; none for a text, a number or nothing.
 * @example propertiesOf(JSON.parse('null')) // => {}
 */
export function propertiesOf(value: unknown): Readonly<Record<string, unknown>> {
  return hasProperties(value) ? value : {}
}
