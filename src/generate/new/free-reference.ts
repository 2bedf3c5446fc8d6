const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/**
 * Two capital letters no other form's references begin with: those of the title's words if they are free, else two of its
 * letters, else any.
 * @example freeReference('Build Contest', ['BR']) // => 'BC'
 */
export function freeReference(title: string, taken: readonly string[]): string {
  const words = title.toUpperCase().match(/[A-Z]+/g) ?? []
  const initials = words.map((word) => word.charAt(0)).join('')
  const pairs = [initials, words.join('')].flatMap(pairsIn)
  const any = letters.flatMap((one) => letters.map((other) => one + other))
  return [...pairs, ...any].find((pair) => !taken.includes(pair)) ?? 'XX'
}

/** Every two letters of a text in their order, those that begin with its first letter first. */
function pairsIn(text: string): readonly string[] {
  const all = [...text]
  return all.flatMap((one, index) => all.slice(index + 1).map((other) => one + other))
}
