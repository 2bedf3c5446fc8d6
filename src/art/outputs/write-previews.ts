import { readdir, rm } from 'node:fs/promises'
import sharp from 'sharp'
import { compose } from '../paint/compose'
import { layersOf } from '../paint/layers'
import type { PreviewCard } from '../previews/preview-cards'
import { previewScene } from '../previews/preview-scene'
import { previewFrame, previewText } from '../previews/preview-text'
import { hero } from '../scenes/hero'
import { encode } from './encode'
import { previewFile } from './picture-files'
import { publicFolder, writePublic } from './public-folder'

/** Draws and writes the link previews; those of forms that are gone are removed. `network` is the network's name. */
export async function writePreviews(cards: readonly PreviewCard[], network: string): Promise<void> {
  for (const card of cards) await writePublic(previewFile(card.slug).path, await drawPreview(card, network))
  await removeOthers(cards.map((card) => `${card.slug}.jpg`))
}

/** Draws one link preview, as the JPEG it is sent as. */
export async function drawPreview(card: PreviewCard, network: string): Promise<Buffer> {
  const text = Buffer.from(previewText(card, network))
  const picture = await sharp(await ground(card))
    .composite([{ input: text }])
    .png()
    .toBuffer()
  return encode(picture, previewFile(card.slug))
}

async function removeOthers(names: readonly string[]): Promise<void> {
  const folder = new URL('images/previews/', publicFolder)
  const others = (await readdir(folder)).filter((name) => !names.includes(name))
  await Promise.all(others.map(async (name) => rm(new URL(name, folder))))
}

async function ground(card: PreviewCard): Promise<Buffer> {
  if (card.slug === 'default') return heroGround()
  return compose(layersOf(previewScene(card), previewFrame), previewFrame)
}

// The general preview shows the arena; a preview is a little flatter than 16:9.
async function heroGround(): Promise<Buffer> {
  const { width, height } = previewFrame
  return sharp(await compose(layersOf(hero)))
    .resize(width, height, { position: 'centre' })
    .png()
    .toBuffer()
}
