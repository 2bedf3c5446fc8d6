/**
 * How many leading entries pass, by binary search: all that pass must come before all that do not.
 * @example countWhile([1, 2, 5], (number) => number < 3) // => 2
 */
export function countWhile<Entry>(entries: readonly Entry[], passes: (entry: Entry) => boolean): number {
  let [passing, failing] = [0, entries.length + 1]
  while (failing - passing > 1) {
    const middle = Math.floor((passing + failing) / 2)
    const entry = entries[middle - 1]
    if (entry !== undefined && passes(entry)) passing = middle
    else failing = middle
  }
  return passing
}
