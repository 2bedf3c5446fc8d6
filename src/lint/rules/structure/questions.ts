import { membersOf, nodeAt } from '../../json/json-node'
import { pointTo } from '../../json/locate'
import { propertyNameFrom } from '../../source/slug'
import { questionOf, requiredNames, schemasOf, crossedIn, limitRules } from '../../source/questions'
import { eachQuestion, inSchema, eachRules } from '../rule'
import typesOfRules from '../rules-of-types.json'

/** A form that asks nothing. Where its questions are only broken, each has its own report. */
export const noQuestions = inSchema((schema, report) => {
  if (membersOf(nodeAt(schema.root, ['properties'])).length > 0) return
  if (schema.invalidPaths.every(([key]) => key !== 'properties'))
    report('no-questions', pointTo(schema).key('properties'))
})

const wellFormed = /^[a-zA-Z][a-zA-Z0-9]*$/

/** A question's name that is not one word of letters and digits. */
export const propertyName = eachQuestion(({ name, key }, report) => {
  if (wellFormed.test(name)) return
  const meant = propertyNameFrom(name)
  report('property-name', key(), { name }, { suggestion: wellFormed.test(meant) ? meant : undefined })
})

/** A question named like a property of every object, such as `constructor`: a validator would find an answer there. */
export const reservedName = eachQuestion(({ name, key }, report) => {
  if (wellFormed.test(name) && name in {}) report('reserved-name', key(), { name, example: `${name}Answer` })
})

/** A question without a label, or without a type, in any of its places. */
export const questionWithoutBasics = eachQuestion((question, report, schema) => {
  const { name, all, key } = question
  if (questionOf(schema, name) !== question) return
  if (all.title === undefined) report('question-without-label', key(), { name })
  if (all.type === undefined) report('question-without-type', key(), { name })
})

/** A question of a branch that is repeated word for word among the form's own questions: it is always shown. */
export const copiedQuestion = eachQuestion(({ name, rules, part, key }, report, schema) => {
  const own = schemasOf(schema, name).find((place) => place.part.path.length === 0)
  if (part.path.length === 0 || !own || rules.title === undefined) return
  if (JSON.stringify(own.rules) === JSON.stringify(rules))
    report('copied-question', key(), { name }, { also: [own.key()] })
})

/** A branch that gives a question a different type. */
export const typeDiffers = eachQuestion(({ name, rules, all, at }, report) => {
  if (rules.type === undefined || all.type === undefined || rules.type === all.type) return
  report('type-differs', at('type'), { name, type: all.type, found: rules.type })
})

const fitting: Readonly<Record<string, readonly string[]>> = typesOfRules

/** A rule that has no effect on the type of its question, such as a `maxLength` for a number. */
export const unfitRule = eachQuestion(({ name, rules, all: { type }, key }, report) => {
  if (type === undefined) return
  const fit = Object.keys(fitting).filter((rule) => fitting[rule]?.includes(type))
  for (const rule of Object.keys(rules)) {
    if (fitting[rule]?.includes(type) !== false) continue
    if (rule === 'enum' && type === 'array') report('options-outside-items', key(rule), { name })
    else {
      // A list has the rules of a text in its entries.
      const details = type === 'array' && fitting[rule]?.includes('string') ? { suggestion: 'items' } : {}
      report('unfit-rule', key(rule), { name, rule, type, fit }, details)
    }
  }
})

/** A box that must be ticked and is not required, so that it may stay empty. */
export const tickNotRequired = eachQuestion(({ name, rules, isRequired, key }, report) => {
  if (rules.const === true && !isRequired) report('tick-not-required', key('const'), { name })
})

/** A required box that need not be ticked. */
export const tickMayStayOpen = inSchema((schema, report) => {
  for (const { name, place } of requiredNames(schema)) {
    const all = questionOf(schema, name)?.all
    if (all?.type === 'boolean' && all.const === undefined) report('tick-may-stay-open', place, { name })
  }
})

/** A list without the type of its entries. */
export const listWithoutItems = eachQuestion(({ name, rules, all, key }, report) => {
  if (rules.type === 'array' && !rules.enum && all.items === undefined)
    report('list-without-items', key(), { name })
})

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
