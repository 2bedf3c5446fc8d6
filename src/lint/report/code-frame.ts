import type { Diagnostic } from './diagnostic'

type Stretch = Pick<Diagnostic, 'line' | 'column' | 'endLine' | 'endColumn'>

/** Of a long line, so many characters are shown, and of a long stretch so many lines. */
const mostCharacters = 90
const mostLines = 3

/**
 * The lines of a problem with their numbers, each with a line of carets under what is wrong.
 * @example codeFrame({ line: 2, column: 3, endLine: 2, endColumn: 6, … }, ['{', '  "a": 1'])
 * // => ['    2 |   "a": 1', '      |   ^^^']
 */
export function codeFrame(stretch: Stretch, lines: readonly string[]): readonly string[] {
  const last = Math.min(stretch.endLine, stretch.line + mostLines - 1, lines.length)
  const width = String(last).length
  return Array.from(
    { length: Math.max(last - stretch.line + 1, 0) },
    (_, index) => stretch.line + index,
  ).flatMap((number) => {
    const characters = [...(lines[number - 1] ?? '')]
    const [from, to] = columnsOn(stretch, number, characters)
    const start = Math.max(0, Math.min(from - 20, characters.length - mostCharacters))
    const shown = characters.slice(start, start + mostCharacters)
    const before = start > 0 ? '…' : ''
    const after = start + mostCharacters < characters.length ? '…' : ''
    const carets = '^'.repeat(Math.max(1, Math.min(to - start, shown.length) - (from - start)))
    return [
      `    ${String(number).padStart(width)} | ${before}${shown.join('')}${after}`.trimEnd(),
      `    ${' '.repeat(width)} | ${' '.repeat(before.length + from - start)}${carets}`,
    ]
  })
}

/** The first column of the stretch on one line, and the one after its last, both counted from 0. */
function columnsOn(
  stretch: Stretch,
  number: number,
  characters: readonly string[],
): readonly [from: number, to: number] {
  const indent = characters.findIndex((character) => character.trim() !== '')
  const from = number === stretch.line ? stretch.column - 1 : Math.max(indent, 0)
  const to = number === stretch.endLine ? stretch.endColumn - 1 : characters.length
  return [from, to]
}
