import { propertiesOf } from '../../../engine/properties-of'
import { parse } from 'jsonc-parser'
import { manifestPath } from '../../../lint/source/file-kind'
import { type FormFileKind, slugsIn, type Files } from '../../form-files'
import type { JsonPath } from '../../../lint/json/json-node'
import { writtenRules } from '../files/written-rules'
import references from '../../../lint/rules/structure/references.json'
import places from './named-places.json'

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
export function namesAt(
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
