import { exampleIn, type Grammar } from './grammar'
import words from './grammar-words.json'
import type { Remark } from './remark'

/** What is wrong with a text by its grammar: empty, too long, or not written in the way it must be. */
export function judgeText(text: string, grammar: Grammar): readonly Remark[] {
  const { minLength = 0, maxLength, pattern } = grammar
  const length = [...text].length
  if (minLength > 0 && text.trim() === '')
    return [{ rule: 'empty-text', values: { instructions: howToFill(grammar) } }]
  if (maxLength !== undefined && length > maxLength)
    return [{ rule: 'too-long-text', values: { most: maxLength, length } }]
  if (pattern === undefined || new RegExp(pattern, 'u').test(text)) return []
  return [
    {
      rule: 'wrong-writing',
      values: { found: text, ...howToWrite(pattern, grammar) },
      ...mended(text, pattern),
    },
  ]
}

/** Our own words for a pattern, alone and with the example where the grammar has one. */
function howToWrite(
  pattern: string,
  grammar: Grammar,
): { readonly how: string; readonly instructions: string } {
  const sentences: Readonly<Record<string, string>> = words.patterns
  const how = sentences[pattern] ?? words.anotherPattern.replace('{pattern}', pattern)
  const example = exampleIn(grammar.description)
  const text = example === undefined ? words.withoutExample : words.withExample
  return { how, instructions: text.replace('{how}', how).replace('{example}', example ?? '') }
}

function howToFill({ description }: Grammar): string {
  const example = exampleIn(description)
  return example === undefined ? words.fill : words.fillWith.replace('{example}', example)
}

/** Wrong case and spaces between words are mended without asking. */
function mended(text: string, pattern: string): { readonly suggestion?: string } {
  const dashed = text.trim().replaceAll(/[\s_]+/g, '-')
  const tries = [text.trim(), text.toUpperCase(), dashed.toLowerCase(), `#${text.toUpperCase()}`]
  const suggestion = tries.find((attempt) => new RegExp(pattern, 'u').test(attempt))
  return suggestion === undefined ? {} : { suggestion }
}
