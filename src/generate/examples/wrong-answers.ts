import type { Answer } from '../../engine/answers/answers'
import type { FormItems, FormProperty, FormSchema } from '../../engine/schema/definition'
import type { RuleName } from '../../engine/answers/error-messages'
import type { FormRule } from '../../engine/schema/rules-of-form'
import samples from './sample-answers.json'
import { stretch } from './sample-answers'

type Rules = Partial<FormProperty> & Partial<Pick<FormItems, 'pattern'>>

/**
 * Answers that may break one rule of a form, the likeliest first; undefined stands for no answer. `right` is an answer
 * that keeps all rules. Whoever takes one tries it.
 */
export function wrongAnswers(
  schema: FormSchema,
  rule: FormRule,
  right: Answer | undefined,
): readonly (Answer | undefined)[] {
  const rules = rulesAt(schema, rule.path)
  if (!rule.path.includes('/items/')) return breakers[rule.rule](rules, right)
  const entries = Array.isArray(right) ? right : []
  const broken = breakers[rule.rule](rules, entries[0])
  return broken.map((entry) => [String(entry), ...entries.slice(1)])
}

/** The number a rule names, for its words; empty where it names none. */
export function limitOf(schema: FormSchema, { path, rule }: FormRule): string {
  const limit = Object.entries(rulesAt(schema, path)).find(([key]) => key === rule)?.[1]
  return typeof limit === 'number' ? String(limit) : ''
}

function rulesAt(schema: FormSchema, path: string): Rules {
  const steps = path.slice(2).split('/').slice(0, -1)
  const holder = steps.reduce<unknown>(
    (node, step) => (isNode(node) ? node[step] : undefined),
    // A definition is JSON, so its parts are found by their names.
    schema,
  )
  // What stands around a rule are the rules of one question, or of the entries of its list.
  return (holder ?? {}) as Rules
}

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

type Breaker = (rules: Rules, right: Answer | undefined) => readonly (Answer | undefined)[]

const breakers: Readonly<Record<RuleName, Breaker>> = {
  required: () => [undefined],
  type: ({ type }) => [...samples.notANumber, ...(type === 'integer' ? [0.5, 1.5, 17.5] : [])],
  minItems: ({ minItems = 1 }, right) => [entriesOf(right, minItems - 1)],
  maxItems: ({ maxItems = 0 }, right) => [entriesOf(right, maxItems + 1)],
  enum: ({ enum: options = [] }) => [...samples.notListed, Math.max(...options.map(Number), 0) + 1],
  not: ({ not }) => not?.enum ?? [],
  minLength: ({ minLength = 1 }, right) => [
    [...String(right)].slice(0, minLength - 1).join(''),
    ...samples.oddSigns.map((sign) => sign.repeat(minLength - 1)),
  ],
  maxLength: ({ maxLength = 0 }, right) => [
    lengthen(String(right), maxLength + 1),
    stretch(String(right), maxLength + 1),
    'a'.repeat(maxLength + 1),
  ],
  format: ({ format = 'url' }) => samples.wrongFormats[format],
  pattern: ({ minLength = 1, maxLength = 8 }, right) => [
    ...[1, 2, 3, minLength, maxLength].flatMap((times) => samples.oddSigns.map((sign) => sign.repeat(times))),
    `${String(right)}?`,
    ` ? ${String(right)}`,
  ],
  minimum: ({ minimum = 0 }) => [minimum - 1],
  maximum: ({ maximum = 0 }) => [maximum + 1],
}

/** A list's answer with so many entries. */
function entriesOf(right: Answer | undefined, count: number): Answer {
  const entry: unknown = Array.isArray(right) ? right[0] : samples.short
  return Array.from({ length: count }, () => String(entry))
}

/** A link grows without spaces, an address in its first part, a name by being repeated. */
function lengthen(text: string, length: number): string {
  const more = Math.max(length - [...text].length, 0)
  if (text.includes(' ')) return stretch(text, length)
  if (text.includes('@')) return 'a'.repeat(more) + text
  if (text.includes('.')) return text + 'a'.repeat(more)
  return text.repeat(Math.ceil(length / Math.max(text.length, 1))).slice(0, length)
}
