/** Deeper than any form is, and far from what a parser's stack can hold. */
const deepest = 64

/**
 * Whether the brackets of a text nest deeper than a file of a form ever does. Such a text must not reach a parser, which
 * calls itself for each bracket and ends the program when it has no room left. Works on any text, JSON or not.
 * @example nestsTooDeep('['.repeat(100_000)) // => true
 */
export function nestsTooDeep(text: string): boolean {
  let depth = 0
  for (const [sign] of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[{}\]]/g)) {
    if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (depth > deepest) return true
  }
  return false
}
