import sharp from 'sharp'
import { contactShadowSvg } from '../islands/contact-shadow-svg'
import { emblemSvg } from '../islands/emblem-svg'
import { emblemOf } from '../islands/emblems'
import { islandFrame, islandScene } from '../islands/island-scene'
import { pictureFrame } from '../islands/stand'
import { composeCutOut } from '../paint/compose'
import { layersOf } from '../paint/layers'
import { hardEdged } from './hard-edged'
import { withoutCrumbs } from './without-crumbs'

/** The picture of an island, with its emblem, in each of these widths. */
export async function drawIsland(
  name: string,
  colour: string,
  widths: readonly number[],
): Promise<ReadonlyMap<number, Buffer>> {
  const rows = emblemOf(name)
  const scene = await composeCutOut(layersOf(islandScene(rows, colour), islandFrame), islandFrame)
  const pictures = widths.map(async (width): Promise<[number, Buffer]> => {
    const zoom = width / pictureFrame.width
    const emblem = Buffer.from(emblemSvg(rows, colour, zoom))
    const scaled = await sharp(scene).resize(width, width).png().toBuffer()
    const island = await withoutCrumbs(await hardEdged(scaled), emblem, 48 * zoom * zoom)
    const picture = sharp(island).composite([
      { input: Buffer.from(contactShadowSvg(rows, zoom)), blend: 'atop' },
      { input: emblem },
    ])
    return [width, await picture.png().toBuffer()]
  })
  return new Map(await Promise.all(pictures))
}
