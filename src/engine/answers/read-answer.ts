import type { Answer } from '../schema/answers'
import type { AnswerType } from '../schema/questions'

// A text with only invisible characters is blank: spaces, controls, lone surrogates, joiners, fillers, the blank
// Braille cell.
const visible = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/u
// "10.000" is ten thousand to many, and ten to others: it is not read, so that the visitor is asked to write it plainly.
const wholeOrDecimal = /^[+-]?(?!\d+\.000$)\d{1,15}(?:\.\d{1,15})?$/

/**
 * Read one answer as its question's type: text trimmed, a number from its digits, a list split at commas and line
 * breaks, chosen options split at line breaks only. A blank text and an unticked box are not answered (undefined). A
 * text that cannot be read as the type stays a text, so that the rule `type` can report it.
 * @example readAnswer('array', 'https://a.example, , https://b.example') // => ['https://a.example', 'https://b.example']
 */
export function readAnswer(type: AnswerType, input: unknown): Answer | undefined {
  if (type === 'array') return readList(input, /[,\n]/)
  if (type === 'choices') return readList(input, '\n')
  if (type === 'boolean') return readTick(input)
  // As text, a very small number would get an exponent, such as 1e-7, which is not read as a number.
  if (type !== 'string' && typeof input === 'number' && Math.abs(input) < 1e15) return input
  const text = readText(input)
  if (text === undefined || type === 'string') return text
  return wholeOrDecimal.test(text) ? Number(text) : text
}

/**
 * Whether a text counts as no answer: it is empty, or has only spaces and invisible characters.
 * @example isBlankAnswer(' \u200b') // => true
 */
export function isBlankAnswer(text: string): boolean {
  return !visible.test(text)
}

function readTick(input: unknown): Answer | undefined {
  if (typeof input === 'boolean') return input || undefined
  const text = readText(input)
  return text === 'true' ? true : text === 'false' ? undefined : text
}

function readText(input: unknown): string | undefined {
  if (typeof input === 'number' && Number.isFinite(input)) return String(input)
  if (typeof input !== 'string') return undefined
  const text = input.replaceAll('\r\n', '\n').trim()
  return isBlankAnswer(text) ? undefined : text
}

function readList(input: unknown, separator: string | RegExp): readonly string[] | undefined {
  const entries: readonly unknown[] = Array.isArray(input)
    ? input
    : typeof input === 'string'
      ? input.split(separator)
      : []
  const texts = entries.flatMap((entry) => readText(entry) ?? [])
  return texts.length > 0 ? texts : undefined
}
