import { isSameJson } from '../../../engine/json'
import { fillText } from '../../../engine/fill-text'
import type {
  Control,
  FormBranch,
  FormCondition,
  FormProperty,
  FormSchema,
  FormTest,
} from '../../../engine/schema/definition'
import {
  closedIn,
  controlOf,
  dependencyOf,
  labelOf,
  optionsIn,
  subschemasOf,
} from '../../../engine/schema/questions'
import { questionOrder } from '../../../engine/schema/question-order'
import type { QuestionKind } from '../../../generate/new/new-form-answers'
import { valuesOf, type FormTexts, type FormValues } from '../files/form-texts'
import texts from '../texts.json'

const { panels: words } = texts

/** The answers with which a question is visible. */
export interface VisibleWhen {
  /** The name of the question it depends on. */
  readonly source: string
  readonly answers: readonly (string | number | boolean)[]
}

/** One question as a panel shows it. */
export interface QuestionView {
  readonly name: string
  readonly label: string
  readonly kind: QuestionKind
  readonly isRequired: boolean
  readonly options: readonly (string | number)[]
  readonly rules: FormProperty
  readonly control: Control
  /** Undefined if it is always visible. */
  readonly when: VisibleWhen | undefined
}

/** The questions of a form in the order of the page; none where it is missing or cannot be read. */
export function questionsOf(texts: FormTexts): readonly QuestionView[] {
  try {
    return questionsIn(valuesOf(texts))
  } catch {
    return []
  }
}

type FormRules = Pick<FormValues, 'schema' | 'ui'>

/** The questions of a form's values in the order of the page; rules and controls are those of the form itself. */
export function questionsIn(form: FormRules): readonly QuestionView[] {
  return questionOrder(form).flatMap((name) => {
    const { branch, properties, when } = holderOf(form.schema, name) ?? {}
    const rules = properties?.[name]
    if (!rules) return []
    const control = controlOf(form, name)
    // Some have their options only after certain answers to another question.
    const later = subschemasOf(form, name).flatMap((each) => each.enum ?? [])
    return [
      {
        name,
        label: rules.title ?? name,
        kind: kindOf(rules, control),
        isRequired: branch?.required?.includes(name) ?? false,
        options: optionsIn(rules) ?? [...new Set(later)],
        rules,
        control,
        when,
      },
    ]
  })
}

export function questionIn(form: FormRules, name: string): QuestionView | undefined {
  return questionsIn(form).find((each) => each.name === name)
}

/** Every branch of a form's conditions. */
export function branchesOf({ allOf = [] }: FormSchema): readonly FormBranch[] {
  const sides = allOf.flatMap(({ then, else: otherwise }) => [then, otherwise])
  return sides.filter((branch) => branch !== undefined)
}

/** The branch whose questions appear with this test; a new one if there is none. */
export function branchFor(schema: FormSchema, test: FormTest): FormBranch {
  // A branch may also only add rules to questions of the form.
  const showsOthers = ({ then: { properties = {} } }: FormCondition) =>
    Object.keys(properties).some((name) => !Object.hasOwn(schema.properties, name))
  const found = schema.allOf?.find((each) => isSameJson(each.if, test) && showsOthers(each))
  if (found) return found.then
  const then = {}
  // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's, and no one awaits a condition
  schema.allOf = [...(schema.allOf ?? []), { if: test, then }]
  return then
}

/**
 * The questions that depend on this one: it decides whether they appear, which rules they have, or whether
 * they are required.
 */
export function dependentsOf({ schema }: FormRules, name: string): readonly string[] {
  const allOf = (schema.allOf ?? []).filter(({ if: { required } }) => required.includes(name))
  const named = branchesOf({ ...schema, allOf }).flatMap(({ properties = {}, required = [] }) => [
    ...Object.keys(properties),
    ...required,
  ])
  return [...new Set(named)].filter((other) => other !== name)
}

/** A question and its transitive dependents. */
function withDependents(form: FormRules, name: string): ReadonlySet<string> {
  const found = new Set([name])
  for (const each of found) for (const dependent of dependentsOf(form, each)) found.add(dependent)
  return found
}

export type WhenChoices = ReadonlyMap<string, VisibleWhen | undefined>

