import { blankIn, notBlank, orBlank, withoutBlank } from '../../../engine/schema/blank-pattern'
import { fillText } from '../../../engine/fill-text'
import type { FormSchema, FormUi } from '../../../engine/schema/definition'
import { closedIn, optionsIn } from '../../../engine/schema/questions'
import { labelWords } from '../../../generate/new/label-words'
import { hasOptions, questionKinds, type QuestionKind } from '../../../generate/new/new-form-answers'
import newForm from '../../../generate/new/new-form-words.json'
import { questionParts } from '../../../generate/new/question-parts'
import texts from '../texts.json'
import { valueAt, type JsonPath } from './edit-json'
import { centsOf, writeCents } from './amounts'
import { boundValues, checkBounds, offerBounds, withoutBounds, writeBounds } from './date-range'
import { release, require, setWhen } from './edit-questions'
import { messageOf, set, type FormTexts } from './form-texts'
import { changedNames, type Panel, type PanelValues } from './panel'
import definition from './question-panel.json'
import { changeOptions, closeOptions, closedPlaces, linesOf, problemsOfOptions } from './question-options'
import { dependentsOf, questionsOf, whenChoices, type QuestionView, type WhenChoices } from './questions'

const { kinds } = texts.new
const { yes, no, always } = texts.panels

/** The limits a question can have, the kinds that can have them, and the error text for a new one. */
const limits = {
  minLength: texts.panels.limitWords.minLength,
  maxLength: texts.panels.limitWords.maxLength,
  minimum: texts.panels.limitWords.minimum,
  maximum: texts.panels.limitWords.maximum,
  minItems: texts.panels.limitWords.minItems,
  maxItems: texts.panels.limitWords.maxItems,
} as const
type Limit = keyof typeof limits
// The keys of a record are those of its type.
const limitNames = Object.keys(limits) as Limit[]

/** An example answer of each kind that has a format: it must fit into the maximum length. */
const examples: Readonly<Partial<Record<QuestionKind, string>>> = newForm.examples

/** The panel for one question; undefined if there is no such question. */
export function questionPanel(form: FormTexts, name: string): Panel | undefined {
  const question = questionsOf(form).find((each) => each.name === name)
  if (!question) return undefined
  const choices = whenChoices(form, question)
  // The grammar of forms describes this file as well; a test checks that.
  const schema = definition.schema as unknown as FormSchema
  const properties = {
    ...schema.properties,
    when: { ...schema.properties['when'], enum: [...choices.keys()] },
  }
  const { rules } = question
  const allOf = (schema.allOf ?? []).flatMap((condition) => {
    const asked = condition.then.properties ?? {}
    // Options that depend on another answer are listed in a condition, and closed there, as text.
    if ('closed' in asked && optionsIn(rules) === undefined) return []
    if (!('cents' in asked)) return [condition]
    const isOther = question.kind === 'amount' && centsOf(rules.pattern) === 'other'
    const shown = Object.entries(texts.panels.cents).flatMap(([name, words]) =>
      name !== 'other' || isOther ? [words] : [],
    )
    return [
      {
        ...condition,
        // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's, and no one awaits a condition
        then: { ...condition.then, properties: { cents: { ...asked['cents'], enum: shown } } },
      },
    ]
  })
  return {
    // Its title stays: the question's own label changes with every key, and other rules make another form.
    schema: { ...schema, properties, allOf: offerBounds(form, name, allOf) },
    ui: definition.ui as unknown as FormUi,
    values: valuesOf(form, question, choices),
    check: (values) => check(form, question, values),
    apply: (values) => apply(form, question, choices, values),
  }
}

