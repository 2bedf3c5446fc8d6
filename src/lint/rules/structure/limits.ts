import { crossedIn } from '../../source/questions'
import { eachQuestion } from '../rule'

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

/** A limit so large that it limits nothing. */
export const hugeLimit = eachQuestion(({ rules, all, at }, report, { text }) => {
  const entries = Math.max(Math.min(all.maxItems ?? mostOf.maxItems, mostOf.maxItems), 1)
  const mostOfEntry = { ...mostOf, maxLength: Math.min(mostOf.maxLength, Math.floor(mostInList / entries)) }
  checkLimits(rules, mostOf, [])
  checkLimits(rules.items ?? {}, mostOfEntry, ['items'])

  function checkLimits(
    limits: object,
    mosts: Readonly<Record<string, number>>,
    steps: readonly string[],
  ): void {
    for (const [rule, limit] of Object.entries(limits)) {
      const most = mosts[rule]
      if (most === undefined || typeof limit !== 'number' || Math.abs(limit) <= most) continue
      const place = at(...steps, rule)
      report('huge-limit', place, { rule, limit: text.slice(place.start, place.end), most })
    }
  }
})
