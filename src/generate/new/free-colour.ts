import { converter, differenceEuclidean, displayable, formatHex, parse } from 'culori'

const lights = [0.66, 0.72, 0.78]
const strengths = [0.07, 0.1, 0.13, 0.16]
const hues = Array.from({ length: 36 }, (_, index) => index * 10)

const toLab = converter('oklab')
const distance = differenceEuclidean('oklab')

/**
 * A colour, as `#RRGGBB`, as different as possible from all that are taken, with the average lightness of the cards.
 * Distances are measured in OKLab, in which equal steps look equal.
 * @example freeColour(['#6F9AFE', '#F66D67']) // => a green
 */
export function freeColour(taken: readonly string[]): string {
  const others = taken.flatMap((colour) => toLab(parse(colour)) ?? [])
  const { colour } = lights
    .flatMap((l) => strengths.flatMap((c) => hues.map((h) => toLab({ mode: 'oklch', l, c, h }))))
    .filter((each) => displayable(each))
    .map((each) => ({ colour: each, room: Math.min(...others.map((other) => distance(each, other)), 1) }))
    .reduce((best, next) => (next.room > best.room ? next : best))
  return formatHex(colour).toUpperCase()
}
