/**
 * In how many scripts the list of forms is kept that says how each is fetched. It is a fixed number, so that going to a
 * form takes two small scripts on the way, however many forms there are.
 */
export const loaderParts = 8

/**
 * Which of those scripts knows a form: a number from 0, below `loaderParts`.
 * @example partOf('staff') === partOf('staff') // => true
 */
export function partOf(slug: string): number {
  return [...slug].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 65_521, 0) % loaderParts
}
