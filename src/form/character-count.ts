import { fillText } from '../engine/fill-text'
import { readAnswer } from '../engine/answers/read-answer'
import texts from './texts.json'

const silentUntil = 0.75

/**
 * What the counter says for a text: nothing below three quarters of the limit, then what is left or too much. Counts
 * code points of the text as it will be sent (trimmed), which is what the rule `maxLength` counts.
 * @example countText('abcd', 5) // => { text: 'You have 1 character left', isOver: false }
 */
export function countText(text: string, limit: number): { readonly text: string; readonly isOver: boolean } {
  if (text.length < limit * silentUntil) return { text: '', isOver: false }
  const answer = readAnswer('string', text)
  const used = typeof answer === 'string' ? Array.from(answer).length : 0
  if (used < limit * silentUntil) return { text: '', isOver: false }
  const isOver = used > limit
  const count = Math.abs(limit - used)
  const words = isOver ? texts.charactersOver : texts.charactersLeft
  return { text: fillText(count === 1 ? words.one : words.other, { count }), isOver }
}
