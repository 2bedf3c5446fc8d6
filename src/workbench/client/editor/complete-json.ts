import { findNodeAtLocation, getLocation, parseTree, type Location, type Node, parse } from 'jsonc-parser'
import { grammarAt, resolve, type Grammar } from '../../../lint/schema/grammar'
import { type FormFileKind, slugsIn, type Files } from '../../form-files'
import { grammars } from './grammars'
import { propertiesOf } from '../../../engine/properties-of'
import { manifestPath } from '../../../lint/source/file-kind'
import type { JsonPath } from '../../../lint/json/json-node'
import { writtenRules } from '../files/written-rules'
import references from '../../../lint/rules/structure/references.json'
import places from './named-places.json'

/** One completion: its label in the list, and the text that replaces the range. */
interface JsonCompletion {
  readonly label: string
  readonly text: string
  /** Where the cursor goes, counted from the beginning of `text`, in UTF-16 units. */
  readonly cursor: number
  /** Its meaning, from the grammar. */
  readonly help?: string
}

/**
 * The completions at a place in a file: keys that are not there yet, allowed values, and the form's own names where the
 * file refers to one; and the range they replace, in UTF-16 units. Undefined where there are none. Never throws.
 * @example completeJson('ui', '{ "ui:m" }', 7, words)?.list[0].text // => '"ui:minutes": '
 */
export function completeJson(kind: FormFileKind, text: string, offset: number, words: Vocabulary) {
  const location = getLocation(text, offset)
  const range = rangeAt(text, offset, location)
  const list = location.isAtPropertyKey
    ? keyProposals(kind, text, range.to, location, words)
    : valueProposals(kind, location, words)
  return list.length > 0 ? { ...range, list } : undefined
}

/** The range of the string or word that contains or ends at the cursor; an empty range if there is none. */
function rangeAt(text: string, offset: number, { previousNode: node }: Location) {
  const isOnIt = node !== undefined && offset > node.offset && offset <= node.offset + node.length
  if (isOnIt && node.type !== 'object' && node.type !== 'array')
    return { from: node.offset, to: endOf(text, node) }
  const word = /[\w:.-]*$/.exec(text.slice(0, offset))?.[0] ?? ''
  return { from: offset - word.length, to: offset }
}

