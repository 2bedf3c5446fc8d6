import type { ErrorObject } from 'ajv'
import { fillText } from '../../engine/fill-text'
import { memberOf, membersOf, nodeAt, type JsonNode, type Span, type PathStep } from '../json/json-node'
import type { Edit } from '../json/edits'
import { didYouMean } from '../report/did-you-mean'
import { keySpan, valueSpan } from '../json/locate'
import { convert, fits, typeOf, typesOf } from './convert'
import { exampleIn, grammarAt, resolve, type Grammar } from './grammar'
import words from './grammar-words.json'
import { foreignRemedy, unknownKey, type Explanation } from './unknown-key'

/**
 * How the syntax tree is changed, so that no rule reports the same mistake again: rename the key, replace the value, or
 * drop the entry.
 */
type Change = { readonly key: string } | { readonly value: JsonNode; readonly text: string } | 'drop'

/** The place of an error, and what happens to it. */
export interface Explained extends Explanation {
  readonly span: Span
  readonly path: readonly PathStep[]
  /** If absent, nothing can be done. */
  readonly change?: Change | undefined
  /** Whether the change is no more than a guess: other rules' reports about the place cannot be trusted. */
  readonly isGuess?: boolean | undefined
  /** The edit that adds what is missing. */
  readonly addition?: Edit
}

/** The file that an error was found in. */
export interface Subject {
  readonly grammar: Grammar
  readonly root: JsonNode
  readonly text: string
}

/** Where nothing else is said, an error is at the value whose path it was found under. */
type Found = Explanation & Partial<Pick<Explained, 'span' | 'path' | 'change' | 'isGuess' | 'addition'>>

type Explainer = (
  subject: Subject,
  path: readonly PathStep[],
  part: Grammar,
  params: ErrorObject['params'],
) => Found

/** The one table from Ajv's keywords to our words. */
const explainers: Readonly<Record<string, Explainer>> = {
  type: wrongType,
  const: wrongChoice,
  enum: wrongChoice,
  additionalProperties: ({ grammar, root }, path, part, params) => {
    const key = String(params['additionalProperty'])
    const at = [...path, key]
    const holder = nodeAt(root, path)
    const member = memberOf(holder, key)
    const span = keySpan(root, at)
    if (!holder || !member) return { rule: 'unknown-key', values: { key }, span, path: at }
    const found = unknownKey(grammar, part, holder, member)
    const change = found.suggestion === undefined ? 'drop' : { key: found.suggestion }
    return { ...found, span, path: at, change }
  },
  required: ({ grammar, root }, path, { properties = {} }, params) => {
    const key = String(params['missingProperty'])
    const { const: only, enum: [first] = [only], description } = resolve(grammar, properties[key] ?? {})
    const line = `"${key}": ${exampleIn(description) ?? JSON.stringify(first) ?? ''}`
    const found = { values: { key, line }, span: keySpan(root, path), path: [...path, key] }
    if (key !== '$schema') return { rule: 'missing-key', ...found }
    const text = `\n${line}${membersOf(root).length > 0 ? ',' : ''}`
    const addition = { start: root.start + 1, end: root.start + 1, text }
    return { rule: 'schema-line-missing', ...found, addition }
  },
  minProperties: ({ root }, path, part) => {
    const said = membersOf(nodeAt(root, path)).map(({ key }) => `"${key}"`)
    const amount = said.length === 0 ? words.nothing : words.tooLittle
    const keys = keysOf(part).filter((key) => !said.includes(key))
    return {
      // Where any name is allowed, there are none to suggest.
      ...(part.properties
        ? { rule: 'empty-group', values: { amount, keys } }
        : { rule: 'empty-names', values: { example: exampleIn(part.description) ?? '' } }),
      span: keySpan(root, path),
      path: [...path, ''],
    }
  },
  maxProperties: ({ root }, path, part, params) => ({
    rule: 'too-many-keys',
    values: { most: Number(params['limit']), keys: keysOf(part) },
    span: keySpan(root, path),
    path: [...path, ''],
  }),
  minItems: ({ grammar, root }, path, { description }, params) => {
    const { required } = grammarAt(grammar, path.slice(0, -1)) ?? {}
    const template = required?.includes(String(path.at(-1))) ? words.enter : words.deleteOrEnter
    const told = { least: String(params['limit']), example: exampleIn(description) ?? '' }
    const values = { instructions: fillText(template, told) }
    return { rule: 'too-few-entries', values, span: nodeAt(root, path) ?? root }
  },
  uniqueItems: ({ root }, path, _, params) => {
    const at = [...path, Number(params['j'])]
    const values = { entry: JSON.stringify(valueOf(root, at)) }
    return { rule: 'repeated-entry', values, path: at, change: 'drop' }
  },
  minLength: atValue((_, { description }) => {
    const example = exampleIn(description)
    const instructions = example === undefined ? words.fill : fillText(words.fillWith, { example })
    return { rule: 'empty-text', values: { instructions } }
  }),
  // The chat platform limits what goes into a message; elsewhere a long text is only too long to read.
  maxLength: ({ grammar, root }, path, { maxLength = 0 }) => {
    const values = { most: maxLength, length: [...String(valueOf(root, path))].length }
    const isMessage = grammar.title === 'FormMessage'
    return { rule: isMessage ? 'too-long-text' : 'long-text', values }
  },
  minimum: atValue((_, { minimum = 0 }, found) => ({
    rule: 'too-small-number',
    values: { least: minimum, found },
  })),
  maximum: atValue((_, { maximum = 0 }, found) => ({
    rule: 'too-large-number',
    values: { most: maximum, found },
  })),
  pattern: atValue((value, part) => wrongWriting(String(value), part)),
}

