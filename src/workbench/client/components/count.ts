import { fillText } from '../../../engine/fill-text'

/**
 * The text for a number of things.
 * @example count({ one: '1 file', other: '{count} files' }, 3) // => '3 files'
 */
export function count(texts: { readonly one: string; readonly other: string }, number: number): string {
  return number === 1 ? texts.one : fillText(texts.other, { count: number })
}
