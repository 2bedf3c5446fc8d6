/** Deeper than any form or message nests, and far less than a parser's stack can take. */
const deepest = 64

/**
 * Whether the brackets of a text nest deeper than in any form or message. Such a text must not reach a recursive parser
 * or serializer, which would overflow the stack. Works on any text, JSON or not.
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
