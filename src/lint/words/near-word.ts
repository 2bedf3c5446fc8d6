const letters = 'abcdefghijklmnopqrstuvwxyz'
const inflections = ['s', 'es', 'ed', 'ing', 'ings', 'ly']
const endings = [...inflections, 'er', 'ers', 'est', 'y', 'al', 'ful', 'less', 'ness', 'ment', 'able', 'ish']
// Endings that only words with an e before them get: "hoped", "rider".
const endingsAfterE = ['d', 'r', 'rs', 'st', 'n']

/** Every word that is one slip away: a letter left out, doubled, swapped with its neighbour, or another. */
export function oneSlipFrom(word: string): readonly string[] {
  const places = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  )
  const slips = places.flatMap(([left, right]) => [
    left + right.slice(1),
    left + right.charAt(1) + right.charAt(0) + right.slice(2),
    ...[...letters].flatMap((letter) => [left + letter + right, left + letter + right.slice(1)]),
  ])
  return [...new Set(slips)].filter((slip) => slip !== word)
}

/** The words this one would be without a doubled letter, or with two neighbours swapped back. */
export function plainSlipsFrom(word: string): readonly string[] {
  return [...word].flatMap((letter, at) => {
    const next = word.charAt(at + 1)
    if (next === '') return []
    return letter === next
      ? [word.slice(0, at) + word.slice(at + 1)]
      : [word.slice(0, at) + next + letter + word.slice(at + 2)]
  })
}

/** A word without its ending, in each way it may have got one: "stopped" comes from "stop", "hoped" from "hope". */
export function stemsOf(word: string): readonly string[] {
  const bases = [
    ...basesOf(word, endings),
    ...basesOf(word, endingsAfterE).filter((base) => base.endsWith('e')),
  ]
  return [
    word,
    ...bases.flatMap((base) => [base, `${base}e`, base.replace(/(.)\1$/, '$1'), base.replace(/i$/, 'y')]),
  ]
}

function basesOf(word: string, ends: readonly string[]): readonly string[] {
  return ends.flatMap((end) =>
    word.endsWith(end) && word.length - end.length > 2 ? [word.slice(0, -end.length)] : [],
  )
}

/** A word with each of the endings that make plurals, tenses and adverbs. */
export function formsOf(word: string): readonly string[] {
  return [...inflections, 'd'].map((ending) => word + ending)
}
