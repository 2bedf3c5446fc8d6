import type { Answers } from './answers'
import { activeBranches } from './conditions'
import type { Control, ControlOptions, FormBranch, FormProperty, FormSchema } from './definition'
import type { Definition, OrderedForm } from './form'

/** One question in its current state: its rules, including those of the active branches, and its control. */
export interface Question {
  readonly name: string
  readonly required: boolean
  readonly rules: FormProperty
  readonly control: Control
}

/**
 * The questions a visitor sees with these answers, in the order of the page. A later branch adds to an earlier one
 * and to the question's own rules. Takes normalized answers (see `normalizeAnswers`).
 * @example visibleQuestions(generalSupport, { topic: 'Other' }).map(({ name }) => name) // includes 'otherTopic'
 */
export function visibleQuestions(form: OrderedForm, answers: Answers): readonly Question[] {
  const branches = activeBranches(form.schema, answers)
  const parts = [form.schema, ...branches]
  return form.order.flatMap((name) => {
    const rules = parts.flatMap((part) => part.properties?.[name] ?? [])
    if (rules.length === 0) return []
    const required = parts.some((part) => part.required?.includes(name) ?? false)
    return [{ name, required, rules: Object.assign({}, ...rules), control: controlOf(form, name) }]
  })
}

/**
 * How one question looks, according to ui.json; an empty control where it has no entry.
 * @example controlOf(staff, 'role')['ui:placeholder'] // => 'Select a role'
 */
export function controlOf({ ui }: Pick<Definition, 'ui'>, name: string): Control {
  // A key without "ui:" is a question's control: the grammar of ui.json allows nothing else there.
  return (ui[name] ?? {}) as Control
}

/**
 * More about a question's control, according to `ui:options` in ui.json; empty where it has none.
 * @example uiOptionsOf(staff, 'role').dependsOn?.property // => 'serverType'
 */
export function uiOptionsOf(form: Pick<Definition, 'ui'>, name: string): ControlOptions {
  return controlOf(form, name)['ui:options'] ?? {}
}

/**
 * The question whose answer must be there before this one can be answered (`dependsOn`); undefined if there is none.
 * @example dependencyOf(staff, 'role') // => 'serverType'
 */
export function dependencyOf(form: Pick<Definition, 'ui'>, name: string): string | undefined {
  return uiOptionsOf(form, name).dependsOn?.property
}

/** The type of an answer: a type of JSON Schema, or `choices` for a list whose entries are options. */
export type AnswerType = NonNullable<FormProperty['type']> | 'choices'

/**
 * The type of a question's answers, in whichever subschema it is written; a text where none says.
 * @example answerTypeOf(form, 'rating') // => 'integer'
 */
export function answerTypeOf(form: Pick<Definition, 'schema'>, name: string): AnswerType {
  const places = subschemasOf(form, name)
  if (places.some(({ items }) => items?.enum)) return 'choices'
  return places.find((rules) => rules.type)?.type ?? 'string'
}

/**
 * The options in a question's rules, whether one or several of them may be chosen.
 * @example optionsIn({ type: 'string', enum: ['Yes', 'No'] }) // => ['Yes', 'No']
 */
export function optionsIn({ enum: one, items }: FormProperty): readonly (string | number)[] | undefined {
  return one ?? items?.enum
}

/**
 * The options that cannot be chosen now.
 * @example closedIn({ type: 'string', not: { enum: ['Builder'] } }) // => ['Builder']
 */
export function closedIn({ not, items }: FormProperty): readonly (string | number)[] {
  return not?.enum ?? items?.not?.enum ?? []
}

/**
 * Every subschema of a definition that applies to a question, whether its branch is active or not.
 * @example subschemasOf(form, 'role') // => [{ title: 'Role', type: 'string' }, { enum: ['Builder'] }]
 */
export function subschemasOf({ schema }: Pick<Definition, 'schema'>, name: string): readonly FormProperty[] {
  return schemaParts(schema).flatMap((part) => part.properties?.[name] ?? [])
}

/**
 * The parts of a schema that have questions: the schema itself, then each branch, whether it is active or not.
 * @example schemaParts(staff.schema).length // => 3, for a form with two conditions
 */
export function schemaParts(schema: FormSchema): readonly (FormSchema | FormBranch)[] {
  return [
    schema,
    ...(schema.allOf ?? []).flatMap((condition) => [condition.then ?? [], condition.else ?? []].flat()),
  ]
}

/**
 * The label of a question on the page: its title, else its name.
 * @example labelOf(form, 'ownerName') // => 'Owner Name'
 */
export function labelOf(form: Pick<Definition, 'schema'>, name: string): string {
  return subschemasOf(form, name).find(({ title }) => title)?.title ?? name
}
