import { notBlank, orBlank, withoutBlank } from '../../engine/schema/blank-pattern'
import { membersOf, nodeAt, type PathStep } from '../json/json-node'
import type { FormRule } from '../report/diagnostic'
import type { SchemaFile } from '../source/form-folder'
import type { Edit } from '../json/scan-json'
import { reportAt, reportKey, valueSpan, wholeSpan } from '../source/locate'
import {
  partsOf,
  questionNames,
  questionSchemas,
  ruleOfQuestion,
  type QuestionSchema,
} from '../source/questions'
import linkPatterns from './link-patterns.json'
import recheck from 'recheck/lib/browser.js'

/** A regular expression that does not compile. */
export const brokenPattern: FormRule = ({ schema }) => {
  if (!schema) return []
  return patternsOf(schema).flatMap(({ name, pattern, path }) => {
    const fault = regexFault(pattern)
    return fault === undefined ? [] : [reportAt('broken-pattern', schema, path, { name, pattern, fault })]
  })
}

/** A regular expression that would freeze a phone on an answer that the question accepts. */
export const runawayPattern: FormRule = ({ schema }) => {
  if (!schema) return []
  return patternsOf(schema).flatMap(({ name, pattern, path, longest }) => {
    if (regexFault(pattern) !== undefined) return []
    const attack = slowAnswer(pattern, longest)
    return attack === undefined ? [] : [reportAt('runaway-pattern', schema, path, { name, attack })]
  })
}

/** A regular expression between slashes, as in code: here the slashes count as part of the answer. */
export const patternBetweenSlashes: FormRule = ({ schema }) => {
  if (!schema) return []
  return patternsOf(schema).flatMap(({ name, pattern, path }) => {
    const inside = /^\/(\^?.+\$?)\/[a-z]*$/.exec(pattern)?.[1]
    if (inside === undefined) return []
    const suggestion = JSON.stringify(inside)
    const fix = [{ ...valueSpan(schema.root, path), text: suggestion }]
    return [reportAt('pattern-between-slashes', schema, path, { name }, { suggestion, fix })]
  })
}

