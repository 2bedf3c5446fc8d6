import { countWhile } from '../../engine/count-while'

/** The offset at which each line of a text begins, in UTF-16 units. */
export function lineStarts(text: string): readonly number[] {
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index + 1)
  return [0, ...breaks]
}

/** The index of the line that an offset is on. */
export function lineAt(starts: readonly number[], offset: number): number {
  return countWhile(starts, (start) => start <= offset) - 1
}

/**
 * The line and column of an offset as editors show them: both count from 1, columns in characters (code points).
 * @example positionAt('a\nbc', lineStarts('a\nbc'), 3) // => { line: 2, column: 2 }
 */
export function positionAt(text: string, starts: readonly number[], offset: number) {
  const index = lineAt(starts, offset)
  const before = text.slice(starts[index] ?? 0, offset)
  return { line: index + 1, column: [...before].length + 1 }
}