/**
 * The choices for when a question appears: always, or after an answer to another one, which it then follows.
 * They include the first answer of the current setting.
 * The choices do not depend on the setting, because the arrow keys go through all of them.
 */
export function whenChoices(form: FormRules, question: QuestionView): WhenChoices {
  const all = questionsIn(form)
  const placeOf = (wanted: string | undefined) => all.findIndex(({ name }) => name === wanted)
  // It must stay below the question that its options depend on, and above those that depend on it.
  const first = placeOf(dependencyOf(form, question.name))
  const last = dependentsOf(form, question.name).length > 0 ? placeOf(question.name) : all.length
  // A cycle: two questions that wait for each other would never be asked.
  const inCycle = withDependents(form, question.name)
  const offered = all
    .slice(Math.max(first, 0), last)
    .filter(({ name, options }) => !inCycle.has(name) && options.length > 1)
    .flatMap(({ name: source, rules, options }) =>
      options
        .filter((option) => !closedIn(rules).includes(option))
        .map((option) => ({ source, answers: [option] })),
    )
  // The other answers have a field of their own.
  const own = question.when && { ...question.when, answers: question.when.answers.slice(0, 1) }
  const choices = [...offered, ...(own ? [own] : [])]
  return new Map<string, VisibleWhen | undefined>([
    [words.always, undefined],
    ...choices.map((when) => [whenWords('onlyIf', form, when), when] as const),
  ])
}

const inText = { onlyIf: words.onlyInText, onlyIfShort: words.onlyInTextShort }

/** When a question appears, in these words; a condition on several questions, or an `else`, is not told in full. */
export function whenWords(
  style: keyof typeof inText,
  form: FormRules,
  { source, answers }: VisibleWhen,
): string {
  if (answers.length === 0) return inText[style]
  return fillText(words[style], { label: labelOf(form, source), answers: quoted(answers, words.or) })
}

/** Labels or answers for use in a sentence, each in quotes. */
export function quoted(all: readonly (string | number | boolean)[], between = ', '): string {
  return all.map((each) => fillText(words.quoted, { text: String(each) })).join(between)
}

/** Where a question is defined: in the form itself, else in the first branch that shows it. */
export function holderOf(schema: FormSchema, name: string) {
  const places = (schema.allOf ?? []).flatMap((condition) => [
    { branch: condition.then, when: visibleWhen(condition) },
    { branch: condition.else, when: { source: condition.if.required[0] ?? '', answers: [] } },
  ])
  const [first] = [{ branch: schema, when: undefined }, ...places].flatMap(({ branch, when }) => {
    const { properties = {} } = branch ?? {}
    return branch && Object.hasOwn(properties, name) ? [{ branch, properties, when }] : []
  })
  return first
}

/** The question and the answers that a condition depends on; no answers if it depends on several questions. */
function visibleWhen({ if: { properties } }: FormCondition): VisibleWhen {
  const [first, ...others] = Object.entries(properties)
  const [source = '', test] = first ?? []
  const meant = test?.contains ?? test
  const answers = meant?.const === undefined ? (meant?.enum ?? []) : [meant.const]
  return { source, answers: others.length > 0 ? [] : answers }
}

function kindOf({ type, enum: options, format, items }: FormProperty, control: Control): QuestionKind {
  const { 'ui:widget': widget } = control
  if (type === 'boolean') return 'tick box'
  if (items?.enum) return 'choices'
  if (type === 'array') return isLink(items?.pattern) ? 'links' : 'list'
  if (type === 'integer' || type === 'number') return options ? 'rating' : 'number'
  if (widget === 'textarea') return 'long text'
  if (control['ui:options']?.inputMode === 'decimal') return 'amount'
  if (format === 'date') return 'date'
  if (format === 'email') return 'email'
  if (widget === 'uri') return 'link'
  const isChoice = options !== undefined || widget === 'select' || widget === 'radio'
  return isChoice ? 'choice' : 'text'
}

function isLink(pattern: string | undefined): boolean {
  return pattern?.includes('://') ?? false
}

/** The control of a question, to be mutated. */
export function controlIn({ ui }: FormRules, name: string): Control {
  // The grammar has a control for each question (see `controlOf`). An empty object is not saved.
  return (ui[name] ??= {}) as Control
}
