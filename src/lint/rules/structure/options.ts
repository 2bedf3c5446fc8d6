import { cleanText } from '../../../engine/message/escape'
import { isBlankAnswer } from '../../../engine/answers/read-answer'
import { optionsIn } from '../../../engine/schema/questions'
import { combinationsOf } from '../../source/conditions'
import { keySpan } from '../../json/locate'
import { splitEntries } from '../../schema/convert'
import { hiddenCharacters } from '../../source/texts'
import { optionListOf, schemasOf, type QuestionSchema, type LooseProperty } from '../../source/questions'
import { isSafePattern } from '../regular-expression'
import { closedOptionsAt, eachOption, eachQuestion, optionsAt, suggest } from '../rule'

/** Parts of a text with more words are no options, but pieces of a sentence. */
const mostWords = 3

/** A list whose options can be chosen twice, may be empty though required, or are too few for its minimum. */
export const severalOptions = eachQuestion(
  ({ name, rules, all, isRequired, path, at, key }, report, schema) => {
    const { items, uniqueItems, minItems = 1 } = rules
    if (!items) return
    if (isRequired && all.minItems === undefined) {
      const { start } = keySpan(schema.root, [...path, 'items'])
      const fix = [{ start, end: start, text: '"minItems": 1, ' }]
      if (items.enum) report('none-of-options', key('items'), { name }, { fix })
      else if (!uniqueItems) report('empty-list', key('items'), { name }, { fix })
    }
    if (!items.enum && uniqueItems) report('unique-without-options', key('uniqueItems'), { name })
    if (items.enum && !uniqueItems) report('option-twice', key('items'), { name })
    const count = items.enum?.length ?? Infinity
    if (minItems > count) report('too-few-options', at('minItems'), { name, minItems, count })
  },
)

/** An option whose type differs from its question's, or a number too large to be finite: no one could choose it. */
export const optionOfWrongType = eachQuestion((question, report, schema) => {
  const { type } = question.all
  const { name } = question
  for (const { value: option, place } of [...optionsAt(question), ...closedOptionsAt(question)]) {
    if (typeof option === 'number' && !Number.isFinite(option))
      report('huge-option', place, { option: schema.text.slice(place.start, place.end) })
    else if (type !== undefined && !['array', 'boolean'].includes(type) && !isOfType(option, type)) {
      const text = String(option)
      const meant = type === 'string' || isBlankAnswer(text) ? text : Number(text)
      const details = isOfType(meant, type) ? { suggestion: JSON.stringify(meant), replacement: meant } : {}
      report('option-of-wrong-type', place, { name, option: JSON.stringify(option), type }, details)
    }
  }
})

/** An option that looks like an earlier one of its list: capitals, extra spaces and invisible characters aside. */
export const repeatedOption = eachQuestion((question, report) => {
  const { name } = question
  const seen = new Map<string, string | number>()
  for (const { value: option, place } of optionsAt(question)) {
    const other = seen.get(looksOf(option))
    if (other === undefined) seen.set(looksOf(option), option)
    else report('repeated-option', place, { name, option, other })
  }
})

function looksOf(option: string | number): string {
  return cleanText(String(option)).replaceAll(/\s+/g, ' ').toLowerCase()
}

/**
 * An option that is blank, has a hidden character or has spaces around it: answers are trimmed, so it could never be
 * chosen. Nor could one with a line break where several are chosen, as each is one line of the answer.
 */
export const optionWithSpaces = eachOption(({ value: option, place }, { name }, report) => {
  if (typeof option !== 'string') return
  const trimmed = option.trim()
  const line = trimmed.replaceAll(/\s*[\n\r\u2028\u2029]\s*/g, ' ')
  const values = { name, text: JSON.stringify(line) }
  const plain = option.replaceAll(hiddenCharacters, '')
  if (isBlankAnswer(option)) report('blank-option', place, { name })
  else if (plain !== option)
    report('option-with-hidden', place, { name, text: JSON.stringify(plain) }, { replacement: plain })
  else if (line !== trimmed) report('option-with-line-break', place, values, { replacement: line })
  else if (trimmed !== option) report('option-with-spaces', place, values, { replacement: line })
})

/** An option that its own question's rules refuse. */
export const optionOutsideLimits = eachOption(({ value: option, place }, question, report, schema) => {
  const { name } = question
  const judges = schemasOf(schema, name).filter((other) => other === question || isOwn(other))
  const broken = judges.flatMap(({ rules }) => brokenLimit(option, rules) ?? [])[0]
  if (broken) report('option-outside-limits', place, { name, option, ...broken })
})

