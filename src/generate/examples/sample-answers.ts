import type { Answer } from '../../engine/answers/answers'
import type { FormItems, FormProperty } from '../../engine/schema/definition'
import type { Question } from '../../engine/schema/questions'
import { textsFor } from './match-pattern'
import samples from './sample-answers.json'

/** From this length on, in characters, an answer is a text of its own and no single line. */
const longText = 500
const mostEntries = 20

/**
 * Answers a visitor could give to a question, the likeliest first, guessed from its label, name, format and limits.
 * Not each of them keeps every rule: whoever takes one tries it.
 * @example sampleAnswers({ name: 'player', rules: { title: 'Player', type: 'string' }, … })[0] // => 'LanternFox'
 */
export function sampleAnswers({ name, rules }: Pick<Question, 'name' | 'rules'>): readonly Answer[] {
  const closed = rules.not?.enum ?? []
  if (rules.enum) return rules.enum.filter((option) => !closed.includes(option))
  const words = wordsOf(rules.title ?? '', name)
  if (rules.type === 'integer' || rules.type === 'number') return numbers(rules, words)
  if (rules.type === 'array') return lists(rules, words)
  return texts(rules, words, rules.title ?? name)
}

/** A text of exactly so many characters that begins like this one. */
export function stretch(text: string, length: number): string {
  const stop = /[.!?]$/.test(text) ? '' : '.'
  const filled = `${text}${stop} ${samples.filler.repeat(Math.ceil(length / samples.filler.length))}`
  return filled.slice(0, length).replace(/\s$/, 'x')
}

function texts(
  rules: FormProperty | FormItems,
  words: ReadonlySet<string>,
  label: string,
): readonly string[] {
  const { format, pattern, maxLength = 100 } = rules
  const formatted = format ? samples.formats[format] : []
  const known = samples.texts.filter((kind) => kind.words.some((word) => words.has(word)))
  const isLong = maxLength >= longText
  const written = (isLong ? [samples.long] : [samples.line, samples.short]).map((text) =>
    text.replace('{label}', label),
  )
  const guessed = isLong
    ? [...written, samples.line]
    : [...known.flatMap(({ answers }) => answers), ...written]
  const all = [...formatted, ...guessed, ...(pattern === undefined ? [] : textsFor(pattern))]
  return [...all, ...all.map((text) => toLength(text, rules))]
}

function toLength(text: string, rules: FormProperty | FormItems): string {
  const { maxLength = Infinity } = rules
  const least = 'minLength' in rules ? (rules.minLength ?? 1) : 1
  const characters = [...text]
  if (characters.length < least) return stretch(text, least)
  return characters.slice(0, Math.min(characters.length, maxLength)).join('').trim()
}

function numbers(rules: FormProperty, words: ReadonlySet<string>): readonly number[] {
  const fitting = samples.numbers.filter(
    (kind) => kind.words.length === 0 || kind.words.some((word) => words.has(word)),
  )
  const limits = [rules.minimum, rules.maximum].flatMap((limit) => limit ?? [])
  return [...fitting.flatMap(({ answers }) => answers), ...limits]
}

function lists(
  { items, minItems = 1, title = '' }: FormProperty,
  words: ReadonlySet<string>,
): readonly Answer[] {
  const entries = texts(items ?? { type: 'string' }, words, title).map((text) => text.replaceAll(',', ''))
  return entries.map((entry) => Array.from({ length: Math.min(minItems, mostEntries) }, () => entry))
}

function wordsOf(label: string, name: string): ReadonlySet<string> {
  const apart = name.replaceAll(/([A-Z])/g, ' $1')
  return new Set(`${label} ${apart}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
}
