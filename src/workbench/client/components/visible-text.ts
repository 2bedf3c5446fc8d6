import { cleanText } from '../../../engine/message/escape'

// A zero-width joiner is typed before the letter it joins. Texts are cleaned as if that letter had been typed already, or
// the joiner would be removed.
const nextLetter = 'é'

/**
 * A text as it was typed or pasted, without the invisible characters that staff never see in a visitor's answer either.
 * Spaces and empty lines stay, as they may be typed on, and so do lines that were there `before`.
 * @example visibleText('\u200BYour\u00AD name ') // => 'Your name '
 */
export function visibleText(typed: string, before = ''): string {
  const known = before.split('\n')
  const clean = (word: string) => cleanText(word + nextLetter).slice(0, -nextLetter.length)
  return typed
    .split('\n')
    .map((line) => (known.includes(line) ? line : line.replace(/[\S\uFEFF]+/g, clean)))
    .join('\n')
}
