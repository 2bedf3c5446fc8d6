import type { FormRule } from '../report/diagnostic'
import typesOfRules from './rules-of-types.json'
import { reportAt, reportKey, valueSpan } from '../source/locate'
import {
  questionSchemas,
  type LooseProperty,
  optionListOf,
  optionsOfQuestion,
  partsOf,
  questionNames,
  ruleOfQuestion,
} from '../source/questions'

const wellFormed = /^[a-zA-Z][a-zA-Z0-9]*$/

/** A question's name that is not one word of letters and digits. */
export const propertyName: FormRule = ({ schema }) => {
  if (!schema) return []
  return questionSchemas(schema)
    .filter(({ name }) => !wellFormed.test(name))
    .map(({ name, path }) => reportKey('property-name', schema, path, { name }, nearOf(name)))
}

/**
 * A question named like a property of every JavaScript object, such as `constructor`: a validator would find an answer
 * to it where there is none.
 */
export const reservedName: FormRule = ({ schema }) => {
  if (!schema) return []
  return questionSchemas(schema)
    .filter(({ name }) => wellFormed.test(name) && name in {})
    .map(({ name, path }) => reportKey('reserved-name', schema, path, { name, example: `${name}Answer` }))
}

function nearOf(name: string): { readonly suggestion?: string } {
  const [first = '', ...rest] = name.split(/[^a-zA-Z0-9]+/).filter((word) => word !== '')
  const suggestion = [
    first.replace(/^\d+/, ''),
    ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)),
  ].join('')
  return wellFormed.test(suggestion) ? { suggestion } : {}
}

/** A question without a label anywhere. */
export const questionWithoutLabel: FormRule = ({ schema }) => {
  if (!schema) return []
  const all = questionSchemas(schema)
  return all
    .filter(({ name }, index) => all.findIndex((asked) => asked.name === name) === index)
    .filter(({ name }) => ruleOfQuestion(schema, name, 'title') === undefined)
    .map(({ name, path }) => reportKey('question-without-label', schema, path, { name }))
}

/** A question without a type anywhere. */
export const questionWithoutType: FormRule = ({ schema }) => {
  if (!schema) return []
  const all = questionSchemas(schema)
  return all
    .filter(({ name }, index) => all.findIndex((asked) => asked.name === name) === index)
    .filter(({ name }) => ruleOfQuestion(schema, name, 'type') === undefined)
    .map(({ name, path }) => reportKey('question-without-type', schema, path, { name }))
}

/** A branch that gives a question a different type. */
export const typeDiffers: FormRule = ({ schema }) => {
  if (!schema) return []
  return questionSchemas(schema).flatMap(({ name, rules, path }) => {
    const type = ruleOfQuestion(schema, name, 'type')
    if (rules.type === undefined || type === undefined || rules.type === type) return []
    return [reportAt('type-differs', schema, [...path, 'type'], { name, type, found: rules.type })]
  })
}

/** Two questions of one form with the same label. */
export const sameLabel: FormRule = ({ schema }) => {
  if (!schema) return []
  const all = questionSchemas(schema).filter(({ rules }) => rules.title !== undefined)
  return all.flatMap(({ name, rules, path }, index) => {
    const first = all.findIndex(
      (asked) => asked.name !== name && asked.rules.title?.toLowerCase() === rules.title?.toLowerCase(),
    )
    const twin = all[first]
    if (!twin || first > index) return []
    const also = [reportAt('same-label', schema, [...twin.path, 'title'])]
    return [
      reportAt(
        'same-label',
        schema,
        [...path, 'title'],
        { label: rules.title ?? '', other: twin.name },
        { also },
      ),
    ]
  })
}

/** A rule that has no effect on the type of its question, such as a `maxLength` for a number. */
export const unfitRule: FormRule = ({ schema }) => {
  if (!schema) return []
  const fitting: Readonly<Record<string, readonly string[]>> = typesOfRules
  return questionSchemas(schema).flatMap(({ name, rules, path }) => {
    const type = ruleOfQuestion(schema, name, 'type')
    const unfit = Object.keys(rules).filter(
      (rule) => type !== undefined && fitting[rule]?.includes(type) === false,
    )
    return unfit.map((rule) => {
      if (rule === 'enum' && type === 'array')
        return reportKey('options-outside-items', schema, [...path, rule], { name })
      const fit = Object.keys(fitting).filter((other) => type !== undefined && fitting[other]?.includes(type))
      return reportKey('unfit-rule', schema, [...path, rule], { name, rule, type: type ?? '', fit })
    })
  })
}

