type Lab = readonly [light: number, a: number, b: number]

const lights = [0.66, 0.72, 0.78]
const strengths = [0.07, 0.1, 0.13, 0.16]
const steps = Array.from({ length: 36 }, (_, index) => (index * Math.PI) / 18)

/**
 * A colour, as `#RRGGBB`, as different as possible from all that are taken, with the average lightness of the cards.
 * Distances are measured in OKLab, in which equal steps look equal.
 * @example freeColour(['#6F9AFE', '#F66D67']) // => a green
 */
export function freeColour(taken: readonly string[]): string {
  const others = taken.map(toLab)
  const all = lights.flatMap((light) =>
    strengths.flatMap((strength) =>
      steps.flatMap((hue) => fromLab([light, strength * Math.cos(hue), strength * Math.sin(hue)]) ?? []),
    ),
  )
  const room = (colour: string): number =>
    Math.min(...others.map((other) => distance(toLab(colour), other)), 1)
  const rooms = all.map((colour) => ({ colour, room: room(colour) }))
  return rooms.reduce((best, next) => (next.room > best.room ? next : best), { colour: '#808080', room: -1 })
    .colour
}

function distance(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

// The numbers are part of the definition of OKLab.
function toLab(colour: string): Lab {
  const [red = 0, green = 0, blue = 0] = linearRgb(colour)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Undefined for a colour outside sRGB. */
function fromLab([light, a, b]: Lab): string | undefined {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  if (parts.some((part) => part < 0 || part > 1)) return undefined
  return hexOf(parts.map((part) => Math.round(fromLinear(part) * 255))).toUpperCase()
}

/** The red, green and blue of a colour (`#rrggbb`) as amounts of light, from 0 to 1. Source: sRGB. */
export function linearRgb(colour: string): readonly number[] {
  return channelsOf(colour).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
}

/** The red, green and blue of a colour (`#rrggbb`), from 0 to 255. */
export function channelsOf(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

/** The colour (`#rrggbb`) with this red, green and blue. */
export function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function fromLinear(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
}
