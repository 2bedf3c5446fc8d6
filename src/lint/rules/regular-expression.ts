import { blankOr, withoutBlank } from '../../engine/schema/blank-pattern'
import recheck from 'recheck/lib/browser.js'
import linkPatterns from './link-patterns.json'
import { entryOf } from '../schema/explanation'
import faults from './pattern-faults.json'
import { eachPattern } from './rule'

/**
 * The syntax error of a regular expression (with the flag `u`, as in the form's rules), or undefined. In plain words for
 * the common ones, else in those of the JavaScript engine.
 */
export function regexError(pattern: string): string | undefined {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp ? undefined : ''
  } catch (error) {
    // "Invalid regular expression: /(/u: Unterminated group": the last part is the reason.
    const fault = String(error).split(': ').at(-1) ?? ''
    return entryOf<string>(faults, fault) ?? fault
  }
}

/**
 * The longest answer, in characters, on which a pattern may be run, by the degree of its complexity: measured so that a
 * phone is busy for 50 milliseconds at most. The last entry is for all higher degrees.
 */
const longestByDegree = [Infinity, Infinity, 3000, 300, 80, 50]

/** The greatest length of a pattern that is analysed, in characters. */
const longestPattern = 500

/**
 * The analysis is limited by the amount of work, never by time, so that its result does not depend on how busy the
 * machine is. Within these limits it takes a few seconds at most.
 */
const effort = {
  checker: 'auto',
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  // The `static` seeder would analyse every pattern in full, whatever the limits are.
  seeder: 'dynamic',
  maxNFASize: 4000,
  maxInitialGenerationSize: 100,
  maxGenerationSize: 30,
  maxIteration: 3,
  incubationLimit: 10_000,
  attackLimit: 1_000_000,
} as const

/** The complexity of a pattern, and an answer that shows it. An exponential one has no degree. */
interface Complexity {
  readonly degree?: number
  readonly attack: string
}

// Link patterns are in most forms, and their analysis would take half of the time of a first check.
const known = new Map<string, Complexity>(Object.entries(linkPatterns))

/**
 * An answer that would keep a phone busy for more than 50 milliseconds, as a JavaScript expression; undefined where no answer
 * of up to `length` characters does. `pattern` must compile with the flag `u`. A pattern of more than 500 characters,
 * one with groups too deep to read and one with no slow answer found within the limits count as fast.
 * @example slowAnswer('^(a+)+$', 100) // => "'a' + 'a'.repeat(31) + '\\x00'"
 */
export function slowAnswer(pattern: string, length: number): string | undefined {
  if (isPlain(pattern) || pattern.length > longestPattern) return undefined
  const complexity = known.get(pattern) ?? complexityOf(pattern)
  known.set(pattern, complexity)
  const { degree, attack } = complexity
  const longest = degree === undefined ? 0 : (longestByDegree[degree] ?? longestByDegree.at(-1) ?? 0)
  return length > longest ? attack : undefined
}

/**
 * Whether a pattern by staff can be run here, on a text of this length: it compiles, and is not slow. Other rules report
 * the rest.
 * @example isSafePattern('^(a+)+$', 100) // => false
 */
export function isSafePattern(pattern: string, length: number): boolean {
  return regexError(pattern) === undefined && slowAnswer(pattern, length) === undefined
}

/**
 * True for a pattern that certainly runs in linear time: it repeats nothing and has one group at most, or it begins with
 * `^`, has no groups, and repeats one part an open number of times. The alternative for blank text is ignored.
 */
function isPlain(pattern: string): boolean {
  const rest = pattern.startsWith(blankOr) ? pattern.slice(blankOr.length) : pattern
  const repeats = rest.match(/[*+?{]/g) ?? []
  const groups = rest.match(/\(/g) ?? []
  if (repeats.length === 0) return groups.length < 2
  const fixed = rest.match(/\{\d+\}/g) ?? []
  return rest.startsWith('^') && repeats.length - fixed.length < 2 && !/[(|]/.test(rest)
}

function complexityOf(pattern: string): Complexity {
  const found = analyse(pattern)
  if (found?.status !== 'vulnerable') return { degree: 0, attack: '' }
  const { complexity, attack } = found
  return { ...(complexity.type === 'polynomial' && { degree: complexity.degree }), attack: attack.pattern }
}

function analyse(pattern: string): ReturnType<typeof recheck.checkSync> | undefined {
  try {
    return recheck.checkSync(pattern, 'u', effort)
  } catch (error) {
    // The parser is recursive, so deeply nested groups overflow the stack.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/**
 * A regular expression with which a form cannot be tried: it does not compile, it would freeze a phone on an answer that
 * the question accepts, or it is between slashes, as in code: here the slashes count as part of the answer.
 */
export const unusablePattern = eachPattern(({ name, pattern, place, longest }, report) => {
  const fault = regexError(pattern)
  const attack = fault === undefined ? slowAnswer(pattern, longest) : undefined
  if (fault !== undefined) report('broken-pattern', place, { name, pattern, fault })
  if (attack !== undefined) report('runaway-pattern', place, { name, attack })
  const inside = betweenSlashes(pattern)
  if (inside === undefined) return
  const suggestion = JSON.stringify(inside)
  report('pattern-between-slashes', place, { name }, { suggestion, replacement: inside })
})

/**
 * The regular expression that someone wrote as in code; undefined without slashes.
 * @example betweenSlashes('^\\s*$|/^EF-\\d{6}$/i') // => '^EF-\\d{6}$'
 */
export function betweenSlashes(pattern: string): string | undefined {
  return /^\/(.+)\/[a-z]*$/.exec(withoutBlank(pattern))?.[1]
}