/** A box that must be ticked in one place and may stay empty in the other: "const" and "required" belong together. */
export const tickBox: FormRule = ({ schema }) => {
  if (!schema) return []
  const parts = partsOf(schema)
  const isTick = (name: string): boolean => ruleOfQuestion(schema, name, 'type') === 'boolean'
  return [
    ...parts.flatMap(({ required, path }) =>
      required.flatMap((name, index) =>
        isTick(name) && ruleOfQuestion(schema, name, 'const') === undefined
          ? [reportAt('tick-may-stay-open', schema, [...path, 'required', index], { name })]
          : [],
      ),
    ),
    ...questionSchemas(schema).flatMap(({ name, rules, path }) =>
      rules.const === true && !parts.some(({ required }) => required.includes(name))
        ? [reportKey('tick-not-required', schema, [...path, 'const'], { name })]
        : [],
    ),
  ]
}

/** A list without the type of its entries. */
export const listWithoutItems: FormRule = ({ schema }) => {
  if (!schema) return []
  return questionSchemas(schema)
    .filter(
      ({ name, rules }) =>
        rules.type === 'array' && !rules.enum && ruleOfQuestion(schema, name, 'items') === undefined,
    )
    .map(({ name, path }) => reportKey('list-without-items', schema, path, { name }))
}

const pairs = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const

/** A lower limit above the upper one: no answer can satisfy both. */
export const crossedLimits: FormRule = ({ schema }) => {
  if (!schema) return []
  return questionSchemas(schema).flatMap(({ name, rules, path }) =>
    pairs.flatMap(([low, high]) => {
      if (rules[low] === undefined && rules[high] === undefined) return []
      const least = rules[low] ?? ruleOfQuestion(schema, name, low)
      const most = rules[high] ?? ruleOfQuestion(schema, name, high)
      if (least === undefined || most === undefined || least <= most) return []
      const at = rules[low] === undefined ? high : low
      return [reportAt('crossed-limits', schema, [...path, at], { name, low, high, least, most })]
    }),
  )
}

/** A default that the question's own rules refuse. */
export const defaultBreaksRules: FormRule = ({ schema }) => {
  if (!schema) return []
  return questionSchemas(schema).flatMap(({ name, rules, path }) => {
    const value = rules.default
    if (value === undefined) return []
    const type = ruleOfQuestion(schema, name, 'type') ?? 'string'
    const options = optionsOfQuestion(schema, name)
    const at = [...path, 'default']
    const shown = typeof value === 'object' ? JSON.stringify(value) : value
    if (!isOfType(value, type))
      return [reportAt('default-breaks-rules', schema, at, { name, value: shown, rule: 'type', limit: type })]
    const isOption = typeof value === 'object' || options.length === 0 || options.includes(value)
    if (!isOption) return [reportAt('default-no-option', schema, at, { name, value: shown, options })]
    const isClosed = typeof value !== 'object' && rules.not?.enum?.includes(value)
    if (isClosed) return [reportAt('default-closed', schema, at, { name, value: shown })]
    const broken = brokenLimit(value, rules)
    return broken ? [reportAt('default-breaks-rules', schema, at, { name, value: shown, ...broken })] : []
  })
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

/** A rule that a value breaks, and the limit it sets. */
export interface BrokenLimit {
  readonly rule: string
  readonly limit: string | number
}

/** The first limit of a question that an option or a default breaks; patterns that do not compile are ignored. */
export function brokenLimit(value: unknown, rules: LooseProperty): BrokenLimit | undefined {
  if (typeof value === 'number') return ofNumber(value, rules)
  return typeof value === 'string' ? ofText(value, rules) : undefined
}

function ofNumber(value: number, { minimum, maximum }: LooseProperty): BrokenLimit | undefined {
  if (minimum !== undefined && value < minimum) return { rule: 'minimum', limit: minimum }
  return maximum !== undefined && value > maximum ? { rule: 'maximum', limit: maximum } : undefined
}

function ofText(value: string, { minLength, maxLength, pattern }: LooseProperty): BrokenLimit | undefined {
  const length = [...value].length
  if (minLength !== undefined && length < minLength) return { rule: 'minLength', limit: minLength }
  if (maxLength !== undefined && length > maxLength) return { rule: 'maxLength', limit: maxLength }
  return pattern !== undefined && !matches(pattern, value) ? { rule: 'pattern', limit: pattern } : undefined
}

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value)
  } catch {
    return true
  }
}

