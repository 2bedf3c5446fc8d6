// Enough characters outside ASCII to tell apart the kinds people write: letters, digits, spaces and signs of many scripts.
const samples = 'éßñçøÀŁżАяΩעش中日한กऄ٣５ªⅧ\u00A0\u2003\u200B–—“”…€©™️😀👍🏽'

/**
 * For each pair of character sets, whether one character is in both, validated by a sample: all of ASCII, the sample above,
 * and the characters the pattern itself names.
 */
export function overlaps(sets: readonly string[], pattern: string): (a: number, b: number) => boolean {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCodePoint(code))
  const characters = [...new Set([...ascii, ...samples, ...pattern])]
  const members = new Map([...new Set(sets)].map((set) => [set, membersOf(set, characters)]))
  const known = new Map<string, boolean>()
  return (a, b) => {
    const [one = '', other = ''] = [sets[a], sets[b]]
    const key = `${one}\n${other}`
    const answer =
      known.get(key) ?? [...(members.get(one) ?? [])].some((character) => members.get(other)?.has(character))
    known.set(key, answer)
    return answer
  }
}

function membersOf(set: string, characters: readonly string[]): ReadonlySet<string> {
  const pattern = new RegExp(`^(?:${set})$`, 'u')
  return new Set(characters.filter((character) => pattern.test(character)))
}
