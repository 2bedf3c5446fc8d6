import { fillText } from '../../../engine/fill-text'
import type { Control, FormCondition, FormProperty, FormSchema } from '../../../engine/schema/definition'
import { closedIn, optionsIn } from '../../../engine/schema/questions'
import { questionOrder } from '../../../engine/schema/question-order'
import type { QuestionKind } from '../../../generate/new/new-form-answers'
import type { JsonPath } from './edit-json'
import texts from '../texts.json'
import { schemaOf, uiOf, type FormTexts } from './form-texts'

const { panels: words } = texts

/** The answers with which a question is visible. */
export interface Awaited {
  /** The name of the question it depends on. */
  readonly source: string
  readonly answers: readonly (string | number | boolean)[]
}

/** One question as staff think of it. */
export interface QuestionView {
  readonly name: string
  readonly label: string
  readonly kind: QuestionKind
  readonly isRequired: boolean
  readonly options: readonly (string | number)[]
  readonly rules: FormProperty
  readonly control: Control
  /** Where its rules are in schema.json: among the questions, or in a condition. */
  readonly place: JsonPath
  /** The list of required names that contains its name if it is required. */
  readonly requiredList: JsonPath
  /** Undefined if it is always visible. */
  readonly when: Awaited | undefined
}

/** The questions of a form in the order of the page. */
export function questionsOf(texts: FormTexts): readonly QuestionView[] {
  const [schema, ui] = [schemaOf(texts), uiOf(texts)]
  return questionOrder({ schema, ui }).flatMap((name) => {
    const holder = holderOf(schema, name)
    if (!holder) return []
    const { path, rules, required, when } = holder
    // A key without "ui:" is a question's control: the grammar of ui.json allows nothing else there.
    const control = (ui[name] ?? {}) as Control
    return [
      {
        name,
        label: rules.title ?? name,
        kind: kindOf(rules, control),
        isRequired: required.includes(name),
        options: optionsIn(rules) ?? optionsInBranches(schema, name),
        rules,
        control,
        place: [...path, 'properties', name],
        requiredList: [...path, 'required'],
        when,
      },
    ]
  })
}

/** The questions that depend on this one: it decides whether they appear, or which options they have. */
export function dependentsOf(texts: FormTexts, name: string): readonly string[] {
  const conditions = (schemaOf(texts).allOf ?? []).filter(({ if: { required } }) => required.includes(name))
  const named = conditions.flatMap((condition) =>
    [condition.then, condition.else].flatMap((branch) => [
      ...Object.keys(branch?.properties ?? {}),
      ...(branch?.required ?? []),
    ]),
  )
  return [...new Set(named)].filter((other) => other !== name)
}

export type WhenChoices = ReadonlyMap<string, Awaited | undefined>

/**
 * When a question can appear: always, or after an answer to another one, which it then follows; and its current setting.
 * The choices do not change with the setting, as the arrow keys go through all of them.
 */
export function whenChoices(form: FormTexts, question: QuestionView): WhenChoices {
  const all = questionsOf(form)
  const choices = new Map<string, Awaited | undefined>([[words.always, undefined]])
  const placeOf = (wanted: string | undefined) => all.findIndex(({ name }) => name === wanted)
  // It must stay below the question that its options depend on, and above those that depend on it.
  const first = placeOf(question.control['ui:options']?.dependsOn?.property)
  const last = dependentsOf(form, question.name).length > 0 ? placeOf(question.name) : all.length
  // A question that others depend on cannot become conditional.
  const canWait = !all.some(({ when }) => when?.source === question.name)
  const labelOf = (name: string) => all.find((each) => each.name === name)?.label ?? name
  const add = (when: Awaited) =>
    choices.set(
      fillText(words.after, {
        label: labelOf(when.source),
        answers: when.answers.join(words.or),
      }),
      when,
    )
  for (const source of all.slice(Math.max(first, 0), last)) {
    const isOwn = source.name === question.name
    if (!canWait || isOwn || source.when !== undefined || source.options.length < 2) continue
    const closed = closedIn(source.rules)
    for (const option of source.options)
      if (!closed.includes(option)) add({ source: source.name, answers: [option] })
  }
  if (question.when) add(question.when)
  return choices
}

interface Holder {
  readonly path: JsonPath
  readonly rules: FormProperty
  readonly required: readonly string[]
  readonly when: Awaited | undefined
}

/** Where a question is defined: in the form itself, else in the first condition that shows it. */
function holderOf(schema: FormSchema, name: string): Holder | undefined {
  const own = schema.properties[name]
  if (own) return { path: [], rules: own, required: schema.required ?? [], when: undefined }
  for (const [index, condition] of (schema.allOf ?? []).entries()) {
    for (const side of ['then', 'else'] as const) {
      const rules = condition[side]?.properties?.[name]
      const required = condition[side]?.required ?? []
      const when =
        side === 'then' ? awaitedBy(condition) : { source: condition.if.required[0] ?? '', answers: [] }
      if (rules) return { path: ['allOf', index, side], rules, required, when }
    }
  }
  return undefined
}

/** The options of a question that has them only after certain answers to another one. */
function optionsInBranches({ allOf = [] }: FormSchema, name: string): readonly (string | number)[] {
  const branches = allOf.flatMap(({ then, else: otherwise }) => [then, otherwise])
  return [...new Set(branches.flatMap((branch) => branch?.properties?.[name]?.enum ?? []))]
}

/** The question and the answers that a condition depends on; no answers if it depends on several questions. */
export function awaitedBy({ if: { properties } }: FormCondition): Awaited {
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