function valuesOf(form: FormTexts, question: QuestionView, choices: WhenChoices): PanelValues {
  const { rules, control, kind, isRequired, options, when } = question
  const field = messageOf(form).fields[question.name]
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
    closedWords: readIn(form, closedPlaces(question).words),
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
  form: FormTexts,
  question: QuestionView,
  values: PanelValues,
): Readonly<Record<string, string>> {
  const { errors } = texts.panels
  const found: Record<string, string> = {}
  const label = values['label']?.trim().toLowerCase()
  const others = questionsOf(form).filter(({ name }) => name !== question.name)
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

function apply(
  form: FormTexts,
  question: QuestionView,
  choices: WhenChoices,
  values: PanelValues,
): FormTexts {
  const before = valuesOf(form, question, choices)
  let next = form
  for (const name of changedNames(before, values)) {
    const now = questionsOf(next).find((each) => each.name === question.name)
    if (now) next = write(next, now, name, values[name]?.trim() ?? '', choices)
  }
  return writeBounds(next, question.name, before, values)
}

/** One value of the panel, written into the form. */
function write(
  form: FormTexts,
  question: QuestionView,
  field: string,
  value: string,
  choices: WhenChoices,
): FormTexts {
  const { name, place } = question
  const rule = (path: JsonPath, content: unknown) => set(form, 'schema', [...place, ...path], content)
  const control = (path: JsonPath, content: unknown) => set(form, 'ui', [name, ...path], content)
  const message = (key: string, content: unknown) => set(form, 'message', ['fields', name, key], content)
  const optional = value === '' ? undefined : value
  if (isLimit(field)) return writeLimit(form, question, field, optional)
  if (field.endsWith('Words')) return value === '' ? form : writeWords(form, question, field, value)
  switch (field) {
    case 'label':
      return rule(['title'], value)
    case 'hint':
      return control(['ui:help'], optional)
    case 'kind':
      return writeKind(form, question, kindNamed(value))
    case 'mustAnswer':
      return value === yes ? makeRequired(form, question) : makeOptional(form, question)
    case 'missing':
      return question.isRequired ? writeMissing(form, question, value) : form
    case 'options':
      return hasOptions(question.kind) ? changeOptions(form, question, linesOf(value)) : form
    case 'closed':
      return hasOptions(question.kind) ? closeOptions(form, question, linesOf(value)) : form
    case 'cents':
      return writeCents(form, question, value)
    case 'firstLine':
      return control(['ui:placeholder'], optional)
    case 'width':
      return control(['ui:options', 'width'], widthNamed(value))
    case 'when':
      return setWhen(form, name, choices.get(value))
    case 'staffLabel':
      return message('label', optional)
    case 'fallback':
      return message('fallback', optional)
    case 'sideBySide':
      return message('inline', value === yes ? true : undefined)
    default:
      return form
  }
}

/** Change rules and control to those of another kind; label, hint, width and the text for a missing answer stay. */
function writeKind(form: FormTexts, question: QuestionView, kind: QuestionKind): FormTexts {
  const { name, place, label, isRequired, rules, control } = question
  const options = hasOptions(kind) ? texts.panels.firstOptions : []
  const parts = questionParts({ label, kind, isRequired, options })
  const required = rules.errorMessage?.required
  const words = { ...parts.rules.errorMessage, ...(isRequired && required !== undefined && { required }) }
  const help = control['ui:help']
  const look = { ...parts.control, ...(help !== undefined && { 'ui:help': help }) }
  const next = set(withoutBounds(form, name), 'schema', place, {
    ...parts.rules,
    ...(Object.keys(words).length > 0 && { errorMessage: words }),
  })
  return set(next, 'ui', [name], Object.keys(look).length > 0 ? look : undefined)
}

/** A text that must not be blank has a rule for that, with the same error text. */
function writeMissing(form: FormTexts, { place, rules }: QuestionView, value: string): FormTexts {
  const words = [...place, 'errorMessage']
  const next = set(form, 'schema', [...words, 'required'], value)
  return rules.pattern === notBlank ? set(next, 'schema', [...words, 'pattern'], value) : next
}

/** The rules a question has because it is required: a box must be ticked, an option chosen. */
const rulesOfRequired = ['const', 'minItems'] as const

function makeRequired(
  form: FormTexts,
  { name, place, requiredList, label, kind, rules, options }: QuestionView,
) {
  const parts = questionParts({ label, kind, isRequired: true, options: options.map(String) })
  let next = require(form, requiredList, name)
  if (rules.errorMessage?.required === undefined)
    next = set(next, 'schema', [...place, 'errorMessage', 'required'], parts.rules.errorMessage?.required, 0)
  for (const rule of rulesOfRequired) {
    const must = parts.rules[rule]
    if (must !== undefined && rules[rule] === undefined) next = set(next, 'schema', [...place, rule], must)
  }
  const own = rules.pattern === undefined ? undefined : withoutBlank(rules.pattern)
  const isStrict = own !== undefined && blankIn(own) === 'none'
  next = set(next, 'schema', [...place, 'pattern'], isStrict ? own : (parts.rules.pattern ?? own))
  const words = [...place, 'errorMessage', 'pattern']
  if (parts.rules.pattern !== undefined && valueAt(next.schema, words) === undefined)
    next = set(next, 'schema', words, rules.errorMessage?.required ?? parts.rules.errorMessage?.pattern)
  return set(next, 'message', ['fields', name, 'fallback'], undefined)
}

function makeOptional(
  form: FormTexts,
  { name, place, requiredList, label, kind, rules, options }: QuestionView,
) {
  const [must, may] = [true, false].map(
    (isRequired) => questionParts({ label, kind, isRequired, options: options.map(String) }).rules,
  )
  let next = release(form, requiredList, name)
  next = set(next, 'schema', [...place, 'errorMessage', 'required'], undefined)
  for (const rule of rulesOfRequired) {
    if (may?.[rule] === undefined && rules[rule] !== undefined && rules[rule] === must?.[rule])
      next = set(next, 'schema', [...place, rule], undefined)
  }
  if (rules.pattern === undefined) return next
  if (rules.pattern !== notBlank) return set(next, 'schema', [...place, 'pattern'], orBlank(rules.pattern))
  next = set(next, 'schema', [...place, 'pattern'], undefined)
  return set(next, 'schema', [...place, 'errorMessage', 'pattern'], undefined)
}

/** The rule for the format of an answer, for the kinds that have one. */
function formRuleOf({ format }: QuestionView['rules']): 'format' | 'pattern' {
  return format === undefined ? 'pattern' : 'format'
}

function readIn(form: FormTexts, path: JsonPath): string {
  return text(valueAt(form.schema, path))
}

/** A limit has an error text: a new limit gets a new one, and without the limit it is removed. */
function writeLimit(
  form: FormTexts,
  question: QuestionView,
  limit: Limit,
  value: string | undefined,
): FormTexts {
  const { place, rules, label } = question
  const words = [...place, 'errorMessage', limit]
  if (value === undefined)
    return set(set(form, 'schema', [...place, limit], undefined), 'schema', words, undefined)
  const { subject } = labelWords(label)
  const fresh = fillText(limits[limit], { subject, limit: value })
  const old =
    rules[limit] === undefined ? undefined : fillText(limits[limit], { subject, limit: String(rules[limit]) })
  const next = set(form, 'schema', [...place, limit], Number(value))
  const kept = rules.errorMessage?.[limit]
  // A text that staff changed is kept, with the number in it updated.
  const said = kept === undefined || kept === old ? fresh : kept.replace(String(rules[limit]), value)
  return set(next, 'schema', words, said)
}

/** Change the error text of a rule, if the question has that rule. */
function writeWords(form: FormTexts, question: QuestionView, field: string, value: string): FormTexts {
  const { place, rules } = question
  if (field === 'closedWords')
    return closedIn(rules).length > 0 ? set(form, 'schema', closedPlaces(question).words, value) : form
  const named = field.slice(0, -'Words'.length)
  const rule = field === 'formWords' ? formRuleOf(rules) : isLimit(named) ? named : undefined
  if (rule === undefined || rules[rule] === undefined) return form
  return set(form, 'schema', [...place, 'errorMessage', rule], value)
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