/** Explain an error of Ajv's to staff. `path` leads to the value with the error. */
export function explainError(
  subject: Subject,
  error: ErrorObject,
  path: readonly PathStep[],
): Explained | undefined {
  const explain = explainers[error.keyword]
  const found = explain?.(subject, path, grammarAt(subject.grammar, path) ?? {}, error.params)
  if (!found) return undefined
  const { path: at = path, span = valueSpan(subject.root, at) } = found
  return { ...found, values: { subject: nameOf(path), ...found.values }, path: at, span }
}

/** Explains an error of a single text or number: it is replaced by what was meant, or removed. */
function atValue(explain: (value: unknown, part: Grammar, written: string) => Explanation): Explainer {
  return ({ root, text }, path, part) => {
    const { start, end } = valueSpan(root, path)
    const found = explain(valueOf(root, path), part, text.slice(start, end))
    return { ...found, change: changeTo(root, path, found.suggestion) }
  }
}

function wrongType(subject: Subject, path: readonly PathStep[], part: Grammar): Found {
  const { root, text } = subject
  const key = path.at(-1)
  const holder = grammarAt(subject.grammar, path.slice(0, -1)) ?? {}
  // Where any name is allowed, an entry that belongs elsewhere is recognised by its value.
  const remedy = typeof key === 'string' && !holder.properties?.[key] ? foreignRemedy(holder, key) : undefined
  if (remedy !== undefined)
    return {
      rule: 'foreign-key',
      values: { key: String(key), where: wordFor(words.names, holder.title ?? ''), remedy },
      span: keySpan(root, path),
      change: 'drop',
    }
  const node = nodeAt(root, path) ?? root
  const types = typesOf(part)
  const converted = convert(node, types, text)
  const isDecimal = typeOf(node) === 'number' && types.includes('integer')
  return {
    rule: isDecimal ? 'not-whole-number' : 'wrong-type',
    values: {
      expected: types.map((type) => wordFor(words.types, type)).join(' or '),
      found: wordFor(words.kinds, typeOf(node)),
      instructions: instructionsFor(part, path.length === 0 ? outlineOf(part) : exampleIn(part.description)),
    },
    suggestion: converted?.text,
    change: converted ? { value: converted.node, text: converted.text } : 'drop',
    isGuess: converted?.isGuess,
  }
}

/** What to write in place of a value of another type. */
function instructionsFor(part: Grammar, example: string | undefined): string {
  if (example !== undefined) return fillText(words.writeFor, { example })
  const options = part.enum?.map((option) => JSON.stringify(option)).join(', ')
  if (options !== undefined) return fillText(words.writeOneOf, { options })
  return fillText(words.write, {
    kind: typesOf(part)
      .map((type) => wordFor(words.types, type))
      .join(' or '),
  })
}

/** A file with the keys that it must have. */
function outlineOf({ required = [] }: Grammar): string {
  return `{ ${required.map((key) => `"${key}": …`).join(', ')} }`
}

function wrongChoice(subject: Subject, path: readonly PathStep[], part: Grammar): Found {
  const { root } = subject
  const node = nodeAt(root, path)
  if (node && !fits(node, typesOf(part))) return wrongType(subject, path, part)
  const { const: only, enum: options = [only], title } = part
  const value = String(valueOf(root, path))
  const texts = options.map(String)
  const near = didYouMean(value, texts)
  const otherTypes: Readonly<Record<string, string>> = words.otherTypes
  const type = texts.find((each) => each === otherTypes[value.toLowerCase()])
  const suggestion = texts.length === 1 ? texts[0] : (near?.value ?? type)
  const special =
    title === 'WidgetName' ? 'unknown-widget' : title === 'FormatName' ? 'unknown-format' : undefined
  return {
    rule: special ?? (only === undefined ? 'unknown-choice' : 'fixed-value'),
    values: { found: value, options: texts },
    suggestion,
    isCertain: near?.isCertain,
    change: changeTo(root, path, suggestion),
  }
}

/** Our own text for a pattern, alone and with the example where the grammar has one. */
function wrongWriting(text: string, { pattern = '', description }: Grammar): Explanation {
  const sentences: Readonly<Record<string, string>> = words.patterns
  const how = sentences[pattern] ?? fillText(words.anotherPattern, { pattern })
  const example = exampleIn(description)
  const template = example === undefined ? words.withoutExample : words.withExample
  const instructions = fillText(template, { how, example: example ?? '' })
  // Upper case and spaces between words are corrected without asking.
  const dashed = text.trim().replaceAll(/[\s_]+/g, '-')
  const tries = [text.trim(), text.toUpperCase(), dashed.toLowerCase(), `#${text.toUpperCase()}`]
  const suggestion = tries.find((attempt) => new RegExp(pattern, 'u').test(attempt))
  return { rule: 'wrong-writing', values: { found: text, how, instructions }, suggestion }
}

function changeTo(root: JsonNode, path: readonly PathStep[], meant: string | undefined): Change {
  const node = nodeAt(root, path)
  if (node?.kind !== 'scalar' || meant === undefined) return 'drop'
  return { value: { ...node, value: meant }, text: JSON.stringify(meant) }
}

function keysOf({ properties = {} }: Grammar): readonly string[] {
  return Object.keys(properties).map((key) => `"${key}"`)
}

function valueOf(root: JsonNode, path: readonly PathStep[]): unknown {
  const node = nodeAt(root, path)
  return node?.kind === 'scalar' ? node.value : undefined
}

function nameOf(path: readonly PathStep[]): string {
  const last = path.at(-1)
  if (last === undefined) return 'This file'
  return typeof last === 'string' ? `"${last}"` : `Entry ${last + 1} of ${nameOf(path.slice(0, -1))}`
}

function wordFor(table: Readonly<Record<string, string>>, name: string): string {
  return table[name] ?? name
}
