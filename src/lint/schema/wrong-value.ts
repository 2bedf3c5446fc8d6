import { fillText } from '../../engine/fill-text'
import type { RuleId } from '../diagnostic'
import { nodeAt, type JsonNode, type PathStep, type JsonPath } from '../json/json-node'
import { keySpan } from '../json/locate'
import { didYouMean } from '../report/did-you-mean'
import { convert, fits, typeOf, typesOf } from './convert'
import { entryOf, scalarAt, type Explanation, type Found, type Subject } from './explanation'
import { exampleIn, grammarAt, type Grammar } from './grammar'
import words from './grammar-words.json'
import { foreignKey, misplacedEntry } from './unknown-key'

/** Explains a value of the wrong type; it counts as one of the right type where that is obvious. */
export function wrongType(subject: Subject, path: JsonPath, part: Grammar): Found {
  const { root, text } = subject
  const key = path.at(-1)
  const holder = grammarAt(subject.grammar, path.slice(0, -1)) ?? {}
  // Where any name is allowed, an entry that belongs elsewhere is recognised by its value.
  const isFree = typeof key === 'string' && !holder.properties?.[key]
  const foreign = isFree ? (foreignKey(holder, key) ?? misplacedEntry(subject, path)) : undefined
  if (foreign) return { ...foreign, span: keySpan(root, path), isDropped: true }
  const node = nodeAt(root, path) ?? root
  const types = typesOf(part)
  const converted = convert(node, types, text)
  const isQuoted = text.charAt(node.start) === '"' && converted?.node.kind === 'scalar'
  const instead = insteadOfGroup(part, node) ?? insteadOfList(holder, key, node)
  const isDecimal = typeOf(node) === 'number' && types.includes('integer')
  const written = text.slice(node.start, node.end)
  // A dot between the thousands makes a decimal number.
  const grouped = /^[1-9]\d{0,2}\.\d{3}$/.test(written) ? written.replace('.', '') : undefined
  const whole = grouped ?? Math.ceil(Number(scalarAt(root, path)))
  return {
    rule: isDecimal ? 'not-whole-number' : 'wrong-type',
    values: {
      ...(isDecimal && { whole }),
      expected: namesOf(types),
      found: entryOf(words.kinds, typeOf(node)) ?? '',
      instructions:
        instead ??
        instructionsFor(
          part,
          path.length === 0 ? outlineOf(part) : (exampleIn(part.description) ?? exampleOf(part)),
        ),
    },
    suggestion:
      converted && (isQuoted ? fillText(words.withoutQuotes, { text: converted.text }) : converted.text),
    text: converted?.text,
    replaced: converted?.node,
    isGuess: converted?.isGuess,
    isDropped: !converted,
  }
}

/** The group that a single text was probably meant to be: of how a question looks, or of a heading over its answer. */
function insteadOfGroup({ title = '' }: Grammar, node: JsonNode): string | undefined {
  const found = entryOf(words.groups, title)
  if (!found || node.kind !== 'scalar' || typeof node.value !== 'string') return undefined
  const key = /\s/.test(node.value) ? found.words : found.word
  return fillText(words.writeGroup, { key, value: JSON.stringify(node.value) })
}

/** Options where one value belongs, or the only one, and where another key takes the options. */
function insteadOfList(
  { properties }: Grammar,
  key: PathStep | undefined,
  node: JsonNode,
): string | undefined {
  if (key !== 'const' || !properties?.['enum']) return undefined
  if (node.kind === 'scalar') return fillText(words.optionsAsList, { value: JSON.stringify(node.value) })
  return node.kind === 'array' ? words.severalValues : undefined
}

/** What to write in place of a value of another type. */
function instructionsFor(part: Grammar, example: string | undefined): string {
  if (example !== undefined) return fillText(words.writeFor, { example })
  const options = part.enum?.map((option) => JSON.stringify(option)).join(', ')
  if (options !== undefined) return fillText(words.writeOneOf, { options })
  return fillText(words.write, { kind: namesOf(typesOf(part)) })
}