/** A text, or an entry of a list, without a maximum length: its message could fill many pages. */
export const textWithoutLimit: FormRule = ({ schema }) => {
  if (!schema) return []
  return questionSchemas(schema).flatMap(({ name, rules, path }) => {
    if (rules.items && rules.items.maxLength === undefined && !rules.items.enum)
      return [reportKey('text-without-limit', schema, [...path, 'items'], { name })]
    const isText = rules.type === 'string' && optionsOfQuestion(schema, name).length === 0
    const isLimited =
      ruleOfQuestion(schema, name, 'maxLength') !== undefined ||
      ruleOfQuestion(schema, name, 'format') === 'date'
    return isText && !isLimited ? [reportKey('text-without-limit', schema, path, { name })] : []
  })
}

/** A list without a maximum number of entries. */
export const listWithoutLimit: FormRule = ({ schema }) => {
  if (!schema) return []
  return questionSchemas(schema)
    .filter(
      ({ name, rules }) =>
        rules.type === 'array' &&
        !(rules.items ?? rules).enum &&
        ruleOfQuestion(schema, name, 'maxItems') === undefined,
    )
    .map(({ name, path }) => reportKey('list-without-limit', schema, path, { name }))
}

/** The most answers that one embed can show. Source: Discord, "Embed limits". */
const mostFields = 25

/** More questions than one message has room for. */
export const tooManyFields: FormRule = ({ schema }) => {
  const count = schema ? questionNames(schema).length : 0
  return schema && count > mostFields
    ? [reportKey('too-many-fields', schema, ['properties'], { count, most: mostFields })]
    : []
}

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
export const hugeLimit: FormRule = ({ schema }) => {
  if (!schema) return []
  const holders = questionSchemas(schema).flatMap(({ name, rules, path }) => {
    const count = Math.min(ruleOfQuestion(schema, name, 'maxItems') ?? mostOf.maxItems, mostOf.maxItems)
    const maxLength = Math.min(mostOf.maxLength, Math.floor(mostInList / Math.max(count, 1)))
    return [
      { rules: new Map<string, unknown>(Object.entries(rules)), path, mosts: mostOf },
      {
        rules: new Map<string, unknown>(Object.entries(rules.items ?? {})),
        path: [...path, 'items'],
        mosts: { ...mostOf, maxLength },
      },
    ]
  })
  return holders.flatMap(({ rules, path, mosts }) =>
    Object.entries(mosts).flatMap(([rule, most]) => {
      const limit = rules.get(rule)
      if (typeof limit !== 'number' || Math.abs(limit) <= most) return []
      const { start, end } = valueSpan(schema.root, [...path, rule])
      const values = { rule, limit: schema.text.slice(start, end), most }
      return [reportAt('huge-limit', schema, [...path, rule], values)]
    }),
  )
}

/** A list with more options than this is not read, and longer labels fit no line of a list or a message. */
const mostOptions = 60
const mostLetters = 120

/** A label or an option that is too long, and a list with too many options. */
export const endlessChoice: FormRule = ({ schema }) => {
  if (!schema) return []
  return questionSchemas(schema).flatMap(({ name, rules, path }) => {
    const { options, way } = optionListOf(rules)
    const long = options.flatMap((option, index) => {
      const { length } = [...String(option)]
      const at = [...path, ...way, 'enum', index]
      return length > mostLetters ? [reportAt('long-choice', schema, at, { length, most: mostLetters })] : []
    })
    const title = [...(rules.title ?? '')].length
    return [
      ...(title > mostLetters
        ? [reportAt('long-choice', schema, [...path, 'title'], { length: title, most: mostLetters })]
        : []),
      ...long,
      ...(options.length > mostOptions
        ? [
            reportKey('many-options', schema, [...path, ...way, 'enum'], {
              name,
              count: options.length,
              most: mostOptions,
            }),
          ]
        : []),
    ]
  })
}
