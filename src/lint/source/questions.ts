import type { Control, FormBranch, FormProperty, FormSchema } from '../../engine/schema/definition'
import type { PathStep } from '../json/json-node'
import type { SchemaFile, UiFile } from './form-folder'
import type { DeepPartial } from './form-folder'

export type LooseProperty = DeepPartial<FormProperty>

/** The form's own questions, or those of one branch of a condition, with their path. */
export interface Part {
  readonly path: readonly PathStep[]
  readonly properties: Readonly<Record<string, LooseProperty | undefined>>
  readonly required: readonly string[]
}

/** One place that defines rules for a question. */
export interface QuestionSchema {
  readonly name: string
  readonly rules: LooseProperty
  readonly path: readonly PathStep[]
  readonly part: Part
}

/** The form itself first, then the branches in the order of `allOf`. */
export function partsOf({ value }: SchemaFile): readonly Part[] {
  const conditions = value.allOf ?? []
  return [
    toPart(value, []),
    ...conditions.flatMap((condition, index) => [
      ...(condition.then ? [toPart(condition.then, ['allOf', index, 'then'])] : []),
      ...(condition.else ? [toPart(condition.else, ['allOf', index, 'else'])] : []),
    ]),
  ]
}

/** Every place that defines rules for a question, in the order of the file. */
export function questionSchemas(schema: SchemaFile): readonly QuestionSchema[] {
  return partsOf(schema).flatMap((part) =>
    Object.entries(part.properties).flatMap(([name, rules]) =>
      rules ? [{ name, rules, part, path: [...part.path, 'properties', name] }] : [],
    ),
  )
}

/** The names of all questions, hidden ones included, without duplicates. */
export function questionNames(schema: SchemaFile): readonly string[] {
  return [...new Set(questionSchemas(schema).map(({ name }) => name))]
}

/** The first value that any place gives one rule of a question. */
export function ruleOfQuestion<Key extends keyof FormProperty>(
  schema: SchemaFile,
  name: string,
  key: Key,
): LooseProperty[Key] {
  return questionSchemas(schema).find((asked) => asked.name === name && asked.rules[key] !== undefined)
    ?.rules[key]
}

/** Every option a question can have, in any branch. */
export function optionsOfQuestion(schema: SchemaFile, name: string): readonly (string | number)[] {
  const places = questionSchemas(schema).filter((asked) => asked.name === name)
  return [...new Set(places.flatMap(({ rules }) => optionListOf(rules).options))]
}

/** The options in one place, for a single or several choices, those closed there, and the paths of both lists. */
export function optionListOf({ enum: one, not, items }: LooseProperty): {
  readonly options: readonly (string | number)[]
  readonly closed: readonly (string | number)[]
  readonly way: readonly PathStep[]
} {
  const isList = items?.enum !== undefined || items?.not !== undefined
  return isList
    ? { options: items.enum ?? [], closed: items.not?.enum ?? [], way: ['items'] }
    : { options: one ?? [], closed: not?.enum ?? [], way: [] }
}

/** The controls of ui.json by question. */
export function controlsOf({
  value,
}: UiFile): readonly (readonly [name: string, control: DeepPartial<Control>])[] {
  // A key without "ui:" and "$" is a question's control: the grammar of ui.json allows nothing else there.
  const entries = Object.entries(value) as [string, DeepPartial<Control>][]
  return entries.filter(([key]) => /^[a-zA-Z]/.test(key) && !key.startsWith('ui:'))
}

function toPart(
  { properties, required }: DeepPartial<FormBranch> | DeepPartial<FormSchema>,
  path: readonly PathStep[],
): Part {
  return { path, properties: properties ?? {}, required: required ?? [] }
}