/** A single option that reads like a list of several, each a few words. */
export const optionsInOneText = eachOption(({ value, list, place }, { name }, report) => {
  const parts = list.length === 1 ? splitEntries(String(value), mostWords) : undefined
  if (parts) report('options-in-one-text', place, { name, parts: parts.map((part) => JSON.stringify(part)) })
})

/** An option of a branch that the question's own list lacks: both lists apply, so no one could choose it. */
export const optionOnlyInBranch = eachOption(({ value: option, place }, question, report, schema) => {
  const base = schemasOf(schema, question.name).find(isOwn)
  const own = base ? optionListOf(base.rules).options : []
  if (isOwn(question) || own.length === 0 || own.includes(option)) return
  const values = { name: question.name, option }
  report('option-only-in-branch', place, values, suggest(String(option), own.map(String)))
})

/** An option of the question's own list that every combination of branches leaves out: the page never offers it. */
export const optionInNoBranch = eachOption(({ value: option, place }, question, report, schema) => {
  const places = schemasOf(schema, question.name).filter(
    ({ rules }) => optionListOf(rules).options.length > 0,
  )
  if (!isOwn(question) || places.every(isOwn)) return
  const isOffered = combinationsOf(schema)?.some((parts) =>
    parts.every(({ properties }) => optionsIn(properties?.[question.name] ?? {})?.includes(option) ?? true),
  )
  if (isOffered === false) report('option-in-no-branch', place, { name: question.name, option })
})

/** Whether a place is the form's own, in no branch. */
function isOwn({ part }: QuestionSchema): boolean {
  return part.path.length === 0
}

/** An option closed under `not` that does not exist, or a list whose options are all closed. */
export const closedOption = eachQuestion((question, report) => {
  const { name, rules, options, at } = question
  const { closed, steps } = optionListOf(rules)
  for (const { value: option, place } of closedOptionsAt(question)) {
    if (options.includes(option)) continue
    const values = { name, option, options }
    report('closed-option-unknown', place, values, suggest(String(option), options.map(String)))
  }
  if (closed.length > 0 && options.length > 0 && options.every((option) => closed.includes(option)))
    report('all-options-closed', at(...steps, 'not', 'enum'), { name })
})

/** A default that the question's own rules refuse. */
export const defaultBreaksRules = eachQuestion(({ name, rules, all, options, at }, report) => {
  const found = rules.default
  if (found === undefined) return
  const type = all.type ?? 'string'
  const place = at('default')
  const value = typeof found === 'object' ? JSON.stringify(found) : found
  if (!isOfType(found, type))
    return report('default-breaks-rules', place, { name, value, rule: 'type', limit: type })
  if (typeof found !== 'object' && options.length > 0 && !options.includes(found))
    return report('default-no-option', place, { name, value, options })
  if (typeof found !== 'object' && rules.not?.enum?.includes(found))
    return report('default-closed', place, { name, value })
  const broken = brokenLimit(found, rules)
  if (broken) report('default-breaks-rules', place, { name, value, ...broken })
})

function isOfType(value: unknown, type: NonNullable<LooseProperty['type']>): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'number') return typeof value === 'number' && !Number.isNaN(value)
  return typeof value === type
}

/** A rule that a value breaks, and the limit it sets. */
interface BrokenLimit {
  readonly rule: string
  readonly limit: string | number
}

/** The first limit of a question that an option or a default breaks; patterns that cannot be run are ignored. */
function brokenLimit(value: unknown, rules: LooseProperty): BrokenLimit | undefined {
  if (typeof value === 'number') return beyond(value, rules, 'minimum', 'maximum')
  if (typeof value !== 'string') return undefined
  const { pattern } = rules
  const { length } = [...value]
  const isUnlike = (limit: string) => isSafePattern(limit, length) && !new RegExp(limit, 'u').test(value)
  return (
    beyond(length, rules, 'minLength', 'maxLength') ??
    (pattern !== undefined && isUnlike(pattern) ? { rule: 'pattern', limit: pattern } : undefined)
  )
}

type Limit = 'minimum' | 'maximum' | 'minLength' | 'maxLength'

function beyond(size: number, rules: LooseProperty, low: Limit, high: Limit): BrokenLimit | undefined {
  const { [low]: least = -Infinity, [high]: most = Infinity } = rules
  if (size < least) return { rule: low, limit: least }
  return size > most ? { rule: high, limit: most } : undefined
}
