import { hasOptions, type QuestionKind } from '../../../generate/new/new-form-answers'

/**
 * The line number, from 1, of an option whose text was deleted while its empty line is still there; undefined
 * if there is none, or if options were reordered or added.
 * @example emptiedLine(['Red', 'Blue'], 'Red\n') // => 2
 */
export function emptiedLine(options: readonly (string | number)[], written: string): number | undefined {
  const known = options.map(String)
  const lines = written.split('\n').map((line) => line.trim())
  const isInPlace = known.every((option, index) => {
    const line = lines[index] ?? ''
    return line === option || !known.includes(line)
  })
  const isLonger = lines.slice(known.length).some((more) => more !== '')
  const empty = known.findIndex((_, index) => lines[index] === '')
  return isInPlace && !isLonger && empty >= 0 ? empty + 1 : undefined
}

/** Whether a question of this kind needs two different options, and fewer were written; one option per line. */
export function lacksOptions(kind: QuestionKind, options: string): boolean {
  return hasOptions(kind) && new Set(linesOf(options)).size < 2
}

/** One option per line; blank lines and surrounding spaces are ignored. */
export function linesOf(value: string): readonly string[] {
  return value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/**
 * The options of a new question, as typed or pasted: if every line has a bullet, its number or stars for bold, these
 * are removed.
 * @example pastedOptions('• **Red**\n• **Blue**') // => ['Red', 'Blue']
 */
export function pastedOptions(value: string): readonly string[] {
  const lines = linesOf(value)
  const isListed = (texts: readonly string[]) => texts.every((text, index) => text !== lines[index])
  return [lines.map(withoutBullet), lines.map(withoutCount)].find(isListed) ?? lines
}

/**
 * The options typed for a question that has options already. A list pasted over all of them loses its bullets
 * or numbers; otherwise a line loses its own only if what remains is one of the options.
 * @example typedOptions(['Red', 'Blue'], '• Red\n• Blue\nGreen') // => ['Red', 'Blue', 'Green']
 */
export function typedOptions(options: readonly (string | number)[], value: string): readonly string[] {
  const known = options.map(String)
  const lines = linesOf(value)
  const pasted = pastedOptions(value)
  const isList = pasted.join('\n') !== lines.join('\n')
  if (isList && lines.every((line) => !known.includes(line))) return pasted
  return lines.map(
    (line, index) =>
      [line, withoutBullet(line), withoutCount(line, index)].find((text) => known.includes(text)) ?? line,
  )
}

/** Chats and lists of tasks have a box after the bullet. */
function withoutBullet(line: string): string {
  return withoutStars(line.replace(/^(?:[•◦▪‣·*–-]\s+(?:\[[ x]?\]\s+)?|[☐☑]\s*)/i, ''))
}

/**
 * Only a number that counts the lines is left out: an option may begin with one, such as "1. FC". A spreadsheet puts the
 * number in a separate cell, so a tab follows it.
 */
function withoutCount(line: string, index: number): string {
  const rest = line.replace(/^(\d+)(?:[.)]\s+|\t\s*)/, (mark, number) =>
    Number(number) === index + 1 ? '' : mark,
  )
  return withoutStars(rest)
}

/** Chats write bold and italics with stars around the words. */
function withoutStars(line: string): string {
  return line.replace(/^(\*{1,3})([^*]+)\1$/, '$2').trim()
}
