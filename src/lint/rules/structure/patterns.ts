import { regexFault, slowAnswer } from '../regular-expression'
import { eachPattern } from '../rule'

/** A regular expression that does not compile. */
export const brokenPattern = eachPattern(({ name, pattern, place }, report) => {
  const fault = regexFault(pattern)
  if (fault !== undefined) report('broken-pattern', place, { name, pattern, fault })
})

/** A regular expression that would freeze a phone on an answer that the question accepts. */
export const runawayPattern = eachPattern(({ name, pattern, place, longest }, report) => {
  const attack = regexFault(pattern) === undefined ? slowAnswer(pattern, longest) : undefined
  if (attack !== undefined) report('runaway-pattern', place, { name, attack })
})

/** A regular expression between slashes, as in code: here the slashes count as part of the answer. */
export const patternBetweenSlashes = eachPattern(({ name, pattern, place }, report) => {
  const inside = /^\/(\^?.+\$?)\/[a-z]*$/.exec(pattern)?.[1]
  if (inside === undefined) return
  const suggestion = JSON.stringify(inside)
  report('pattern-between-slashes', place, { name }, { suggestion, replacement: inside })
})
