import { notBlank, orBlank, refusingBlank, withoutBlank } from '../../../engine/schema/blank-pattern'
import type { FormProperty } from '../../../engine/schema/definition'
import { closedIn, optionsIn } from '../../../engine/schema/questions'
import { labelWords } from '../../../generate/new/label-words'
import newForm from '../../../generate/new/new-form-words.json'
import { hasOptions, questionKinds, type QuestionKind } from '../../../generate/new/new-form-answers'
import { questionParts } from '../../../generate/new/question-parts'
import { exampleMessage } from '../../../lint/rules/examples'
import type { FormValues } from '../files/form-texts'
import texts from '../texts.json'
import { removeBounds, renameInBounds } from './date-range'
import { addRequired, followInRoutes, removeRequired, setWhen } from './edit-questions'
import { generatedMissing, isLimit, newRules, writeLabel, type Limit } from './error-words'
import { linesOf, typedOptions } from './option-lines'
import { closeOptions } from './closed-options'
import { changeOptions, optionRules } from './question-options'
import { controlIn, holderOf, questionIn, type QuestionView } from './questions'
import type { WhenChoices } from './when-choices'

const { kinds } = texts.new
const { yes } = texts.panels

export function writeValue(
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
      return renameInBounds(form, name, () => writeLabel(question, value))
    case 'hint':
      return void Object.assign(control, { 'ui:help': optional })
    case 'kind':
      return writeKind(form, question, kindNamed(value))
    case 'mustAnswer':
      return value === yes ? makeRequired(form, question) : makeOptional(form, question)
    case 'missing':
      return question.isRequired ? writeMissing(rules, value) : undefined
    case 'options':
      return hasOptions(kind)
        ? changeOptions(form, question, typedOptions(question.options, value))
        : undefined
    case 'closed':
      return hasOptions(kind) ? closeOptions(form, question, linesOf(value)) : undefined
    case 'cents':
      return writeCents(question, value)
    case 'firstLine':
      return void Object.assign(control, { 'ui:placeholder': optional })
    case 'lowest':
    case 'highest': {
      const end = String(question.options.at(field === 'lowest' ? 0 : -1))
      return void (kind === 'rating' && Object.assign((control['ui:enumNames'] ??= {}), { [end]: optional }))
    }
    case 'width':
      return void Object.assign((control['ui:options'] ??= {}), { width: widthNamed(value) })
    case 'when':
      return setWhen(form, name, choices.get(value))
    case 'orElse':
      return writeOtherAnswers(form, question, linesOf(value))
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

/** Sets the answers after which a question appears, apart from the first one. */
function writeOtherAnswers(form: FormValues, { name, when }: QuestionView, lines: readonly string[]): void {
  const { options = [] } = (when && questionIn(form, when.source)) ?? {}
  const others = lines.flatMap((line) => options.find((option) => String(option) === line) ?? [])
  if (when) setWhen(form, name, { ...when, answers: [...when.answers.slice(0, 1), ...others] })
}

/** Gives a question another kind. Keeps its label, hint and options, and staff's own text for a missing answer. */
function writeKind(form: FormValues, question: QuestionView, kind: QuestionKind) {
  const { name, label, isRequired, rules, control } = question
  const before = hasOptions(question.kind) ? optionsIn(rules) : undefined
  const options = hasOptions(kind) ? (before?.map(String) ?? texts.panels.firstOptions) : []
  const parts = questionParts({ label, kind, isRequired, options })
  const required = rules.errorMessage?.required
  const isOwn = required !== undefined && required !== generatedMissing(question)
  const errorMessage = { ...parts.rules.errorMessage, ...(isRequired && isOwn && { required }) }
  const help = control['ui:help']
  removeBounds(form, name)
  followInRoutes(form, name, (answers) => answers.filter((answer) => options.some((each) => each === answer)))
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

function makeRequired(form: FormValues, question: QuestionView): void {
  const { name, rules } = question
  const usual = newRules(question, true)
  addRequired(holderOf(form.schema, name)?.branch ?? form.schema, name)
  const { required: said, pattern: refused } = rules.errorMessage ?? {}
  const { required = '' } = usual.errorMessage ?? {}
  if (said === undefined) rules.errorMessage = { required, ...rules.errorMessage }
  for (const rule of rulesOfRequired)
    if (rules[rule] === undefined) Object.assign(rules, { [rule]: usual[rule] })
  const own = rules.pattern === undefined ? undefined : refusingBlank(withoutBlank(rules.pattern))
  Object.assign(rules, { pattern: own ?? usual.pattern })
  if (usual.pattern !== undefined && refused === undefined)
    Object.assign((rules.errorMessage ??= {}), { pattern: said ?? usual.errorMessage?.pattern })
  delete form.message.fields[name]?.fallback
}

function makeOptional(form: FormValues, question: QuestionView): void {
  const { name, rules } = question
  const [must, may] = [newRules(question, true), newRules(question, false)]
  removeRequired(holderOf(form.schema, name)?.branch ?? form.schema, name)
  delete rules.errorMessage?.required
  for (const rule of rulesOfRequired)
    if (may[rule] === undefined && rules[rule] === must[rule]) delete rules[rule]
  if (rules.pattern === undefined) return
  if (rules.pattern !== notBlank) rules.pattern = orBlank(withoutBlank(rules.pattern))
  else {
    delete rules.pattern
    delete rules.errorMessage?.pattern
  }
}

/** The rule for the format of an answer, for the kinds that have one. */
export function formRuleOf({ format }: FormProperty): 'format' | 'pattern' {
  return format === undefined ? 'pattern' : 'format'
}

/** A limit has an error text: a new limit gets a new one, and without the limit it is removed. */
function writeLimit({ rules, label }: QuestionView, limit: Limit, value: string | undefined): void {
  const words = (rules.errorMessage ??= {})
  const [before, kept] = [rules[limit], words[limit]]
  const { subject } = labelWords(label)
  const wordsFor = (limited: string) => exampleMessage(limit, subject, limited)
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

function widthNamed(words: string): string | undefined {
  const { widths } = texts.panels
  const found = Object.entries(widths).find(([, shown]) => shown === words)?.[0]
  return found === 'full' ? undefined : found
}

export function kindNamed(words: string): QuestionKind {
  return questionKinds.find((kind) => kinds[kind] === words) ?? 'text'
}

/** The patterns of an amount, by whether they allow or require cents. */
const amounts = {
  may: { pattern: newForm.patterns.amount, example: newForm.examples.amount },
  must: { pattern: '^[0-9]{1,7}[.,][0-9]{2}$', example: newForm.examples.amount },
  none: { pattern: '^[0-9]{1,7}$', example: '12' },
} as const
// The keys of a record are those of its type.
const amountNames = Object.keys(amounts) as (keyof typeof amounts)[]

/** What a pattern says about cents; `other` for one that no panel wrote. */
export function centsOf(pattern = ''): keyof typeof texts.panels.cents {
  return amountNames.find((name) => amounts[name].pattern === withoutBlank(pattern)) ?? 'other'
}

/** Changes the pattern of an amount; the example in its error text changes with it. */
function writeCents({ rules, isRequired }: QuestionView, value: string): void {
  const name = amountNames.find((each) => texts.panels.cents[each] === value)
  if (name === undefined) return
  const { pattern, example } = amounts[name]
  rules.pattern = isRequired ? pattern : orBlank(pattern)
  const said = rules.errorMessage?.pattern?.replace(/\b12(?:\.50)?(?!\d)/, example)
  if (said !== undefined) rules.errorMessage = { ...rules.errorMessage, pattern: said }
}
