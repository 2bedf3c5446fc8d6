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
  return eachNewLine(typed, before, (line) => line.replace(/[\S\uFEFF]+/g, cleanWord))
}

/**
 * A text as a form has it: visible, with single spaces, as the check asks for, and with each letter written in one way, so
 * that texts which look the same are the same. What is typed stays in its field. Lines that were there `before` stay.
 * @example tidyText('When\u00A0 is  it ') // => 'When is it '
 */
export function tidyText(typed: string, before = ''): string {
  return eachNewLine(visibleText(typed, before), before, (line) => line.normalize('NFC').replace(/\s+/g, ' '))
}

function eachNewLine(text: string, before: string, write: (line: string) => string): string {
  const known = before.split('\n')
  const lines = text.split('\n').map((line) => (known.includes(line) ? line : write(line)))
  return lines.join('\n')
}

function cleanWord(word: string): string {
  return cleanText(word + nextLetter).slice(0, -nextLetter.length)
}
