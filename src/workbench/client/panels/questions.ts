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
import { controlOf, optionsIn, subschemasOf } from '../../../engine/schema/questions'
import { questionOrder } from '../../../engine/schema/question-order'
import type { QuestionKind } from '../../../generate/new/new-form-answers'
import { valuesOf, type FormTexts, type FormValues } from '../files/form-texts'
import texts from '../texts.json'

/** The answers with which a question is visible. */
export interface VisibleWhen {
  /** The name of the question it depends on. */
  readonly source: string
  readonly answers: readonly (string | number | boolean)[]
  /** Whether it is the other way round: hidden with these answers, visible with all others and without any. */
  readonly isUnless?: true
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

export type FormRules = Pick<FormValues, 'schema' | 'ui'>

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

/** The branch whose questions appear with this test, or without it; a new one if there is none. */
export function branchFor(schema: FormSchema, test: FormTest, side: 'then' | 'else' = 'then'): FormBranch {
  // A branch may also only add rules to questions of the form.
  const showsOthers = (branch: FormBranch | undefined) =>
    Object.keys(branch?.properties ?? {}).some((name) => !Object.hasOwn(schema.properties, name))
  const found = schema.allOf?.find((each) => isSameJson(each.if, test) && showsOthers(each[side]))?.[side]
  if (found) return found
  const branch = {}
  schema.allOf = [...(schema.allOf ?? []), { if: test, [side]: branch }]
  return branch
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

/** Where a question is defined: in the form itself, else in the first branch that shows it. */
export function holderOf(schema: FormSchema, name: string) {
  const places = (schema.allOf ?? []).flatMap((condition) => [
    { branch: condition.then, when: visibleWhen(condition) },
    { branch: condition.else, when: { ...visibleWhen(condition), isUnless: true as const } },
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
  if (type === 'array') return items?.pattern?.includes('://') ? 'links' : 'list'
  if (type === 'integer' || type === 'number') return options ? 'rating' : 'number'
  if (widget === 'textarea') return 'long text'
  if (control['ui:options']?.inputMode === 'decimal') return 'amount'
  if (format === 'date') return 'date'
  if (format === 'email') return 'email'
  if (widget === 'uri') return 'link'
  const isChoice = options !== undefined || widget === 'select' || widget === 'radio'
  return isChoice ? 'choice' : 'text'
}

/**
 * The kind of answer in words; for a rating with its ends, and for a number it says if decimals are allowed.
 * @example kindWords({ kind: 'rating', options: [1, 2, 3], rules: { type: 'integer' } }) // => 'Rating from 1 to 3'
 */
export function kindWords(question: Pick<QuestionView, 'kind' | 'rules' | 'options'>): string {
  const { kind, rules, options } = question
  const [low = '', high = ''] = [options[0], options.at(-1)]
  if (kind === 'rating') return fillText(texts.panels.ratingKind, { low, high })
  return kind === 'number' && rules.type === 'number' ? texts.panels.decimalKind : texts.new.kinds[kind]
}

/** The control of a question, to be mutated. */
export function controlIn({ ui }: FormRules, name: string): Control {
  // The grammar has a control for each question (see `controlOf`). An empty object is not saved.
  return (ui[name] ??= {}) as Control
}
