import { notBlank, orBlank } from '../../engine/schema/blank-pattern'
import { mostRadioButtons } from '../../engine/schema/control-kind'
import { fillText } from '../../engine/fill-text'
import type { Control, FormItems, FormProperty } from '../../engine/schema/definition'
import { labelWords, type LabelWords } from './label-words'
import { ratingOptions, type NewQuestion, type QuestionKind } from './new-form-answers'
import { exampleMessage } from '../../lint/rules/examples'
import words from './new-form-words.json'

/** One question's parts of the files: its rules for schema.json, its control for ui.json. */
interface QuestionParts {
  readonly rules: FormProperty
  readonly control: Control
}

/** A question of a new form with its name and its parts of the files. */
export interface NamedQuestion extends QuestionParts {
  readonly name: string
  readonly asked: NewQuestion
}

const limits = { text: 100, 'long text': 2000, link: 300, email: 100, amount: 10 } as const
const mostEntries = 10
const { messages, examples, hints, patterns } = words

/** Write the rules, the messages and the control of a question. */
export function questionParts(question: NewQuestion): QuestionParts {
  const label = labelWords(question.label)
  const { rules, control, errorMessage } = builders[question.kind](question, label)
  const shared = { title: question.label, ...rules }
  if (!question.isRequired) {
    const pattern = rules.pattern === undefined ? {} : { pattern: orBlank(rules.pattern) }
    return { rules: { ...shared, ...pattern, errorMessage }, control }
  }
  const required = ask(question.kind, label)
  const isTyped = rules.type === 'string' && !rules.enum && rules.format === undefined
  if (!isTyped || rules.pattern !== undefined)
    return { rules: { ...shared, errorMessage: { required, ...errorMessage } }, control }
  const texts = { required, ...errorMessage, pattern: required }
  return { rules: { ...shared, pattern: notBlank, errorMessage: texts }, control }
}

interface Built {
  readonly rules: FormProperty & Required<Pick<FormProperty, 'type'>>
  readonly control: Control
  readonly errorMessage: NonNullable<FormProperty['errorMessage']>
}

type Builder = (question: NewQuestion, label: LabelWords) => Built

