import { blankIn, notBlank, orBlank, withoutBlank } from '../../../engine/schema/blank-pattern'
import { fillText } from '../../../engine/fill-text'
import type { FormProperty, FormSchema, FormUi } from '../../../engine/schema/definition'
import { closedIn, optionsIn } from '../../../engine/schema/questions'
import { labelWords } from '../../../generate/new/label-words'
import { hasOptions, questionKinds, type QuestionKind } from '../../../generate/new/new-form-answers'
import newForm from '../../../generate/new/new-form-words.json'
import { questionParts } from '../../../generate/new/question-parts'
import { editForm, valuesOf, type FormTexts, type FormValues } from '../files/form-texts'
import texts from '../texts.json'
import { centsOf, writeCents } from './amounts'
import { boundValues, checkBounds, offerBounds, removeBounds, writeBounds } from './date-range'
import { release, require, setWhen } from './edit-questions'
import { changedNames, type Panel, type PanelValues } from './panel'
import definition from './question-panel.json'
import { changeOptions, closeOptions, linesOf, optionRules, problemsOfOptions } from './question-options'
import {
  branchesOf,
  controlIn,
  dependentsOf,
  holderOf,
  questionIn,
  questionsIn,
  whenChoices,
  type QuestionView,
  type WhenChoices,
} from './questions'

const { kinds } = texts.new
const { yes, no, always } = texts.panels

/** The limits a question can have, each with the error text for a new one. */
const limits = texts.panels.limitWords
type Limit = keyof typeof limits
// The keys of the file are those of its type.
const limitNames = Object.keys(limits) as Limit[]

/** An example answer of each kind that has a format: it must fit into the maximum length. */
const examples: Readonly<Partial<Record<QuestionKind, string>>> = newForm.examples

/** The panel for one question; undefined if there is no such question. */
export function questionPanel(before: FormTexts, name: string): Panel | undefined {
  const form = valuesOf(before)
  const question = questionIn(form, name)
  if (!question) return undefined
  const choices = whenChoices(form, question)
  const { rules } = question
  const values = panelValues(form, question, choices)
  const isOther = question.kind === 'amount' && centsOf(rules.pattern) === 'other'
  const { other, ...usual } = texts.panels.cents
  // The grammar of forms describes this file as well; a test checks that.
  const schema = structuredClone(definition.schema) as unknown as FormSchema
  Object.assign(schema.properties['when'] ?? {}, { enum: [...choices.keys()] })
  // Options that depend on another answer are listed in a condition, and closed there, as text.
  const isWhole = optionsIn(rules) !== undefined
  schema.allOf = (schema.allOf ?? []).filter(({ then }) => isWhole || !('closed' in (then.properties ?? {})))
  for (const { properties = {} } of branchesOf(schema))
    if (properties['cents']) properties['cents'].enum = [...Object.values(usual), ...(isOther ? [other] : [])]
  offerBounds(form, name, schema.allOf)
  return {
    // Its title stays: the question's own label changes with every key, and other rules make another form.
    schema,
    ui: definition.ui as unknown as FormUi,
    values,
    check: (next) => check(form, question, next),
    apply: (next) =>
      editForm(before, (changed) => {
        for (const field of changedNames(values, next)) {
          const now = questionIn(changed, name)
          if (now) write(changed, now, field, next[field]?.trim() ?? '', choices)
        }
        writeBounds(changed, name, values, next)
      }),
  }
}

function panelValues(form: FormValues, question: QuestionView, choices: WhenChoices): PanelValues {
  const { rules, control, kind, isRequired, options, when } = question
  const field = form.message.fields[question.name]
  const limitValues = limitNames.flatMap((limit) => [
    [limit, text(rules[limit])] as const,
    [`${limit}Words`, rules.errorMessage?.[limit] ?? ''] as const,
  ])
  const own = JSON.stringify(when)
  return {
    label: question.label,
    hint: control['ui:help'] ?? '',
    kind: kinds[kind],
    mustAnswer: isRequired ? yes : no,
    missing: rules.errorMessage?.required ?? '',
    options: hasOptions(kind) ? options.join('\n') : '',
    firstLine: control['ui:placeholder'] ?? '',
    closed: hasOptions(kind) ? closedIn(rules).join('\n') : '',
    closedWords: optionRules(rules).errorMessage?.not ?? '',
    cents: kind === 'amount' ? texts.panels.cents[centsOf(rules.pattern)] : '',
    formWords: rules[formRuleOf(rules)] === undefined ? '' : (rules.errorMessage?.[formRuleOf(rules)] ?? ''),
    ...Object.fromEntries(limitValues),
    ...boundValues(form, question),
    width: texts.panels.widths[control['ui:options']?.width ?? 'full'],
    when: [...choices].find(([, choice]) => JSON.stringify(choice) === own)?.[0] ?? always,
    staffLabel: field?.label ?? '',
    fallback: field?.fallback ?? '',
    sideBySide: field?.inline === true ? yes : no,
  }
}