/** A regular expression that matches only a part of the answer, so that anything may come before or after it. */
export const patternWithoutEnds: FormRule = ({ schema }) => {
  if (!schema) return []
  const hasEnd = /^(?:\(\?:)?\^|^\(\?[=!]|\$\)?$|^\/.*\/[a-z]*$/
  return patternsOf(schema)
    .filter(({ pattern }) => pattern !== notBlank && !hasEnd.test(withoutBlank(pattern)))
    .filter(({ pattern }) => regexFault(pattern) === undefined)
    .map(({ name, path }) => reportAt('pattern-without-ends', schema, path, { name }))
}

/**
 * A required text whose rules accept spaces. The site counts spaces as no answer, so the definition must make every
 * other validator do the same.
 */
export const blankAnswer: FormRule = ({ schema }) => {
  if (!schema) return []
  const required = new Set(partsOf(schema).flatMap((part) => part.required))
  return [...required].flatMap((name) => {
    const places = questionSchemas(schema).filter((asked) => asked.name === name)
    const place = places.find(({ rules }) => rules.type === 'string')
    if (!place || places.some(({ rules }) => rules.enum || rules.format !== undefined)) return []
    const patterns = places.flatMap(({ rules }) => rules.pattern ?? [])
    if (patterns.some((pattern) => regexFault(pattern) !== undefined)) return []
    const least = Math.max(1, ...places.map(({ rules }) => rules.minLength ?? 1))
    const blanks = least > longestBlank ? [] : [' ', '\t', '\n'].map((sign) => sign.repeat(least))
    if (!blanks.some((blank) => patterns.every((pattern) => new RegExp(pattern, 'u').test(blank)))) return []
    const fix = patterns.length > 0 ? [] : notBlankEdits(schema, place)
    const rule = patterns.length > 0 ? 'blank-pattern' : 'blank-answer'
    return [reportKey(rule, schema, place.path, { name }, { fix })]
  })
}

/** The pattern of an optional text that refuses spaces, which the site counts as left empty. */
export const blankRefused: FormRule = ({ schema }) => {
  if (!schema) return []
  const required = new Set(partsOf(schema).flatMap((part) => part.required))
  // A misspelt name may refer to any of them.
  const names = questionNames(schema)
  if ([...required].some((name) => !names.includes(name))) return []
  return questionSchemas(schema).flatMap(({ name, rules: { pattern }, path }) => {
    if (pattern === undefined || required.has(name) || orBlank(pattern) === pattern) return []
    const at = [...path, 'pattern']
    if (pattern === notBlank) {
      const fix = [at, [...path, 'errorMessage', 'pattern']].flatMap((each) => deleteEdits(schema, each))
      return [reportAt('blank-refused', schema, at, { name }, { fix })]
    }
    const suggestion = JSON.stringify(orBlank(pattern))
    const fix = [{ ...valueSpan(schema.root, at), text: suggestion }]
    return [reportAt('blank-refused', schema, at, { name }, { suggestion, fix })]
  })
}

/** The edit that removes an entry from its object, with one of the commas beside it; none if there is no such entry. */
function deleteEdits({ root }: SchemaFile, path: readonly PathStep[]): readonly Edit[] {
  const members = membersOf(nodeAt(root, path.slice(0, -1)))
  const index = members.findIndex(({ key }) => key === path.at(-1))
  const [before, entry, after] = [members[index - 1], members[index], members[index + 1]]
  if (!entry) return []
  if (after) return [{ start: entry.start, end: after.start, text: '' }]
  return [{ start: before ? before.value.end : entry.start, end: entry.value.end, text: '' }]
}

const longestBlank = 10_000

/** The edits that add the pattern to a question, and a message with the text for a missing answer. */
function notBlankEdits(schema: SchemaFile, { path, rules }: QuestionSchema): readonly Edit[] {
  const insert = (at: readonly PathStep[], text: string): readonly Edit[] => {
    const { start } = wholeSpan(schema.root, at)
    return [{ start: start + 1, end: start + 1, text }]
  }
  const message = rules.errorMessage?.required
  const hasOwn = message === undefined || rules.errorMessage?.pattern !== undefined
  return [
    ...insert(path, String.raw`"pattern": "\\S", `),
    ...(hasOwn ? [] : insert([...path, 'errorMessage'], `"pattern": ${JSON.stringify(message)}, `)),
  ]
}

interface PatternPlace {
  readonly name: string
  readonly pattern: string
  readonly path: readonly PathStep[]
  /** The longest answer it is run on. */
  readonly longest: number
}

/** Every regular expression of a form: of its questions and of the entries of its lists. */
function patternsOf(schema: SchemaFile): readonly PatternPlace[] {
  return questionSchemas(schema).flatMap(({ name, rules, path }) => {
    const holders = [
      { rules, path, longest: ruleOfQuestion(schema, name, 'maxLength') },
      { rules: rules.items, path: [...path, 'items'], longest: rules.items?.maxLength },
    ]
    return holders.flatMap((holder) => {
      const pattern = holder.rules?.pattern
      const at = [...holder.path, 'pattern']
      return pattern === undefined ? [] : [{ name, pattern, path: at, longest: holder.longest ?? Infinity }]
    })
  })
}

/** The syntax error of a regular expression (with the flag `u`, as in the form's rules), or undefined. */
function regexFault(pattern: string): string | undefined {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp ? undefined : ''
  } catch (error) {
    // "Invalid regular expression: /(/u: Unterminated group": the last part is the reason.
    return String(error).split(': ').at(-1) ?? ''
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
 * The limits of the analysis, all of them of work and none of time, so that a verdict never depends on how busy the
 * machine is. Within them the longest search takes some seconds.
 */
const effort = {
  checker: 'auto',
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  // The other one analyses every pattern in full, whatever the limits are.
  seeder: 'dynamic',
  maxNFASize: 4000,
  maxInitialGenerationSize: 100,
  maxGenerationSize: 30,
  maxIteration: 3,
  incubationLimit: 10_000,
  attackLimit: 1_000_000,
} as const

/** The complexity of a pattern, and an answer that shows it. An exponential one has no degree. */
interface Verdict {
  readonly degree?: number
  readonly attack: string
}

// Link patterns are in most forms, and their analysis would take half of the time of a first check.
const known = new Map<string, Verdict>(Object.entries(linkPatterns))

/**
 * An answer that would keep a phone busy for more than 50 milliseconds, as a short formula; undefined where no answer
 * of up to `length` characters does. `pattern` must compile with the flag `u`. A pattern of more than 500 characters,
 * one with groups too deep to read and one with no slow answer found within the limits count as fast.
 * @example slowAnswer('^(a+)+$', 100) // => "'a' + 'a'.repeat(31) + '\\x00'"
 */
export function slowAnswer(pattern: string, length: number): string | undefined {
  if (isPlain(pattern) || pattern.length > longestPattern) return undefined
  const verdict = known.get(pattern) ?? judge(pattern)
  known.set(pattern, verdict)
  const { degree, attack } = verdict
  const longest = degree === undefined ? 0 : (longestByDegree[degree] ?? longestByDegree.at(-1) ?? 0)
  return length > longest ? attack : undefined
}

/** Without repetition, or with `^` and a single repeated character, the run time is linear. */
function isPlain(pattern: string): boolean {
  const repeats = pattern.match(/[*+]|\{\d+,/g) ?? []
  const isOfGroup = /\)(?:[*+]|\{\d+,)/.test(pattern)
  return repeats.length === 0 || (repeats.length === 1 && pattern.startsWith('^') && !isOfGroup)
}

function judge(pattern: string): Verdict {
  const found = analyse(pattern)
  if (found?.status !== 'vulnerable') return { degree: 0, attack: '' }
  const { complexity, attack } = found
  return { ...(complexity.type === 'polynomial' && { degree: complexity.degree }), attack: attack.pattern }
}

function analyse(pattern: string): ReturnType<typeof recheck.checkSync> | undefined {
  try {
    return recheck.checkSync(pattern, 'u', effort)
  } catch (error) {
    // Its parser calls itself for each group.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
