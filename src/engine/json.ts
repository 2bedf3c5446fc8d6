import { hasProperties } from './properties-of'

/**
 * The value of a JSON text; undefined where there is none, or where it is not JSON.
 * @example jsonIn('{"a":1}') // => { a: 1 }
 */
export function jsonIn(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/**
 * Whether two JSON values are the same, with their keys in the same order.
 * @example isSameJson({ a: 1 }, { a: 1 }) // => true
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * The value at a path in a schema, or in any other JSON value; undefined where there is none.
 * @example partAt(schema, ['properties', 'name', 'maxLength']) // => 40
 */
export function partAt(node: unknown, steps: readonly (string | number)[]): unknown {
  return steps.reduce<unknown>((at, step) => (hasProperties(at) ? at[step] : undefined), node)
}

/**
 * The steps of a JSON pointer, with or without `#` in front.
 * @example pointerSteps('#/properties/name/maxLength') // => ['properties', 'name', 'maxLength']
 */
export function pointerSteps(path: string): readonly string[] {
  const steps = path.split('/').slice(1)
  return steps.map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
}
