import { hash, hills, noise2 } from '../voxels/noise'
import { short, type Frame } from './svg'

/** A sky, from top to bottom, in pixels of the picture. Colours are "#RRGGBB". */
export type Sky = {
  /** Colours down the picture: where (0 top, 1 bottom) and which. */
  readonly stops: readonly (readonly [at: number, colour: string])[]
  readonly sun: SkyLamp
  /** How many stars, and down to which height they fade out. */
  readonly stars: { readonly count: number; readonly until: number }
  readonly clouds: readonly CloudBank[]
}

/** The sun or moon: a disc in steps, with a wide halo. */
type SkyLamp = {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly colour: string
  readonly halo: string
  readonly haloRadius: number
  readonly haloStrength: number
  /** The colour of the spots on a moon; none on a sun. */
  readonly spots?: string
}

/** A bank of clouds from a base line upwards; `length` is about the width of one heap. */
type CloudBank = {
  readonly y: number
  readonly height: number
  readonly length: number
  readonly colour: string
  /** The colour of the tops. */
  readonly lit: string
  readonly strength: number
}

/** The sky as an SVG body that fills the frame. */
export function skySvg(sky: Sky, frame: Frame, seed: number): string {
  const stops = sky.stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')
  return [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>${haloGradient(sky.sun)}</defs>`,
    `<rect width="${frame.width}" height="${frame.height}" fill="url(#sky)"/>`,
    stars(sky.stars, frame, seed),
    halo(sky.sun),
    disc(sky.sun),
    spots(sky.sun),
    ...sky.clouds.map((bank, index) => cloudBank(bank, `bank${index}`, frame, seed + index * 31)),
  ].join('')
}

function haloGradient({ halo: colour, haloStrength }: SkyLamp): string {
  const stops = [0, 0.2, 0.45, 0.7, 1].map(
    (at) =>
      `<stop offset="${at}" stop-color="${colour}" stop-opacity="${short10((1 - at) ** 2.2 * haloStrength)}"/>`,
  )
  return `<radialGradient id="halo">${stops.join('')}</radialGradient>`
}

function halo({ x, y, haloRadius }: SkyLamp): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${haloRadius}" ry="${short(haloRadius * 0.62)}" fill="url(#halo)"/>`
}

// A disc on a grid of steps, like everything else in the picture.
function disc({ x, y, radius, colour }: SkyLamp): string {
  const step = 12
  const rows: string[] = []
  for (let row = -radius; row < radius; row += step) {
    const middle = row + step / 2
    const reach = Math.round(Math.sqrt(Math.max(0, radius * radius - middle * middle)) / step) * step
    if (reach > 0) rows.push(`M${x - reach} ${y + row}h${reach * 2}v${step}h-${reach * 2}z`)
  }
  return `<path fill="${colour}" d="${rows.join('')}"/>`
}

function spots({ x, y, radius, spots: colour }: SkyLamp): string {
  if (colour === undefined) return ''
  const places = [
    [-0.4, -0.35, 0.3],
    [0.15, 0.1, 0.36],
    [-0.3, 0.4, 0.2],
    [0.45, -0.4, 0.16],
    [0.35, 0.6, 0.18],
  ] as const
  const shapes = places.map(([dx, dy, size]) => {
    const [left, top, side] = [x + dx * radius, y + dy * radius, size * radius].map(
      (value) => Math.round(value / 12) * 12,
    )
    return `M${left} ${top}h${side}v${side}h-${side}z`
  })
  return `<path fill="${colour}" d="${shapes.join('')}"/>`
}

function stars({ count, until }: Sky['stars'], { width }: Frame, seed: number): string {
  return Array.from({ length: count }, (_, index) => {
    const y = hash(seed, index, 2) ** 1.3 * until
    const bright = hash(seed, index, 3)
    const size = bright > 0.93 ? 5 : bright > 0.7 ? 3.5 : 2.2
    const alpha = (1 - y / until) ** 0.7 * (0.3 + 0.7 * bright * bright)
    const colour = hash(seed, index, 4) > 0.75 ? '#FFD9A8' : '#EDE4FF'
    return `<rect x="${short(hash(seed, index, 1) * width)}" y="${short(y)}" width="${size}" height="${size}" fill="${colour}" fill-opacity="${short10(alpha)}"/>`
  }).join('')
}

// A bank of heaped clouds: bumps above, fading out below, all on a grid of steps.
function cloudBank(bank: CloudBank, id: string, { width }: Frame, seed: number): string {
  const fade = `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${bankStops(bank)}</linearGradient>`
  const tops = Array.from({ length: Math.ceil(width / cloudStep) }, (_, column) =>
    cloudTop(bank, column * cloudStep, seed),
  )
  const line = tops.map((top, column) => `V${top}H${Math.min(width, (column + 1) * cloudStep)}`).join('')
  return `<defs>${fade}</defs><path fill="url(#${id})" d="M0 ${bank.y}${line}V${bank.y}Z"/>`
}

function cloudTop(bank: CloudBank, x: number, seed: number): number {
  const heap = hills(seed, x / bank.length, 0.5) ** 1.5 * 1.35
  const puff = Math.abs(noise2(seed + 7, x / (bank.length * 0.16), 3) - 0.5) * 0.5
  const height = Math.max(0, heap - puff * 0.5) * bank.height
  return Math.round((bank.y - height) / cloudStep) * cloudStep
}

function bankStops({ colour, strength, lit }: CloudBank): string {
  return [
    `<stop offset="0" stop-color="${lit}" stop-opacity="${strength}"/>`,
    `<stop offset="0.4" stop-color="${colour}" stop-opacity="${strength}"/>`,
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/>`,
  ].join('')
}

const cloudStep = 8

function short10(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
