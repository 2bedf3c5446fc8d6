import { blankIn, notBlank, orBlank, withoutBlank } from '../../../engine/schema/blank-pattern'
import type { Place } from '../../diagnostic'
import { withoutEntry, type Edit } from '../../json/json-node'
import {
  questionNames,
  questionOf,
  requiredNames,
  schemasOf,
  type QuestionSchema,
} from '../../source/questions'
import { betweenSlashes, isSafePattern, regexError } from '../regular-expression'
import { eachPattern, eachQuestion } from '../rule'

const hasEnd = /^(?:\(\?:)?\^|^\(\?[=!]|\$\)?$|^\/.*\/[a-z]*$/

/** A regular expression without anchors: anything may come before or after the match. */
export const unanchoredPattern = eachPattern(({ name, pattern, place }, report) => {
  if (pattern === notBlank || hasEnd.test(withoutBlank(pattern)) || regexError(pattern) !== undefined) return
  report('pattern-without-ends', place, { name })
})

/** Longer blank answers are not tried. */
const longestBlank = 10_000

/** A required text whose rules accept spaces: the site counts them as no answer, so every other validator must too. */
export const blankAnswer = eachQuestion((question, report, schema) => {
  const { name, isRequired } = question
  if (!isRequired || questionOf(schema, name) !== question) return
  const places = schemasOf(schema, name)
  const place = places.find(({ rules }) => rules.type === 'string')
  if (!place || places.some(({ rules }) => rules.enum || rules.format !== undefined)) return
  const patterns = places.flatMap(({ rules }) => rules.pattern ?? [])
  const least = Math.max(1, ...places.map(({ rules }) => rules.minLength ?? 1))
  if (!patterns.every((pattern) => isSafePattern(pattern, least))) return
  const blanks = least > longestBlank ? [] : [' ', '\t', '\n'].map((sign) => sign.repeat(least))
  if (!blanks.some((blank) => patterns.every((pattern) => new RegExp(pattern, 'u').test(blank)))) return
  if (patterns.length === 0)
    return report('blank-answer', place.key(), { name }, { fix: notBlankEdits(place) })
  // A required question needs no `^\s*$|`, which `orBlank` adds for optional ones: suggest the pattern without it.
  for (const { rules, at } of places) {
    const meant = withoutBlank(rules.pattern ?? '')
    if (meant === rules.pattern || blankIn(meant) !== 'none') continue
    const details = { suggestion: JSON.stringify(meant), replacement: meant }
    return report('blank-pattern', at('pattern'), { name }, details)
  }
  report('blank-pattern', place.key(), { name }, { fix: [] })
})

/** The edits that add the pattern to a question, and a message with the text for a missing answer. */
function notBlankEdits({ at, rules }: QuestionSchema): readonly Edit[] {
  const insert = ({ end }: Place, text: string): Edit => ({ start: end, end, text })
  const { required: message, pattern: own } = rules.errorMessage ?? {}
  return [
    insert(at(), String.raw`"pattern": "\\S", `),
    ...(message === undefined || own !== undefined
      ? []
      : [insert(at('errorMessage'), `"pattern": ${JSON.stringify(message)}, `)]),
  ]
}

/** The pattern of an optional text that refuses spaces, which the site counts as left empty. */
export const blankRefused = eachQuestion(
  ({ name, rules: { pattern }, isRequired, path, at }, report, schema) => {
    // A misspelt entry in `required` may mean this question.
    const names = questionNames(schema)
    const isMisspelt = requiredNames(schema).some((required) => !names.includes(required.name))
    if (isMisspelt || pattern === undefined || isRequired || orBlank(pattern) === pattern) return
    // Reported as `pattern-between-slashes`: with the slashes, no answer matches.
    if (betweenSlashes(pattern) !== undefined) return
    const place = at('pattern')
    const meant = orBlank(pattern)
    const details = { suggestion: JSON.stringify(meant), replacement: meant }
    if (pattern !== notBlank) return report('blank-refused', place, { name }, details)
    const fix = [['pattern'], ['errorMessage', 'pattern']].flatMap(
      (steps) => withoutEntry(schema.root, [...path, ...steps]) ?? [],
    )
    report('blank-refused', place, { name }, { fix })
  },
)
