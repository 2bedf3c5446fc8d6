import { svgDocument } from '../paint/svg'
import { mixed } from './mixed'
import { cellsOf, type Cell } from './emblems'
import { leftOf, pictureFrame, stand } from './stand'

interface Shades {
  readonly face: string
  readonly top: string
  readonly rim: string
  readonly side: string
  readonly base: string
}

/** The blocks of an emblem seen square from the front, each face one even shade; `zoom` 1 is 320 pixels wide. */
export function emblemSvg(rows: readonly string[], colour: string, zoom: number): string {
  const left = leftOf(rows[0]?.length ?? 0)
  const [plain, light] = [shadesOf(colour), shadesOf(mixed(colour, '#ffffff', 0.76))]
  const blocks = cellsOf(rows).map((cell) => {
    const x = left + cell.column * stand.cell
    const y = stand.foot - (rows.length - cell.row) * stand.cell
    return block(cell, x, y, cell.isLight ? light : plain)
  })
  return svgDocument(pictureFrame, `<g shape-rendering="crispEdges">${blocks.join('')}</g>`, zoom)
}

function block(cell: Cell, x: number, y: number, shades: Shades): string {
  const { cell: size, top } = stand
  const bars: readonly (readonly [
    isSeen: boolean,
    x: number,
    y: number,
    width: number,
    height: number,
    fill: string,
  ])[] = [
    [true, x, y, size, size, shades.face],
    [cell.isOpenRight, x + size - 2, y, 2, size, shades.side],
    [cell.isOpenLeft, x, y, 2, size, shades.rim],
    [cell.isOpenAbove, x, y, size, 2, shades.rim],
    [cell.isOpenAbove, x, y - top, size, top, shades.top],
    [cell.isOpenBelow, x, y + size - 2, size, 2, shades.base],
  ]
  return bars.map(([isSeen, ...bar]) => (isSeen ? barSvg(...bar) : '')).join('')
}

function barSvg(x: number, y: number, width: number, height: number, fill: string): string {
  return `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`
}

function shadesOf(colour: string): Shades {
  return {
    face: mixed(colour, '#2a1030', 0.07),
    top: mixed(colour, '#fff4e0', 0.42),
    rim: mixed(colour, '#fff4e0', 0.16),
    side: mixed(colour, '#2a1030', 0.22),
    base: mixed(colour, '#2a1030', 0.45),
  }
}
