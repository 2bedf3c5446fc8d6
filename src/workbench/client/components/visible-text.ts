import { cleanText } from '../../../engine/message/escape'

// Stands for the letter that may still be typed: a joiner comes before the letter that it joins, and stays until then.
const letter = 'é'

/**
 * A text as it was typed or pasted, without the invisible characters that staff never see in a visitor's answer either.
 * Spaces and empty lines stay, as they may be typed on, and so do lines that were there `before`.
 * @example visibleText('\u200BYour\u00AD name ') // => 'Your name '
 */
export function visibleText(typed: string, before = ''): string {
  const known = before.split('\n')
  const clean = (word: string) => cleanText(word + letter).slice(0, -letter.length)
  return typed
    .split('\n')
    .map((line) => (known.includes(line) ? line : line.replace(/[\S\uFEFF]+/g, clean)))
    .join('\n')
}
