/** One replacement in a text, in UTF-16 units. */
export interface Replacement {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/**
 * The one replacement that turns a text into another, as small as can be, so that a cursor elsewhere stays where it is.
 * @example smallestChange('abc', 'aXc') // => { from: 1, to: 2, insert: 'X' }
 */
export function smallestChange(before: string, after: string): Replacement {
  const shorter = Math.min(before.length, after.length)
  let same = 0
  while (same < shorter && before[same] === after[same]) same += 1
  let tail = 0
  while (tail < shorter - same && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  return { from: same, to: before.length - tail, insert: after.slice(same, after.length - tail) }
}
