import { exampleIn, type Grammar } from './grammar'
import words from './grammar-words.json'
import type { Remark } from './remark'

/** What is wrong with a text by its grammar: empty, too long, or not written in the way it must be. */
export function judgeText(text: string, grammar: Grammar): readonly Remark[] {
  const { minLength = 0, maxLength, pattern } = grammar
  const length = [...text].length
  if (minLength > 0 && text.trim() === '') return [{ rule: 'empty-text', values: { ...example(grammar) } }]
  if (length < minLength) return [{ rule: 'too-short-text', values: { least: minLength, length } }]
  if (maxLength !== undefined && length > maxLength)
    return [{ rule: 'too-long-text', values: { most: maxLength, length } }]
  if (pattern === undefined || new RegExp(pattern, 'u').test(text)) return []
  return [
    {
      rule: 'wrong-writing',
      values: { found: text, how: howToWrite(pattern), ...example(grammar) },
      ...mended(text, pattern),
    },
  ]
}

function howToWrite(pattern: string): string {
  // Our own sentence for a pattern is data; a pattern without one is shown by its example alone.
  const sentences: Readonly<Record<string, string>> = words.patterns
  return sentences[pattern] ?? 'Write it'
}

function example(grammar: Grammar): { readonly example: string } {
  return { example: exampleIn(grammar.description) ?? '…' }
}

/** Wrong case and spaces between words are mended without asking. */
function mended(text: string, pattern: string): { readonly near?: string } {
  const dashed = text.trim().replaceAll(/[\s_]+/g, '-')
  const tries = [text.trim(), text.toUpperCase(), dashed.toLowerCase(), `#${text.toUpperCase()}`]
  const near = tries.find((attempt) => new RegExp(pattern, 'u').test(attempt))
  return near === undefined ? {} : { near }
}
