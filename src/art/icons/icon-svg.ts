import { svgDocument } from '../paint/svg'
import { heartMark, markSize } from './heart-mark'

/** How an icon is cut: "notched" has the stepped corners of the design, "full" fills the square to its edges. */
export type IconShape = 'notched' | 'full'

const side = 512

/**
 * An app icon: the lit heart on obsidian, 512 units wide. `padding` is the share of the side that stays free around the
 * heart on each side: 0.2 for icons that systems cut to their own shape.
 */
export function iconSvg(shape: IconShape, padding: number): string {
  const scale = (side * (1 - padding * 2)) / markSize.width
  const left = (side - markSize.width * scale) / 2
  const top = (side - markSize.height * scale) / 2
  const body = [
    `<defs><radialGradient id="lit" cy=".48">`,
    `<stop offset="0" stop-color="#FF8A2E" stop-opacity=".5"/>`,
    `<stop offset=".45" stop-color="#C43A4A" stop-opacity=".24"/>`,
    `<stop offset="1" stop-color="#1B1524" stop-opacity="0"/>`,
    `</radialGradient></defs>`,
    `<path fill="#1B1524" d="${outlines[shape]}"/><path fill="url(#lit)" d="${outlines[shape]}"/>`,
    `<g transform="translate(${left} ${top}) scale(${scale})">${heartMark(true)}</g>`,
  ]
  return svgDocument({ width: side, height: side }, body.join(''))
}

const outlines: Readonly<Record<IconShape, string>> = {
  full: 'M0 0h512v512h-512z',
  notched: 'M64 0h384v32h32v32h32v384h-32v32h-32v32h-384v-32h-32v-32h-32v-384h32v-32h32z',
}
