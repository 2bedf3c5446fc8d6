import type { ErrorObject } from 'ajv'
import { fillText } from '../../engine/fill-text'
import { memberOf, membersOf, nodeAt, type JsonPath } from '../json/json-node'
import { keySpan, valueSpan } from '../json/locate'
import { scalarAt, type Explained, type Explanation, type Found, type Subject } from './explanation'
import { exampleIn, grammarAt, resolve, type Grammar } from './grammar'
import words from './grammar-words.json'
import { misplacedEntry, unknownKey } from './unknown-key'
import { insteadOf, wrongChoice, wrongType, wrongWriting } from './wrong-value'

type Explainer = (subject: Subject, path: JsonPath, part: Grammar, params: ErrorObject['params']) => Found

/** The one table from Ajv's keywords to our words. */
const explainers: Readonly<Record<string, Explainer>> = {
  type: wrongType,
  const: wrongChoice,
  enum: wrongChoice,
  additionalProperties: (subject, path, part, params) =>
    explainUnknownKey(subject, path, part, String(params['additionalProperty'])),
  required: (subject, path, part, params) =>
    explainMissingKey(subject, path, part, String(params['missingProperty'])),
  // A key that another one needs beside it. If only one value is possible, it is added; else the other key is deleted.
  dependencies: (subject, path, part, params) => {
    const [key, missing] = [String(params['property']), String(params['missingProperty'])]
    if (!hasFixedValue(part.properties?.[missing])) return explainUnknownKey(subject, path, part, key)
    const found = explainMissingKey(subject, path, part, missing)
    const { start } = keySpan(subject.root, [...path, key])
    return { ...found, fix: [{ start, end: start, text: `${String(found.values['line'])}, ` }] }
  },
  minProperties: (subject, path, part) => {
    const { root } = subject
    const said = membersOf(nodeAt(root, path)).map(({ key }) => `"${key}"`)
    const amount = said.length === 0 ? words.nothing : words.tooLittle
    const keys = keysOf(part).filter((key) => !said.includes(key))
    const template = isNeeded(subject, path) ? words.writeOneOf : words.deleteOrWriteOneOf
    const instructions = fillText(template, { options: keys.join(', ') })
    return {
      // Where any name is allowed, there is none to suggest.
      ...(part.properties
        ? { rule: 'empty-group', values: { amount, instructions } }
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
  minItems: (subject, path, { description }, params) => {
    const { root } = subject
    const template = isNeeded(subject, path) ? words.enter : words.deleteOrEnter
    const told = { least: String(params['limit']), example: exampleIn(description) ?? '' }
    const { start, end } = nodeAt(root, path) ?? root
    const values = { instructions: fillText(template, told) }
    return { rule: 'too-few-entries', values, span: { start, end } }
  },
  uniqueItems: ({ root }, path, _, params) => {
    const at = [...path, Number(params['j'])]
    const values = { entry: JSON.stringify(scalarAt(root, at)) }
    return { rule: 'repeated-entry', values, path: at, isDropped: true }
  },
  minLength: atValue((_, { description }) => {
    const example = exampleIn(description)
    const instructions = example === undefined ? words.fill : fillText(words.fillWith, { example })
    return { rule: 'empty-text', values: { instructions } }
  }),
  // The chat platform limits what goes into a message; elsewhere a long text is only too long to read.
  maxLength: ({ grammar, root }, path, { maxLength = 0 }) => {
    const values = { most: maxLength, length: [...String(scalarAt(root, path))].length }
    return { rule: grammar.title === 'FormMessage' ? 'too-long-text' : 'long-text', values }
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

/**
 * Explain an error of Ajv's to staff. `path` leads to the value with the error. Undefined for a keyword that
 * has no explainer.
 */
export function explainError(subject: Subject, error: ErrorObject, path: JsonPath): Explained | undefined {
  const explain = explainers[error.keyword]
  if (!explain) return undefined
  const moved = misplacedGroup(subject, path)
  if (moved) return moved
  const found = explain(subject, path, grammarAt(subject.grammar, path) ?? {}, error.params)
  const { path: at = path, span = valueSpan(subject.root, at), text, values, ...rest } = found
  const fix = text === undefined ? rest.fix : [{ ...span, text }]
  return { ...rest, ...span, path: at, values: { subject: nameOf(path), ...values }, fix }
}

/** A key that its group does not have, or does not have without another one. */
function explainUnknownKey({ grammar, root }: Subject, path: JsonPath, part: Grammar, key: string): Found {
  const at = [...path, key]
  const found = unknownKey(grammar, part, nodeAt(root, path), key)
  const renamed = found.suggestion
  const text = renamed === undefined ? undefined : JSON.stringify(renamed)
  return { ...found, span: keySpan(root, at), path: at, renamed, text, isDropped: renamed === undefined }
}

/** A key that a group must have. */
function explainMissingKey(
  { grammar, root }: Subject,
  path: JsonPath,
  { properties = {} }: Grammar,
  key: string,
): Found {
  const { const: only, enum: [first] = [only], description } = resolve(grammar, properties[key] ?? {})
  // A condition lists the questions that it looks at once more.
  const names = membersOf(memberOf(nodeAt(root, path), 'properties')?.value).map((member) => member.key)
  const example = key === 'required' && names.length > 0 ? JSON.stringify(names) : exampleIn(description)
  const line = `"${key}": ${example ?? JSON.stringify(first) ?? ''}`
  const found = { values: { key, line }, span: keySpan(root, path), path: [...path, key] }
  if (key !== '$schema') return { rule: 'missing-key', ...found }
  const text = `\n${line}${membersOf(root).length > 0 ? ',' : ''}`
  return {
    rule: 'schema-line-missing',
    ...found,
    fix: [{ start: root.start + 1, end: root.start + 1, text }],
  }
}

/** The group around an error that is a key of another group, so that nothing in it is as it must be. */
function misplacedGroup(subject: Subject, path: JsonPath): Explained | undefined {
  for (const length of path.keys()) {
    const at = path.slice(0, length + 1)
    const found = misplacedEntry(subject, at)
    if (found) return { ...found, ...keySpan(subject.root, at), path: at, isDropped: true }
  }
  return undefined
}

/** An explainer of errors in a single text or number, which gets the value as it is written. */
function atValue(explain: (value: unknown, part: Grammar, written: string) => Explanation): Explainer {
  return ({ root, text }, path, part) => {
    const { start, end } = valueSpan(root, path)
    const found = explain(scalarAt(root, path), part, text.slice(start, end))
    return { ...found, ...insteadOf(root, path, found.suggestion) }
  }
}

/** Whether the group around a key must have it, or would have too few keys without it. */
function isNeeded({ grammar, root }: Subject, path: JsonPath): boolean {
  const holder = path.slice(0, -1)
  const { required = [], minProperties } = grammarAt(grammar, holder) ?? {}
  if (required.includes(String(path.at(-1)))) return true
  return minProperties !== undefined && membersOf(nodeAt(root, holder)).length <= minProperties
}

/** The keys of a group to choose from: one with a fixed value is only there beside another one. */
function keysOf({ properties = {} }: Grammar): readonly string[] {
  return Object.keys(properties).flatMap((key) => (hasFixedValue(properties[key]) ? [] : [`"${key}"`]))
}

function hasFixedValue(part: Grammar | undefined): boolean {
  return part?.const !== undefined
}

function nameOf(path: JsonPath): string {
  const last = path.at(-1)
  if (last === undefined) return 'This file'
  return typeof last === 'string' ? `"${last}"` : `Entry ${last + 1} of ${nameOf(path.slice(0, -1))}`
}
