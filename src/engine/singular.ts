/**
 * An English word without its plural "s", for a search that finds both forms. A word of up to three letters stays.
 * @example singular('bugs') // => 'bug'
 */
export function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
}
