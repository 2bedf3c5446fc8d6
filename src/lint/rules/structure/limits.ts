import { crossedIn, limitRules } from '../../source/questions'
import { eachQuestion, eachRules } from '../rule'

/** A lower limit above the upper one in the same place: no answer can satisfy both. */
export const crossedLimits = eachQuestion(({ name, rules, at }, report) => {
  for (const { low, high, least, most } of crossedIn([rules]))
    report('crossed-limits', at(low), { name, low, high, least, most })
})

/** Beyond these, answers cannot be tried or sent, and numbers lose precision. */
const mostOf = {
  minLength: 20_000,
  maxLength: 20_000,
  minItems: 100,
  maxItems: 100,
  minimum: Number.MAX_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
} as const

/** The most characters that all entries of a list may have together. */
const mostInList = 200_000

/** A limit so large that it has no effect. */
export const hugeLimit = eachRules(({ rules, at }, question, report, { text }) => {
  const entries = Math.max(Math.min(question.all.maxItems ?? mostOf.maxItems, mostOf.maxItems), 1)
  const longest = Math.min(mostOf.maxLength, Math.floor(mostInList / entries))
  const most = rules === question.rules.items ? { ...mostOf, maxLength: longest } : mostOf
  for (const rule of limitRules) {
    const limit = rules[rule]
    if (limit === undefined || Math.abs(limit) <= most[rule]) continue
    const place = at(rule)
    report('huge-limit', place, { rule, limit: text.slice(place.start, place.end), most: most[rule] })
  }
})
