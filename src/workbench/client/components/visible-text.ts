import { cleanText } from '../../../engine/message/escape'

// A zero-width joiner is typed before the letter it joins, and without that letter it would be removed.
const nextLetter = 'é'

/**
 * A text as it was typed or pasted, without the invisible characters that are also removed from visitors' answers.
 * Spaces and empty lines stay, because typing may continue after them; lines that are in `before` are not changed.
 * @example visibleText('\u200BYour\u00AD name ') // => 'Your name '
 */
export function visibleText(typed: string, before = ''): string {
  return eachNewLine(typed, before, (line) =>
    line.replace(/[\S\uFEFF]+/g, (word) => cleanText(word + nextLetter).slice(0, -nextLetter.length)),
  )
}

/**
 * A text as it is written into a form's files: as `visibleText` returns it, with runs of white space as
 * single spaces, which the linter requires, and in Unicode form NFC, so that texts that look equal are equal.
 * Lines that are in `before` are not changed.
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
