const blankOr = String.raw`^\s*$|`

/** The pattern of a text that must not be blank, and may be anything else. */
export const notBlank = String.raw`\S`

/**
 * Whether blank text keeps to a pattern: all kinds of it, some, or none. A pattern that does not compile counts as `all`:
 * there is nothing to say about it but that.
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
 * The pattern of a question that may be left empty: blank text, which the site counts as no answer, must not break it.
 * Takes and returns a regular expression without flags.
 * @example orBlank('^EF-\\d{6}$') // => '^\\s*$|^EF-\\d{6}$'
 */
export function orBlank(pattern: string): string {
  return blankIn(pattern) === 'all' ? pattern : blankOr + pattern
}

/**
 * The pattern without what `orBlank` has put before it.
 * @example withoutBlank('^\\s*$|^EF-\\d{6}$') // => '^EF-\\d{6}$'
 */
export function withoutBlank(pattern: string): string {
  return pattern.startsWith(blankOr) ? pattern.slice(blankOr.length) : pattern
}