function check(
  form: FormValues,
  question: QuestionView,
  values: PanelValues,
): Readonly<Record<string, string>> {
  const { errors } = texts.panels
  const found: Record<string, string> = {}
  const label = values['label']?.trim().toLowerCase()
  const others = questionsIn(form).filter(({ name }) => name !== question.name)
  if (others.some((other) => other.label.toLowerCase() === label)) found['label'] = errors.labelTwice
  const waiting = dependentsOf(form, question.name)
  if (values['kind'] !== kinds[question.kind] && waiting.length > 0) {
    const labels = others.filter(({ name }) => waiting.includes(name)).map((each) => each.label)
    found['kind'] = fillText(errors.kindAwaited, { labels: labels.join(', ') })
  }
  if (hasOptions(kindNamed(values['kind'] ?? ''))) {
    const [options, closed] = [linesOf(values['options'] ?? ''), linesOf(values['closed'] ?? '')]
    Object.assign(found, problemsOfOptions(form, question, options, closed))
  }
  const example = examples[kindNamed(values['kind'] ?? '')]
  const longest = values['maxLength'] ?? ''
  if (example !== undefined && longest !== '' && Number(longest) < example.length)
    found['maxLength'] = fillText(errors.tooShort, { example, least: example.length })
  for (const [low, high] of [
    ['minLength', 'maxLength'],
    ['minimum', 'maximum'],
    ['minItems', 'maxItems'],
  ] as const) {
    const [least, most] = [values[low] ?? '', values[high] ?? '']
    if (least !== '' && most !== '' && Number(least) > Number(most)) found[high] = errors.limitsCross
  }
  return values['kind'] === kinds.date ? { ...found, ...checkBounds(form, question.name, values) } : found
}

/** Writes one value of the panel into the form. */
function write(
  form: FormValues,
  question: QuestionView,
  field: string,
  value: string,
  choices: WhenChoices,
): void {
  const { name, rules, kind } = question
  const control = controlIn(form, name)
  const message = (form.message.fields[name] ??= {})
  const optional = value === '' ? undefined : value
  if (isLimit(field)) return writeLimit(question, field, optional)
  if (field.endsWith('Words')) return value === '' ? undefined : writeWords(question, field, value)
  switch (field) {
    case 'label':
      return void (rules.title = value)
    case 'hint':
      return void Object.assign(control, { 'ui:help': optional })
    case 'kind':
      return writeKind(form, question, kindNamed(value))
    case 'mustAnswer':
      return value === yes ? makeRequired(form, question) : makeOptional(form, question)
    case 'missing':
      return question.isRequired ? writeMissing(rules, value) : undefined
    case 'options':
      return hasOptions(kind) ? changeOptions(form, question, linesOf(value)) : undefined
    case 'closed':
      return hasOptions(kind) ? closeOptions(form, question, linesOf(value)) : undefined
    case 'cents':
      return writeCents(question, value)
    case 'firstLine':
      return void Object.assign(control, { 'ui:placeholder': optional })
    case 'width':
      return void Object.assign((control['ui:options'] ??= {}), { width: widthNamed(value) })
    case 'when':
      return setWhen(form, name, choices.get(value))
    case 'staffLabel':
      return void Object.assign(message, { label: optional })
    case 'fallback':
      return void Object.assign(message, { fallback: optional })
    case 'sideBySide':
      return void Object.assign(message, { inline: value === yes ? true : undefined })
    default:
      return undefined
  }
}

/** Changes rules and control to those of another kind; label, hint, width and the text for a missing answer stay. */
function writeKind(
  form: FormValues,
  { name, label, isRequired, rules, control }: QuestionView,
  kind: QuestionKind,
) {
  const options = hasOptions(kind) ? texts.panels.firstOptions : []
  const parts = questionParts({ label, kind, isRequired, options })
  const required = rules.errorMessage?.required
  const errorMessage = {
    ...parts.rules.errorMessage,
    ...(isRequired && required !== undefined && { required }),
  }
  const help = control['ui:help']
  removeBounds(form, name)
  Object.assign(holderOf(form.schema, name)?.properties ?? {}, { [name]: { ...parts.rules, errorMessage } })
  form.ui[name] = { ...parts.control, ...(help !== undefined && { 'ui:help': help }) }
}

