import recheck from 'recheck/lib/browser.js'

/**
 * The longest answer, in characters, on which a pattern may be tried, by the degree to which its work grows with the length:
 * measured so that a phone is busy for 50 milliseconds at most. From the last degree on it stays the same.
 */
const longestByDegree = [Infinity, Infinity, 3000, 300, 80, 50]

/** Tried so many milliseconds at most; a pattern that takes longer is judged by nobody, and there is none on this site. */
const patience = 2000
const known = new Map<string, Verdict>()

/** How the work of a pattern grows, and an answer that shows it. */
interface Verdict {
  readonly longest: number
  readonly attack: string
}

/**
 * An answer that would keep a phone busy for more than 50 milliseconds, as a short formula; undefined where no answer of
 * up to `length` characters can. `pattern` compiles with the flag `u`.
 * @example slowAnswer('^(a+)+$', 100) // => "'a' + 'a'.repeat(31) + '\\x00'"
 */
export function slowAnswer(pattern: string, length: number): string | undefined {
  if (isPlain(pattern)) return undefined
  const verdict = known.get(pattern) ?? judge(pattern)
  known.set(pattern, verdict)
  return length > verdict.longest ? verdict.attack : undefined
}

/** Without a repetition, or with one of a single sign from the beginning on, the work cannot grow faster than the answer. */
function isPlain(pattern: string): boolean {
  const repeats = pattern.match(/[*+]|\{\d+,/g) ?? []
  const isOfGroup = /\)(?:[*+]|\{\d+,)/.test(pattern)
  return repeats.length === 0 || (repeats.length === 1 && pattern.startsWith('^') && !isOfGroup)
}

function judge(pattern: string): Verdict {
  const found = recheck.checkSync(pattern, 'u', { checker: 'auto', timeout: patience })
  if (found.status !== 'vulnerable') return { longest: Infinity, attack: '' }
  const { complexity, attack } = found
  const example = attack.pattern
  if (complexity.type === 'exponential') return { longest: 0, attack: example }
  const longest = longestByDegree[complexity.degree] ?? longestByDegree.at(-1) ?? 0
  return { longest, attack: example }
}
