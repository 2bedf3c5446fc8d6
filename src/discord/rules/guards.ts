/**
 * White space in JavaScript or in Python, which Discord uses: both sets, so that nothing Discord drops counts as text.
 */
// eslint-disable-next-line no-control-regex -- Python counts these four controls as white space.
const blank = /^[\s\u001c-\u001f\u0085]*$/

/** Half of a surrogate pair by itself: neither a character nor valid UTF-8. */
const loneSurrogate = /\p{Surrogate}/u

/** Length as Discord counts it: code points, after trimming. */
export function codePoints(value: string): number {
  return Array.from(value.trim()).length
}

/** True for absent values and for text that Discord trims to nothing. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && blank.test(value))
}

/** True for text that can be sent as UTF-8. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && !loneSurrogate.test(value)
}

/**
 * True for an object with unknown contents, not for a list.
 * @example isObject(JSON.parse('{"a":1}')) // => true
 */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value if it is a list, else an empty one. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