/** A text that must not be blank has a rule for that, with the same error text. */
function writeMissing(rules: FormProperty, required: string): void {
  Object.assign((rules.errorMessage ??= {}), {
    required,
    ...(rules.pattern === notBlank && { pattern: required }),
  })
}

/** The rules a question has because it is required: a box must be ticked, an option chosen. */
const rulesOfRequired = ['const', 'minItems'] as const

function makeRequired(form: FormValues, { name, label, kind, rules, options }: QuestionView): void {
  const parts = questionParts({ label, kind, isRequired: true, options: options.map(String) }).rules
  require(holderOf(form.schema, name)?.branch ?? form.schema, name)
  const { required: said, pattern: refused } = rules.errorMessage ?? {}
  const { required = '' } = parts.errorMessage ?? {}
  if (said === undefined) rules.errorMessage = { required, ...rules.errorMessage }
  for (const rule of rulesOfRequired)
    if (rules[rule] === undefined) Object.assign(rules, { [rule]: parts[rule] })
  const own = rules.pattern === undefined ? undefined : withoutBlank(rules.pattern)
  const isStrict = own !== undefined && blankIn(own) === 'none'
  Object.assign(rules, { pattern: isStrict ? own : (parts.pattern ?? own) })
  if (parts.pattern !== undefined && refused === undefined)
    Object.assign((rules.errorMessage ??= {}), { pattern: said ?? parts.errorMessage?.pattern })
  delete form.message.fields[name]?.fallback
}

function makeOptional(form: FormValues, { name, label, kind, rules, options }: QuestionView): void {
  const [must, may] = [true, false].map(
    (isRequired) => questionParts({ label, kind, isRequired, options: options.map(String) }).rules,
  )
  release(holderOf(form.schema, name)?.branch ?? form.schema, name)
  delete rules.errorMessage?.required
  for (const rule of rulesOfRequired)
    if (may?.[rule] === undefined && rules[rule] === must?.[rule]) delete rules[rule]
  if (rules.pattern === undefined) return
  if (rules.pattern !== notBlank) rules.pattern = orBlank(rules.pattern)
  else {
    delete rules.pattern
    delete rules.errorMessage?.pattern
  }
}

/** The rule for the format of an answer, for the kinds that have one. */
function formRuleOf({ format }: FormProperty): 'format' | 'pattern' {
  return format === undefined ? 'pattern' : 'format'
}

/** A limit has an error text: a new limit gets a new one, and without the limit it is removed. */
function writeLimit({ rules, label }: QuestionView, limit: Limit, value: string | undefined): void {
  const words = (rules.errorMessage ??= {})
  const [before, kept] = [rules[limit], words[limit]]
  const { subject } = labelWords(label)
  const wordsFor = (limited: string) => fillText(limits[limit], { subject, limit: limited })
  // A text that staff changed is kept, with the number in it updated.
  const isOwn = kept !== undefined && (before === undefined || kept !== wordsFor(String(before)))
  const said = value && (isOwn ? kept.replace(String(before), value) : wordsFor(value))
  Object.assign(rules, { [limit]: value && Number(value) })
  Object.assign(words, { [limit]: said })
}

/** Changes the error text of a rule, if the question has that rule. */
function writeWords({ rules }: QuestionView, field: string, value: string): void {
  if (field === 'closedWords') {
    if (closedIn(rules).length > 0) Object.assign((optionRules(rules).errorMessage ??= {}), { not: value })
    return
  }
  const named = field.slice(0, -'Words'.length)
  const rule = field === 'formWords' ? formRuleOf(rules) : isLimit(named) ? named : undefined
  if (rule !== undefined && rules[rule] !== undefined)
    Object.assign((rules.errorMessage ??= {}), { [rule]: value })
}

function isLimit(name: string): name is Limit {
  return name in limits
}

function kindNamed(words: string): QuestionKind {
  return questionKinds.find((kind) => kinds[kind] === words) ?? 'text'
}

function widthNamed(words: string): string | undefined {
  const { widths } = texts.panels
  const found = Object.entries(widths).find(([, shown]) => shown === words)?.[0]
  return found === 'full' ? undefined : found
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
