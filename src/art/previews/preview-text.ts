import { heartMark, markSize } from '../icons/heart-mark'
import { lettering, wrapLettering, type Lettering } from '../lettering/lettering'
import { short, svgDocument, type Frame } from '../paint/svg'
import type { PreviewCard } from './preview-cards'

/** The size link previews have in chat apps. */
export const previewFrame: Frame = { width: 1200, height: 630 }

// Some apps crop; all text stays inside the middle 1000 x 500, and left of the picture.
const left = 100
const sizes = [74, 66, 60, 56, 52, 48, 44, 36]
const smallest = 30

/** The text of a link preview over its picture: heart and network on top, the title below, a bar in the form's colour. */
export function previewText(card: PreviewCard, network: string): string {
  const room = card.slug === 'default' ? { width: 470, lines: 2 } : { width: 575, lines: 3 }
  const { height, lines } = fitted(card.title, room)
  const lead = Math.round(height * 1.36)
  const block = lines.length * lead
  const top = Math.round(345 - block / 2)
  const title = lines.map((line, index) =>
    drawn(lettering(line, height), left, top + index * lead, '#F6F1FB', 5),
  )
  const body = [shade(), brand(network), ...title, bar(card.colour, top + block + 6)]
  return svgDocument(previewFrame, body.join(''))
}

type Room = { readonly width: number; readonly lines: number }

// The largest letters with which a title fits into its room; if none do, small ones on as many lines as it takes.
function fitted(title: string, room: Room): { readonly height: number; readonly lines: readonly string[] } {
  for (const height of sizes) {
    const lines = wrapLettering(title, height, room.width)
    const fits = lines.every((line) => lettering(line, height).width <= room.width)
    if (fits && lines.length <= room.lines) return { height, lines }
  }
  return { height: smallest, lines: wrapLettering(title, smallest, room.width) }
}

function brand(network: string): string {
  const scale = 52 / markSize.height
  const mark = `<g transform="translate(${left} 90) scale(${short(scale)})">${heartMark(false)}</g>`
  return mark + drawn(lettering(network, 26), left + 86, 106, '#C3B8D3', 0)
}

// A darker ground behind the text, which fades out towards the picture.
function shade(): string {
  const stops = `<stop offset="0" stop-color="#100C16" stop-opacity=".86"/><stop offset="1" stop-color="#100C16" stop-opacity="0"/>`
  return `<defs><linearGradient id="shade">${stops}</linearGradient></defs><rect width="820" height="630" fill="url(#shade)"/>`
}

// A bar with the stepped ends of the design.
function bar(colour: string, y: number): string {
  return `<path fill="${colour}" d="M${left} ${y}h172v8h8v8h-172v-8h-8z"/>`
}

function drawn({ path, stroke }: Lettering, x: number, y: number, colour: string, shadow: number): string {
  const pen = `fill="none" stroke-width="${short(stroke)}" stroke-linecap="square" stroke-linejoin="miter"`
  const below = `<path d="${path}" ${pen} stroke="#100C16" transform="translate(${shadow} ${shadow})"/>`
  return `<g transform="translate(${x} ${y})">${shadow > 0 ? below : ''}<path d="${path}" ${pen} stroke="${colour}"/></g>`
}
