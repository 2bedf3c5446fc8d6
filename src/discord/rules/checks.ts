import { codePoints, isBlank, isObject, isText } from './guards'
import { violation, type Path, type Violation } from './violation'

/**
 * Check one value of a body; `path` is where it was found. Absent values (missing or null) pass unless `required` wraps
 * the check. Never throws. Values are not converted: where Discord would convert a number to text or text to a number,
 * this refuses, so that no test depends on Discord's leniency.
 */
export type BodyCheck = (value: unknown, path: Path) => readonly Violation[]

/** Refuse a value that is absent or only white space, then check the rest. */
export function required(check: BodyCheck): BodyCheck {
  return (value, path) => (isBlank(value) ? [violation(path, 'BASE_TYPE_REQUIRED')] : check(value, path))
}

/** Text of `min` to `max` code points after trimming. */
export function text({ min = 0, max }: { readonly min?: number; readonly max: number }): BodyCheck {
  return present((value, path) => {
    if (!isText(value)) return [violation(path, 'STRING_TYPE_CONVERT', { value })]
    const length = isBlank(value) ? 0 : codePoints(value)
    if (length >= min && length <= max) return []
    return [violation(path, min > 0 ? 'BASE_TYPE_BAD_LENGTH' : 'BASE_TYPE_MAX_LENGTH', { min, max })]
  })
}

/** A whole number from `min` to `max`. */
export function integer(min: number, max: number): BodyCheck {
  return present((value, path) => {
    if (!Number.isInteger(value)) return [violation(path, 'NUMBER_TYPE_COERCE', { value, type: 'int' })]
    const number = Number(value)
    if (number < min) return [violation(path, 'NUMBER_TYPE_MIN', { min })]
    return number > max ? [violation(path, 'NUMBER_TYPE_MAX', { max })] : []
  })
}

/** true or false. */
export const boolean: BodyCheck = present((value, path) =>
  typeof value === 'boolean' ? [] : [violation(path, 'BOOLEAN_TYPE_CONVERT')],
)

/** One of a few texts. */
export function choice(choices: readonly string[]): BodyCheck {
  const shown = `(${choices.map((each) => `'${each}'`).join(', ')})`
  return present((value, path) =>
    choices.some((each) => each === value) ? [] : [violation(path, 'BASE_TYPE_CHOICES', { choices: shown })],
  )
}

/** A list of up to `max` items, each checked; an empty item (`{}` or null) is a violation too. */
export function list({ max, item }: { readonly max: number; readonly item: BodyCheck }): BodyCheck {
  return present((value, path) => {
    if (!Array.isArray(value)) return [violation(path, 'LIST_TYPE_CONVERT')]
    const long = value.length > max ? [violation(path, 'BASE_TYPE_MAX_LENGTH', { max })] : []
    return [
      ...long,
      ...value.flatMap((each: unknown, index) => listItem(item, each, [...path, String(index)])),
    ]
  })
}

/** An object whose known keys are checked; unknown keys are ignored, as Discord does. */
export function model(keys: Readonly<Record<string, BodyCheck>>): BodyCheck {
  return present((value, path) => {
    if (!isObject(value)) return [violation(path, 'MODEL_TYPE_CONVERT')]
    return Object.entries(keys).flatMap(([key, check]) => check(value[key], [...path, key]))
  })
}

/** Runs every check and returns all their violations. */
export function every(...checks: readonly BodyCheck[]): BodyCheck {
  return (value, path) => checks.flatMap((check) => check(value, path))
}

/** Skip the check for absent values. */
export function present(check: BodyCheck): BodyCheck {
  return (value, path) => (value === undefined || value === null ? [] : check(value, path))
}

function listItem(item: BodyCheck, value: unknown, path: Path): readonly Violation[] {
  const empty = value === null || (isObject(value) && Object.keys(value).length === 0)
  return empty ? [violation(path, 'LIST_ITEM_VALUE_REQUIRED')] : item(value, path)
}
