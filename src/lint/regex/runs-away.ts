import { buildAutomaton, type Automaton } from './automaton'
import { overlaps } from './overlap'
import { parseRegex } from '../../engine/fixtures/parse-regex'
import { regexFault } from './regex-fault'
import { strongComponents } from './strong-components'

/** In larger patterns only the plainest kind is looked for, as the work grows with the square of the states. */
const mostStates = 250

/**
 * Whether a regular expression can take exponentially long: there is a text that one loop in it can read in two ways,
 * so that each repetition of the text doubles the ways to try. False for what does not compile.
 * Source: the test for exponential ambiguity of an automaton (Weber and Seidl, 1991).
 * @example runsAway('^(a+)+$') // => true
 * @example runsAway('^[a-z]+(-[a-z]+)*$') // => false
 */
export function runsAway(pattern: string): boolean {
  if (regexFault(pattern) !== undefined) return false
  return parseRegex(pattern).some((regex) => isAmbiguousInLoop(buildAutomaton(regex), pattern))
}

function isAmbiguousInLoop(automaton: Automaton, pattern: string): boolean {
  const { sets, moves } = automaton
  const count = sets.length
  if (repeatsMoveInLoop(moves)) return true
  if (count > mostStates) return false
  const isShared = overlaps(sets, pattern)
  const next = (pair: number): readonly number[] => {
    const [a, b] = [Math.floor(pair / count), pair % count]
    const [fromA, fromB] = [moves[a] ?? [], moves[b] ?? []]
    return fromA.flatMap((p) => fromB.flatMap((q) => (isShared(p, q) ? [p * count + q] : [])))
  }
  const isTwin = (pair: number): boolean => Math.floor(pair / count) === pair % count
  return strongComponents(count * count, next).some((pairs) => pairs.some(isTwin) && !pairs.every(isTwin))
}

/** A move that is possible in two ways and comes round again, as in `(a*)*`. */
function repeatsMoveInLoop(moves: Automaton['moves']): boolean {
  return strongComponents(moves.length, (state) => moves[state] ?? []).some((states) => {
    const inside = new Set(states)
    return states.some((state) => {
      const within = (moves[state] ?? []).filter((to) => inside.has(to))
      return new Set(within).size < within.length
    })
  })
}
