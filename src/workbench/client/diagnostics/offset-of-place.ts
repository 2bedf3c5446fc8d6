import type { Location } from '../../../lint/report/diagnostic'

/**
 * The offset of a place in a text, in UTF-16 units; the nearest one before it if the text has become shorter.
 * @example offsetOfPlace('a\nbc', { line: 2, column: 2 }) // => 3
 */
export function offsetOfPlace(text: string, { line, column }: Pick<Location, 'line' | 'column'>): number {
  const lines = text.split('\n')
  const before = lines.slice(0, line - 1).reduce((length, each) => length + each.length + 1, 0)
  const within = [...(lines[line - 1] ?? '')].slice(0, column - 1).join('').length
  return Math.min(before + within, text.length)
}
