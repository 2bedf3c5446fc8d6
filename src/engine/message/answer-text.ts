import type { Answer } from '../answers/answers'
import { cleanText } from './clean-text'
import type { FormMessage } from '../schema/definition'
import texts from './message-texts.json'

/**
 * One answer as a cleaned text: a number in digits, a list with one entry a line. Undefined when nothing was answered or
 * nothing of it can be seen.
 * @example answerText(['https://a.example', 'https://b.example']) // => 'https://a.example\nhttps://b.example'
 */
export function answerText(answer: Answer | undefined): string | undefined {
  const entries = Array.isArray(answer) ? answer : [answer ?? '']
  const text = entries.map((entry) => cleanText(String(entry))).join('\n')
  return text.trim() === '' ? undefined : text.trim()
}

/** What stands in the message for a question without an answer, as staff wrote it. */
export function fallbackOf(message: FormMessage, name: string): string {
  return message.fields[name]?.fallback ?? texts.fallback
}
