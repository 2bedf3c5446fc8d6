import sharp from 'sharp'
import { compose } from '../paint/compose'
import { layersOf } from '../paint/layers'
import { hasOwnEmblem } from '../previews/emblem'
import type { PreviewCard } from '../previews/preview-cards'
import { previewScene } from '../previews/preview-scene'
import { previewFrame, previewText } from '../previews/preview-text'
import { encode } from './encode'
import { previewFile } from './picture-files'
import { drawPreview } from './write-previews'

/** The greys in which the ground is drawn; every other colour lies between two of them, channel by channel. */
const greys = [0, 128, 255] as const

/** Where drawn pictures are kept from one build to the next; `draw` is called where there is none. */
export type KeepPicture = (name: string, draw: () => Promise<Buffer>) => Promise<Buffer>

/**
 * Draws link previews by the hundred. Forms without an emblem of their own share one ground, which differs by the form's
 * colour alone: it is drawn in three greys, and the colours are worked out from those, pixel by pixel. No channel of a
 * pixel is more than a dozen of 255 off what `drawPreview` would draw, at a thirtieth of the time.
 */
export function quickPreviews(network: string, keep: KeepPicture): (card: PreviewCard) => Promise<Buffer> {
  let grounds: Promise<readonly Buffer[]> | undefined
  return async (card) => {
    if (card.slug === 'default' || hasOwnEmblem(card.slug)) return drawPreview(card, network)
    grounds ??= drawGrounds(keep)
    const raw = coloured(await grounds, card.colour)
    const file = previewFile(card.slug)
    const picture = sharp(raw, { raw: { ...previewFrame, channels: 3 } }).composite([
      { input: Buffer.from(previewText(card, network)) },
    ])
    const bytes = await picture.clone().jpeg({ quality: file.quality }).toBuffer()
    return bytes.length <= file.most ? bytes : encode(await picture.png().toBuffer(), file)
  }
}

async function drawGrounds(keep: KeepPicture): Promise<readonly Buffer[]> {
  const grounds: Buffer[] = []
  for (const grey of greys) {
    const colour = `#${grey.toString(16).padStart(2, '0').repeat(3)}`
    const scene = previewScene({ slug: 'ground', title: '', colour })
    const picture = await keep(`ground ${grey}`, () => compose(layersOf(scene, previewFrame), previewFrame))
    grounds.push(await sharp(picture).removeAlpha().raw().toBuffer())
  }
  return grounds
}

function coloured([dark, middle, light]: readonly Buffer[], colour: string): Buffer {
  const raw = Buffer.alloc(previewFrame.width * previewFrame.height * 3)
  if (!dark || !middle || !light) return raw
  for (const channel of [0, 1, 2]) {
    const value = Number.parseInt(colour.slice(1 + channel * 2, 3 + channel * 2), 16)
    const [below, above, from, to] =
      value < greys[1] ? [dark, middle, greys[0], greys[1]] : [middle, light, greys[1], greys[2]]
    // In whole numbers, of 256 parts: there are two million of them.
    const part = Math.round((256 * (value - from)) / (to - from))
    for (let at = channel; at < raw.length; at += 3) {
      // Pictures of one size have a value at each place.
      const low = below[at] as number
      raw[at] = low + ((((above[at] as number) - low) * part + 128) >> 8)
    }
  }
  return raw
}
