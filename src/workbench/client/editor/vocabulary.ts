import { propertiesOf } from '../../../engine/properties-of'
import { parse } from 'jsonc-parser'
import { manifestPath } from '../../../lint/source/file-kind'
import type { Files } from '../../change'
import { type FormFileKind, slugsIn } from '../../form-file'
import type { JsonPath } from '../files/json'
import { writtenRules } from '../files/written-rules'
import places from './named-places.json'

/** The names of one form that its files may refer to: questions, their options, other forms, tags. */
export interface Vocabulary {
  readonly questions: ReadonlyMap<string, readonly (string | number)[]>
  readonly forms: readonly string[]
  readonly tags: readonly string[]
}

type Group = 'questions' | 'options' | 'forms' | 'tags'
type Places = Readonly<
  Record<FormFileKind, Readonly<Record<'keys' | 'values', Readonly<Record<string, Group>>>>>
>

// The groups named in the file are those of `Group`; JSON imports widen them to texts.
const namedPlaces = places as Places

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
  const groups = Object.entries(namedPlaces[kind][of])
  const isHere = ([pattern]: readonly [string, Group]) =>
    matches(pattern === '' ? [] : pattern.split('/'), path)
  return wordsIn(words, groups.find(isHere)?.[1], path)
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
