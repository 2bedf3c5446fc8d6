/**
 * The candidate that is most similar to a word, undefined if none is similar; `isCertain` if it is the only
 * possible one. Case, spaces and punctuation between words are ignored; apart from that, up to a third of the
 * letters, and no more than three, may be wrong or swapped.
 * @example didYouMean('maxlenght', ['minLength', 'maxLength']) // => { value: 'maxLength', isCertain: true }
 */
export function didYouMean(word: string, candidates: readonly string[]) {
  const bare = strip(word)
  const ranked = candidates
    .map((value) => ({ value, steps: Math.min(editDistance(bare, strip(value)), editDistance(word, value)) }))
    .filter(
      ({ value, steps }) =>
        steps <= Math.min(3, Math.floor(bare.length / 3), Math.floor(strip(value).length / 3)),
    )
    .toSorted((a, b) => a.steps - b.steps)
  const [best, second] = ranked
  if (!best) return undefined
  const isOnlyOne = second === undefined || second.steps > best.steps
  const isCertain = isOnlyOne && (best.steps === 0 || (best.steps <= 2 && bare.length > 3))
  return { value: best.value, isCertain }
}

function strip(word: string): string {
  return word.toLowerCase().replaceAll(/^ui:|[\s_-]/g, '')
}

/**
 * Whether two words are one typo apart; case, and punctuation between words, are ignored.
 * @example isOneTypo('maxLenght', 'maxLength') // => true
 */
export function isOneTypo(written: string, meant: string): boolean {
  return editDistance(strip(written), strip(meant)) <= 1
}

/**
 * The number of typos between two words: a letter inserted, deleted or replaced, or two neighbours swapped.
 * Source: Damerau-Levenshtein distance, in the form that edits no letter twice (optimal string alignment).
 * @example editDistance('hepl', 'help') // => 1
 */
export function editDistance(one: string, other: string): number {
  const [from, to] = [[...one], [...other]]
  let twoAbove: readonly number[] = []
  let above: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index)
  from.forEach((letter, row) => {
    const line = [row + 1]
    to.forEach((wanted, column) => {
      const wrong = at(above, column) + (letter === wanted ? 0 : 1)
      const missing = at(above, column + 1) + 1
      const extra = at(line, column) + 1
      const isSwapped = letter === to[column - 1] && from[row - 1] === wanted
      const swapped = isSwapped ? at(twoAbove, column - 1) + 1 : Infinity
      line.push(Math.min(wrong, missing, extra, swapped))
    })
    twoAbove = above
    above = line
  })
  return at(above, to.length)
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Infinity
}
