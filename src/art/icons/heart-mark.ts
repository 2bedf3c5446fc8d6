import { heartCells } from '../props/heart'
import { svgDocument } from '../paint/svg'

/** The colours of the mark's sides, and of the spot of light on it. */
export interface Paint {
  readonly front: string
  readonly top: string
  readonly side: string
  readonly spot: string
}

const markPaint: Paint = { front: '#FF4D67', top: '#FF94A3', side: '#8C2038', spot: '#FF8495' }

/** Deeper, for a picture whose own light is laid over it. */
export const litPaint: Paint = { front: '#E0143C', top: '#FF7C8E', side: '#7A0E2C', spot: '#FF5A72' }

/** Cold, for an arena whose fires are out. */
export const coldPaint: Paint = { front: '#7A1B38', top: '#A8405C', side: '#3E0B1E', spot: '#93304C' }

/** The size of the mark in its own units: 8 x 6 cells, each 10 wide, with the depth of the cubes. */
export const markSize = { width: 84, height: 64 } as const

const depth = 4

/**
 * The heart mark as an SVG body, 84 x 64 units, drawn as cubes: fronts in the heart red, lit tops, dark right sides.
 * `lines` adds the fine joints between the cubes, for sizes where they can be seen.
 */
export function heartMark(lines: boolean, { front, top, side, spot }: Paint = markPaint): string {
  const cells = litCells()
  const tops = cells.filter(({ x, y }) => !isOn(x, y - 1)).map(({ x, y }) => topOf(x, y))
  const sides = cells.filter(({ x, y }) => !isOn(x + 1, y)).map(({ x, y }) => sideOf(x, y))
  const fronts = cells.map(({ x, y }) => `M${x * 10} ${y * 10 + depth}h10v10h-10z`)
  const shine = [
    [1, 1],
    [2, 1],
    [1, 2],
  ].map(([x = 0, y = 0]) => `M${x * 10} ${y * 10 + depth}h10v10h-10z`)
  return [
    `<path fill="${side}" d="${sides.join('')}"/>`,
    `<path fill="${top}" d="${tops.join('')}"/>`,
    `<path fill="${front}" d="${fronts.join('')}"/>`,
    `<path fill="${spot}" d="${shine.join('')}"/>`,
    lines
      ? `<path stroke="${side}" stroke-opacity=".35" stroke-width=".7" fill="none" d="${joints(cells)}"/>`
      : '',
  ].join('')
}

/** The heart mark as a document of its own: `public/heart.svg` and, without joints, the favicon. */
export function heartSvg(lines: boolean): string {
  const room = (markSize.width - markSize.height) / 2
  const body = `<g transform="translate(0 ${room})">${heartMark(lines)}</g>`
  return lines
    ? svgDocument(markSize, heartMark(true))
    : svgDocument({ width: markSize.width, height: markSize.width }, body)
}

type Cell = { readonly x: number; readonly y: number }

function litCells(): readonly Cell[] {
  return heartCells.flatMap((row, y) =>
    Array.from(row).flatMap((mark, x) => (mark === '1' ? [{ x, y }] : [])),
  )
}

function isOn(x: number, y: number): boolean {
  return heartCells[y]?.[x] === '1'
}

function topOf(x: number, y: number): string {
  return `M${x * 10} ${y * 10 + depth}l${depth} -${depth}h10l-${depth} ${depth}z`
}

function sideOf(x: number, y: number): string {
  return `M${x * 10 + 10} ${y * 10 + depth}l${depth} -${depth}v10l-${depth} ${depth}z`
}

function joints(cells: readonly Cell[]): string {
  const across = cells
    .filter(({ x, y }) => isOn(x, y - 1))
    .map(({ x, y }) => `M${x * 10} ${y * 10 + depth}h10`)
  const down = cells.filter(({ x, y }) => isOn(x - 1, y)).map(({ x, y }) => `M${x * 10} ${y * 10 + depth}v10`)
  return [...across, ...down].join('')
}
