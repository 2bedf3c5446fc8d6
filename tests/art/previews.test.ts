import { readdir, readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { formsFolder, publicFolder } from '../../src/art/outputs/public-folder'
import { previewCards } from '../../src/art/previews/preview-cards'
import { previewText } from '../../src/art/previews/preview-text'

const cards = await previewCards(formsFolder)
const drawn = await readdir(new URL('images/previews/', publicFolder))

describe('link previews', () => {
  it('are there for the site and for contact, and for no form that is gone', async () => {
    const manifest: unknown = JSON.parse(await readFile(new URL('manifest.json', formsFolder), 'utf8'))
    const slugs = (manifest as { cards: { slug: string }[] }).cards.map((card) => card.slug)
    expect(drawn).toEqual(expect.arrayContaining(['default.jpg', 'contact.jpg']))
    const known = ['default', 'contact', ...slugs].map((slug) => `${slug}.jpg`)
    expect(drawn.filter((file) => !known.includes(file))).toEqual([])
  })

  it.each(drawn)('%s is a JPEG of 1200 x 630 that messengers accept', async (name) => {
    const path = fileURLToPath(new URL(`images/previews/${name}`, publicFolder))
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
