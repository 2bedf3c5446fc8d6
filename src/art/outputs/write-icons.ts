import sharp from 'sharp'
import { heartSvg } from '../icons/heart-mark'
import { icoOf } from '../icons/ico'
import { iconSvg, type IconShape } from '../icons/icon-svg'
import { writePublic } from './public-folder'

/** The app icons: file, side in pixels, cut, free share around the heart. */
export const appIcons: readonly (readonly [path: string, side: number, shape: IconShape, padding: number])[] =
  [
    ['apple-touch-icon.png', 180, 'full', 0.16],
    ['icon-192.png', 192, 'notched', 0.16],
    ['icon-512.png', 512, 'notched', 0.16],
    ['icon-maskable-512.png', 512, 'full', 0.2],
  ]

const tabSide = 32

/** Draws and writes the heart mark, the tab's icon and the app icons. */
export async function writeIcons(): Promise<void> {
  await writePublic('heart.svg', `${heartSvg(true)}\n`)
  await writePublic('favicon.svg', `${heartSvg(false)}\n`)
  await writePublic('favicon.ico', icoOf(await png(heartSvg(false), tabSide), tabSide))
  for (const [path, side, shape, padding] of appIcons) {
    await writePublic(path, await png(iconSvg(shape, padding), side))
  }
}

async function png(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 400 })
    .resize(side, side)
    .png({ palette: side > 64, compressionLevel: 9 })
    .toBuffer()
}
