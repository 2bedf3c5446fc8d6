/**
 * How many slips of the finger lie between two words: a letter too many, missing or wrong, or two neighbours swapped.
 * Source: Damerau and Levenshtein's distance, in the form that touches no letter twice (optimal string alignment).
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
