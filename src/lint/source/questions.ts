import type { FormProperty } from '../../engine/schema/definition'
import type { JsonPath } from '../json/json-node'
import type { DeepPartial, SchemaFile } from './form-folder'
import { pointTo, type Pointer } from '../json/locate'
import { memoize } from '../memoize'

export type LooseProperty = DeepPartial<FormProperty>
export type OptionValue = string | number

/** From this many questions on, a form needs sections. */
export const fewestForSections = 7

/** From this many characters on, a single line is too small for an answer. */
export const longAnswer = 500

/** The form's own questions, or those of one branch of a condition, with their path. */
export interface Part {
  readonly path: JsonPath
  readonly properties: Readonly<Record<string, LooseProperty | undefined>>
  readonly required: readonly string[]
}

/** One place that defines rules for a question; its pointer begins there. */
export interface QuestionSchema extends Pointer {
  readonly name: string
  /** The rules in this place. */
  readonly rules: LooseProperty
  /** The rules of all places merged; the first place that has a rule sets its value. */
  readonly all: LooseProperty
  /** Every option the question can have, in any branch. */
  readonly options: readonly OptionValue[]
  /** Whether any part of the form requires it. */
  readonly isRequired: boolean
  readonly part: Part
  readonly path: JsonPath
}

/** The form itself first, then the branches in the order of `allOf`. */
export const partsOf = memoize(({ value }: SchemaFile): readonly Part[] => {
  const branches = (value.allOf ?? []).flatMap((condition, index) =>
    (['then', 'else'] as const).map((key) => ({ part: condition[key], path: ['allOf', index, key] })),
  )
  return [{ part: value, path: [] }, ...branches].flatMap(({ part, path }) =>
    part ? [{ path, properties: part.properties ?? {}, required: part.required ?? [] }] : [],
  )
})

/** Every place that defines rules for a question, in the order of the file. */
export const questionSchemas = memoize((schema: SchemaFile): readonly QuestionSchema[] => {
  const parts = partsOf(schema)
  const places = parts.flatMap((part) =>
    Object.entries(part.properties).flatMap(([name, rules]) => (rules ? [{ name, rules, part }] : [])),
  )
  return places.map(({ name, rules, part }) => {
    const alike = places.filter((place) => place.name === name).map((place) => place.rules)
    const path = [...part.path, 'properties', name]
    return {
      ...pointTo(schema, path),
      name,
      rules,
      all: alike.reduceRight((all, more) => ({ ...all, ...more }), {}),
      options: [...new Set(alike.flatMap((place) => optionListOf(place).options))],
      isRequired: parts.some(({ required }) => required.includes(name)),
      part,
      path,
    }
  })
})

/** The names of all questions, hidden ones included, without duplicates. */
export const questionNames = memoize((schema: SchemaFile): readonly string[] => [
  ...new Set(questionSchemas(schema).map(({ name }) => name)),
])

/** Every place that defines rules for one question; none if there is no such question. */
export function schemasOf(schema: SchemaFile, name: string): readonly QuestionSchema[] {
  return questionSchemas(schema).filter((question) => question.name === name)
}

/** The first place that defines a question, or undefined if there is no such question. */
export function questionOf(schema: SchemaFile | undefined, name: string): QuestionSchema | undefined {
  return schema && questionSchemas(schema).find((question) => question.name === name)
}

/** Every answer that can be selected: the options, or the tick; none where the answer is typed. */
export function selectable({ all, options }: QuestionSchema): readonly (OptionValue | boolean)[] {
  return all.type === 'boolean' ? [true] : options
}

/** Every name in a list of required questions, with the whole list and the place of the name. */
export function requiredNames(schema: SchemaFile) {
  return partsOf(schema).flatMap(({ path, required }) =>
    required.map((name, index) => ({ name, required, place: pointTo(schema, path).at('required', index) })),
  )
}

/**
 * The options and the closed options in one place, and the steps from there to the rules that hold both:
 * those of the entries, for a question with several choices.
 */
export function optionListOf({ enum: one, not, items }: LooseProperty): {
  readonly options: readonly OptionValue[]
  readonly closed: readonly OptionValue[]
  readonly steps: JsonPath
} {
  const isList = items?.enum !== undefined || items?.not !== undefined
  return isList
    ? { options: items.enum ?? [], closed: items.not?.enum ?? [], steps: ['items'] }
    : { options: one ?? [], closed: not?.enum ?? [], steps: [] }
}

const pairs = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const

/** The rules that set a limit. */
export const limitRules = pairs.flat()

/**
 * The pairs of limits that no answer can keep if the rules of all these places apply together.
 * @example crossedIn([{ minLength: 50 }, { maxLength: 40 }]) // => [{ low: 'minLength', high: 'maxLength', least: 50, most: 40 }]
 */
export function crossedIn(places: readonly LooseProperty[]) {
  return pairs.flatMap(([low, high]) => {
    const least = Math.max(...places.map((rules) => rules[low] ?? -Infinity))
    const most = Math.min(...places.map((rules) => rules[high] ?? Infinity))
    return least > most ? [{ low, high, least, most }] : []
  })
}