function namesOf(types: readonly string[]): string {
  return types.map((type) => entryOf(words.types, type)).join(' or ')
}

/** A group with its first key, where that has an example. */
function exampleOf({ properties = {} }: Grammar): string | undefined {
  const [key, part] = Object.entries(properties)[0] ?? []
  const example = exampleIn(part?.description)
  return key === undefined || example === undefined ? undefined : `{ ${JSON.stringify(key)}: ${example} }`
}

/** A file with the keys that it must have. */
function outlineOf({ required = [] }: Grammar): string {
  return `{ ${required.map((key) => `"${key}": …`).join(', ')} }`
}

/** Explains a value that is not one of the allowed ones. */
export function wrongChoice(subject: Subject, path: JsonPath, part: Grammar): Found {
  const { root } = subject
  const node = nodeAt(root, path)
  if (node && !fits(node, typesOf(part))) return wrongType(subject, path, part)
  const { const: only, enum: options = [only], title = '' } = part
  const found = String(scalarAt(root, path))
  const texts = options.map(String)
  const near = didYouMean(found, texts)
  const name = texts.find((each) => each === entryOf(words.otherNames, found.toLowerCase()))
  const instructions = near ? undefined : hintFor(texts, found.toLowerCase())
  return {
    rule: ruleOfTitle.get(title) ?? (only === undefined ? 'unknown-choice' : 'fixed-value'),
    values: {
      found,
      options: texts,
      instructions: instructions ?? fillText(words.writeOneOf, { options: texts.join(', ') }),
    },
    isCertain: near?.isCertain,
    ...(instructions === undefined
      ? insteadOf(root, path, texts.length === 1 ? texts[0] : (near?.value ?? name))
      : { isDropped: true }),
  }
}

/** What to write instead of a name that has no single equivalent among the allowed ones; undefined for any other name. */
function hintFor(options: readonly string[], found: string): string | undefined {
  const hints = words.hints.find(({ option }) => options.includes(option))
  return hints && entryOf<string>(hints.instructions, found)
}

const ruleOfTitle = new Map<string, RuleId>([
  ['WidgetName', 'unknown-widget'],
  ['FormatName', 'unknown-format'],
])

/** Explains a text that does not match its pattern; with an example where the grammar has one. */
export function wrongWriting(found: string, { pattern = '', description }: Grammar): Explanation {
  const wantsName = /^https?:/i.test(found) && !new RegExp(pattern, 'u').test('https://a')
  const how = wantsName
    ? words.noAddress
    : (entryOf(words.patterns, pattern) ?? fillText(words.anotherPattern, { pattern }))
  const example = exampleIn(description)
  const template = example === undefined ? words.withoutExample : words.withExample
  const instructions = fillText(template, { how, example: example ?? '' })
  // Suggests another case, dashes for spaces, no invisible characters, no `#` of a channel, no folder or ending of a
  // file, or a `#` in front, whichever matches.
  const dashed = (wantsName ? found : found.replace(/^.*\/(?=.)/, ''))
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/^#/, '')
    .replace(/\.(?:avif|jpe?g|png|svg|webp)$/i, '')
    .replaceAll(/[\s_\p{Pd}]+/gu, '-')
  const tries = [found.trim(), found.toUpperCase(), dashed.toLowerCase(), `#${found.toUpperCase()}`]
  const suggestion = tries.find((attempt) => new RegExp(pattern, 'u').test(attempt))
  return { rule: 'wrong-writing', values: { found, how, instructions }, suggestion }
}

/** The change for a wrong text or number: it is replaced by the suggestion, or left out if there is none. */
export function insteadOf(root: JsonNode, path: JsonPath, suggestion: string | undefined) {
  const node = nodeAt(root, path)
  if (node?.kind !== 'scalar' || suggestion === undefined) return { suggestion, isDropped: true }
  return { suggestion, replaced: { ...node, value: suggestion }, text: JSON.stringify(suggestion) }
}
