import { svgDocument } from '../paint/svg'
import { cellsOf } from './emblems'
import { leftOf, pictureFrame, stand } from './stand'

/** The shadow where an emblem touches the stones, as an SVG of soft discs. */
export function contactShadowSvg(rows: readonly string[], zoom: number): string {
  const left = leftOf(rows[0]?.length ?? 0)
  const feet = cellsOf(rows).filter(({ row }) => row === rows.length - 1)
  const bars = feet.map(({ column }) => {
    const x = left + column * stand.cell
    return `<rect x="${x - 3}" y="${stand.foot - stand.top}" width="${stand.cell + 6}" height="${stand.top + 6}" rx="3"/>`
  })
  const soft =
    '<filter id="soft" x="-20%" y="-200%" width="140%" height="500%"><feGaussianBlur stdDeviation="5 3"/></filter>'
  return svgDocument(
    pictureFrame,
    `<defs>${soft}</defs><g filter="url(#soft)" fill="#0c0616" fill-opacity="0.85">${bars.join('')}</g>`,
    zoom,
  )
}
