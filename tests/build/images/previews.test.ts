import { readdir, readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { previewFile } from '../../../src/build/images/outputs/picture-files'
import { formsFolder, publicFolder } from '../../../src/build/images/outputs/public-folder'
import { previewCards } from '../../../src/build/images/previews/preview-cards'
import { previewText } from '../../../src/build/images/previews/preview-text'

const cards = await previewCards(formsFolder)

describe('link previews', () => {
  it('are there for the site, for each card of the manifest and for contact, and no others', async () => {
    const manifest: unknown = JSON.parse(await readFile(new URL('manifest.json', formsFolder), 'utf8'))
    const slugs = (manifest as { cards: { slug: string }[] }).cards.map((card) => card.slug)
    const files = await readdir(new URL('images/previews/', publicFolder))
    expect(files.toSorted()).toEqual(['default', 'contact', ...slugs].map((slug) => `${slug}.jpg`).toSorted())
  })

  it.each(cards)('$slug is a JPEG of 1200 x 630 that messengers accept', async ({ slug }) => {
    const path = fileURLToPath(new URL(previewFile(slug).path, publicFolder))
    expect(await sharp(path).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect((await stat(path)).size).toBeLessThanOrEqual(90_000)
  })

  it.each(cards)('$slug keeps its text inside the middle 1000 x 500', async (card) => {
    const { info } = await sharp(Buffer.from(onlyText(previewText(card, 'Emberfall Network'))))
      .trim()
      .toBuffer({ resolveWithObject: true })
    const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)]
    expect([left >= 98, top >= 65, left + info.width <= 1100, top + info.height <= 565]).not.toContain(false)
  })

  it('show the heart and the colour of the form', () => {
    const text = previewText({ slug: 'x', title: 'Any Form', colour: '#15E6A8' }, 'Emberfall Network')
    expect(text).toContain('fill="#15E6A8"')
    expect(text).toContain('fill="#FF4D67"')
  })
})

// The darker ground behind the text reaches to the edge on purpose.
function onlyText(svg: string): string {
  return svg.replace(/<rect[^>]*\/>/, '')
}