/** The end of a token. An unclosed string would run to the end of its line, so it ends after its first word. */
function endOf(text: string, { offset, length }: Node): number {
  const written = text.slice(offset, offset + length)
  if (!written.startsWith('"') || (written.length > 1 && written.endsWith('"'))) return offset + length
  return offset + (/^"[\w:.-]*/.exec(written)?.[0].length ?? 1)
}

function keyProposals(
  kind: FormFileKind,
  text: string,
  end: number,
  { path }: Location,
  words: Vocabulary,
): readonly JsonCompletion[] {
  const holder = path.slice(0, -1)
  const root = grammars[kind]
  const known = Object.keys(grammarAt(root, holder)?.properties ?? {})
  const taken = siblingsAt(text, path)
  const names = [...known, ...namesAt(words, kind, 'keys', holder).map(String)].filter(
    (name) => !taken.has(name),
  )
  const after = text.slice(end)
  const comma = /^\s*"/.test(after) ? ',' : ''
  return names.map((name) => {
    const key = JSON.stringify(name)
    const part = grammarAt(root, [...holder, name])
    const about = { label: name, ...(part?.description !== undefined && { help: part.description }) }
    if (/^\s*:/.test(after)) return { ...about, text: key, cursor: key.length }
    const [before, behind] = skeletonOf(part && resolve(root, part))
    return { ...about, text: `${key}: ${before}${behind}${comma}`, cursor: key.length + 2 + before.length }
  })
}

/** The text before and after the cursor in a new value of this kind. */
function skeletonOf(part: Grammar | undefined): readonly [string, string] {
  if (part?.const !== undefined) return [JSON.stringify(part.const), '']
  if (part?.properties ?? part?.patternProperties) return ['{ ', ' }']
  if (part?.type === 'object') return ['{ ', ' }']
  if (part?.type === 'array') return ['[', ']']
  return part?.type === 'string' ? ['"', '"'] : ['', '']
}

/** The keys that the same object already has, except the one at the cursor. */
function siblingsAt(text: string, path: Location['path']): ReadonlySet<string> {
  const tree = parseTree(text)
  const holder = tree && findNodeAtLocation(tree, path.slice(0, -1))
  const names = holder?.children?.map(({ children }) => String(children?.[0]?.value)) ?? []
  return new Set(names.filter((name) => name !== path.at(-1)))
}

function valueProposals(
  kind: FormFileKind,
  { path }: Location,
  words: Vocabulary,
): readonly JsonCompletion[] {
  const grammar = grammarAt(grammars[kind], path)
  const allowed = grammar?.const === undefined ? (grammar?.enum ?? []) : [grammar.const]
  const switches = grammar?.type === 'boolean' ? [true, false] : []
  const values = [...allowed, ...switches, ...namesAt(words, kind, 'values', path)]
  const help = grammar?.description
  return [...new Set(values)].map((value) => {
    const text = JSON.stringify(value)
    return { label: String(value), text, cursor: text.length, ...(help !== undefined && { help }) }
  })
}

/** The names of one form that its files may refer to: questions, their options, other forms, tags. */
export interface Vocabulary {
  readonly questions: ReadonlyMap<string, readonly (string | number)[]>
  readonly forms: readonly string[]
  readonly tags: readonly string[]
}

type Group = 'questions' | 'options' | 'forms' | 'tags'
type In<Patterns> = Readonly<Record<'keys' | 'values', Patterns>>

/** Where the linter finds the names of questions. */
const questionPlaces: Readonly<Partial<Record<FormFileKind, In<readonly string[]>>>> = references
/** Where else a name is possible, of which group. */
// The groups named in the file are those of `Group`; JSON imports widen them to texts.
const otherPlaces = places as Readonly<Record<FormFileKind, In<Readonly<Record<string, Group>>>>>

/**
 * The names of a form, read from its files however incomplete they are; what cannot be read is left out.
 * @example vocabularyOf(files, 'suggestion').questions.get('category') // => ['Gameplay', 'Plugins', …]
 */
export function vocabularyOf(files: Files, slug: string): Vocabulary {
  const questions = new Map<string, readonly (string | number)[]>()
  for (const [name, rules] of writtenRules(parse(files.get(`forms/${slug}/schema.json`) ?? ''))) {
    const { enum: single, items } = rules
    // A multiple-choice question has its options in `items`.
    const options = [...asList(single), ...asList(propertiesOf(items)['enum'])].filter(
      (option) => typeof option === 'string' || typeof option === 'number',
    )
    questions.set(name, [...new Set([...(questions.get(name) ?? []), ...options])])
  }
  const cards = asList(propertiesOf(parse(files.get(manifestPath) ?? ''))['cards']).map(propertiesOf)
  const tags = cards.flatMap((card) => asList(card['tags'])).filter((tag) => typeof tag === 'string')
  return { questions, forms: slugsIn(files), tags: [...new Set(tags)].toSorted() }
}

/** The values possible at a place, or the keys in an object there, where the grammar itself allows any text. */
function namesAt(
  words: Vocabulary,
  kind: FormFileKind,
  of: 'keys' | 'values',
  path: JsonPath,
): readonly (string | number)[] {
  // The pattern of a key ends with the key itself.
  const isHere = (pattern: string) =>
    matches(pattern.split(' ').slice(0, of === 'keys' ? -1 : undefined), path)
  const isQuestion = questionPlaces[kind]?.[of].some(isHere)
  const other = Object.entries(otherPlaces[kind][of]).find(([pattern]) => isHere(pattern))
  return wordsIn(words, isQuestion ? 'questions' : other?.[1], path)
}

function matches(pattern: readonly string[], path: JsonPath): boolean {
  return (
    pattern.length === path.length && pattern.every((step, index) => step === '*' || step === path[index])
  )
}

function wordsIn(words: Vocabulary, group: Group | undefined, path: JsonPath): readonly (string | number)[] {
  if (group === undefined) return []
  if (group === 'questions') return [...words.questions.keys()]
  if (group !== 'options') return words[group]
  // The options are those of the last question that the path names.
  const question = path.findLast((step) => typeof step === 'string' && words.questions.has(step))
  return words.questions.get(String(question)) ?? []
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
