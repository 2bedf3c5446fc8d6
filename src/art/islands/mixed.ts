/** The colour on the way from `a` (part 0) to `b` (part 1), all as "#rrggbb". */
export function mixed(a: string, b: string, part: number): string {
  const bytes = [1, 3, 5].map((at) => {
    const [from, to] = [a, b].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round((from ?? 0) * (1 - part) + (to ?? 0) * part)
  })
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