const builders: Readonly<Record<QuestionKind, Builder>> = {
  text: (_, label) => text(limits.text, label, { 'ui:options': { width: 'medium' } }),
  'long text': (_, label) => text(limits['long text'], label, { 'ui:widget': 'textarea' }),
  choice: ({ options = [] }, label) => ({
    rules: { type: 'string', enum: [...options] },
    // A select needs a first line.
    control: options.length > mostRadioButtons ? { 'ui:placeholder': ask('choice', label) } : {},
    errorMessage: { enum: fillText(messages.fromList, { ask: ask('choice', label) }) },
  }),
  choices: ({ options = [], isRequired }, label) => ({
    rules: {
      type: 'array',
      uniqueItems: true,
      ...(isRequired && { minItems: 1 }),
      items: {
        type: 'string',
        enum: [...options],
        errorMessage: { enum: fillText(messages.fromList, { ask: ask('choices', label) }) },
      },
    },
    control: { 'ui:widget': 'checkboxes' },
    errorMessage: {},
  }),
  'tick box': ({ isRequired }) => ({
    rules: { type: 'boolean', ...(isRequired && { const: true }) },
    control: {},
    errorMessage: {},
  }),
  rating: (_, label) => ({
    rules: { type: 'integer', enum: [...ratingOptions] },
    control: {
      'ui:widget': 'radio',
      'ui:enumNames': words.ratingLabels,
      'ui:options': { appearance: 'rating' },
    },
    errorMessage: {
      type: exampleMessage('integer', label.subject),
      enum: fillText(messages.ratingRange, { ask: ask('rating', label) }),
    },
  }),
  list: (question, label) =>
    list(question, { type: 'string', maxLength: limits.text }, label, { 'ui:help': hints.list }),
  links: (question, label) =>
    list(question, { type: 'string', maxLength: limits.link, pattern: patterns.link }, label, {
      'ui:help': hints.links,
      'ui:options': { spellcheck: false },
    }),
  number: ({ minimum: least, maximum }, { subject }) => {
    const minimum = least ?? (maximum === undefined ? 0 : undefined)
    const limitedBy = (rule: 'minimum' | 'maximum', built: Built, limit?: number) =>
      limit === undefined ? built : ruled(built, rule, limit, exampleMessage(rule, subject, limit))
    const whole: Built = {
      rules: { type: 'integer' },
      control: { 'ui:options': { width: 'short' } },
      errorMessage: { type: exampleMessage('integer', subject) },
    }
    return limitedBy('maximum', limitedBy('minimum', whole, minimum), maximum)
  },
  amount: (_, label) => {
    const built = text(limits.amount, label, { 'ui:options': { inputMode: 'decimal', width: 'short' } })
    const { subject } = label
    const words = fillText(messages.notAmount, { subject, example: examples.amount })
    return ruled(built, 'pattern', patterns.amount, words)
  },
  date: (_, label) => ({
    rules: { type: 'string', format: 'date' },
    control: { 'ui:widget': 'date', 'ui:options': { width: 'short' } },
    errorMessage: { format: fillText(messages.like, { ask: ask('date', label), example: examples.date }) },
  }),
  link: (_, label) =>
    ruled(
      text(limits.link, label, { 'ui:widget': 'uri' }),
      'pattern',
      patterns.link,
      fillText(messages.notLink, { subject: label.subject }),
    ),
  email: (_, label) => {
    const control = {
      'ui:widget': 'email',
      'ui:autocomplete': 'email',
      'ui:options': { spellcheck: false, width: 'medium' },
    } as const
    const words = fillText(messages.like, { ask: ask('email', label), example: examples.email })
    return ruled(text(limits.email, label, control), 'format', 'email', words)
  },
}

function text(maxLength: number, { subject }: LabelWords, control: Control): Built {
  const errorMessage = { maxLength: exampleMessage('maxLength', subject, maxLength) }
  return { rules: { type: 'string', maxLength }, control, errorMessage }
}

function list(
  { isRequired }: NewQuestion,
  items: FormItems & { readonly maxLength: number },
  label: LabelWords,
  control: Control,
): Built {
  const entry = label.isSentence ? messages.entryOf : messages.entry
  const subject = fillText(entry, { label: label.label, small: label.small })
  const texts = {
    maxLength: exampleMessage('maxLength', subject, items.maxLength),
    ...(items.pattern && { pattern: fillText(messages.notLink, { subject }) }),
  }
  return {
    rules: {
      type: 'array',
      ...(isRequired && { minItems: 1 }),
      maxItems: mostEntries,
      items: { ...items, errorMessage: texts },
    },
    control,
    errorMessage: { maxItems: exampleMessage('maxItems', label.subject, mostEntries) },
  }
}

/** The question with one more rule, and its message. */
function ruled(built: Built, rule: keyof FormProperty, value: string | number, message: string): Built {
  return {
    ...built,
    rules: { ...built.rules, [rule]: value },
    errorMessage: { ...built.errorMessage, [rule]: message },
  }
}

function ask(kind: QuestionKind, { label, small, isSentence }: LabelWords): string {
  if (kind === 'tick box') return fillText(messages.tick, { label })
  if (isSentence) return fillText(messages.answer, { label })
  if (kind === 'choice') return fillText(messages.select, { small, a: /^[aeiou]/i.test(small) ? 'an' : 'a' })
  if (kind === 'choices') return fillText(messages.selectSome, { small })
  if (kind === 'rating') return fillText(messages.choose, { small })
  return fillText(kind === 'text' || kind === 'email' ? messages.enterYour : messages.enterThe, { small })
}
