/** The prefix with which the pattern of an optional text matches blank text too. */
export const blankOr = String.raw`^\s*$|`
const andNotBlank = String.raw`(?=\s*\S)`

/** The pattern of a text that must not be blank and is otherwise unrestricted. */
export const notBlank = String.raw`\S`

/**
 * Which kinds of blank text match a pattern. A pattern that does not compile counts as `all`, because its syntax error
 * is the only thing worth reporting.
 * @example blankIn('^[a-z ]*$') // => 'some', as tabs and lines are blank too
 */
export function blankIn(pattern: string): 'all' | 'some' | 'none' {
  try {
    const regex = new RegExp(pattern, 'u')
    const kept = [' ', '   ', '\t', '\n'].map((blank) => regex.test(blank))
    return kept.includes(false) ? (kept.includes(true) ? 'some' : 'none') : 'all'
  } catch {
    return 'all'
  }
}

/**
 * The pattern of a question that may be left empty: blank text, which counts as no answer, must match it.
 * Takes and returns a regular expression without flags.
 * @example orBlank('^EF-\\d{6}$') // => '^\\s*$|^EF-\\d{6}$'
 */
export function orBlank(pattern: string): string {
  return blankIn(pattern) === 'all' ? pattern : blankOr + pattern
}

/**
 * The pattern of a question that must be answered: blank text must not match it.
 * @example refusingBlank('^[a-z ]{3,16}$') // => '(?=\\s*\\S)(?:^[a-z ]{3,16}$)'
 */
export function refusingBlank(pattern: string): string {
  return blankIn(pattern) === 'none' ? pattern : `${andNotBlank}(?:${pattern})`
}

/**
 * The pattern without what `orBlank` or `refusingBlank` adds.
 * @example withoutBlank('^\\s*$|^EF-\\d{6}$') // => '^EF-\\d{6}$'
 */
export function withoutBlank(pattern: string): string {
  if (pattern.startsWith(`${andNotBlank}(?:`)) return pattern.slice(andNotBlank.length + '(?:'.length, -1)
  return pattern.startsWith(blankOr) ? pattern.slice(blankOr.length) : pattern
}
