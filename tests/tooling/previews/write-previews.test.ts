import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { root } from '../../../src/tooling/root'
import { writePreviews, ground } from '../../../src/tooling/previews/write-previews'
import { temporaryFolder } from '../../support/temporary-folder'

const card = { slug: 'lost-items', title: 'Lost Items', colour: '#44AA88' }
let place = ''
let forms = ''
let site = ''

/** One form with a card and contact, and a built folder with the files of `public/` for every form. */
beforeEach(() => {
  place = temporaryFolder()
  forms = join(place, 'forms')
  site = join(place, 'site')
  writeForm('contact', 'Write to us', '#01A2C5')
  writeForm(card.slug, card.title, card.colour)
  writeManifest(card)
  const files = [
    'heart.svg',
    ...['-160.avif', '-160.webp', '-320.avif', '-320.webp', '.svg'].map(islandOf('default')),
  ]
  for (const file of files) cpSync(join(root, 'public', file), join(site, file))
})

function islandOf(slug: string) {
  return (end: string) => `images/islands/${slug}${end}`
}

function writeForm(slug: string, title: string, colour: string): void {
  mkdirSync(join(forms, slug), { recursive: true })
  writeFileSync(join(forms, slug, 'schema.json'), JSON.stringify({ title }))
  writeFileSync(join(forms, slug, 'ui.json'), '{}')
  writeFileSync(join(forms, slug, 'message.json'), JSON.stringify({ colour }))
}

function writeManifest(...cards: readonly object[]): void {
  writeFileSync(join(forms, 'manifest.json'), JSON.stringify({ cards }))
}

function preview(slug: string): Buffer {
  return readFileSync(join(site, `images/previews/${slug}.jpg`))
}

describe('link previews', () => {
  it('are drawn for a new form, contact and the site, as JPEGs that messengers accept', async () => {
    await writePreviews(site, forms, 'Test Network')
    for (const slug of ['default', 'contact', card.slug]) {
      expect(await sharp(preview(slug)).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      })
      expect(preview(slug).length).toBeLessThan(90_000)
    }
  })

  it('of a deleted form are deleted', async () => {
    writeForm('old-form', 'Old form', '#01A2C5')
    writeManifest(card, { ...card, slug: 'old-form' })
    await writePreviews(site, forms, 'Test Network')
    expect(preview('old-form').length).toBeGreaterThan(0)
    writeManifest(card)
    await writePreviews(site, forms, 'Test Network')
    expect(existsSync(join(site, 'images/previews/old-form.jpg'))).toBe(false)
  })

  it('are unchanged while title, colour and network are the same', async () => {
    await writePreviews(site, forms, 'Test Network')
    const first = preview(card.slug)
    const drawnByHand = Buffer.concat([first, Buffer.from('more')])
    writeFileSync(join(site, `images/previews/${card.slug}.jpg`), drawnByHand)
    await writePreviews(site, forms, 'Test Network')
    expect(preview(card.slug)).toEqual(drawnByHand)
  })

  it.each([
    ['title', { ...card, title: 'Found Items' }, 'Test Network'],
    ['colour', { ...card, colour: '#FF8800' }, 'Test Network'],
    ['network', card, 'Other Network'],
  ])('are drawn again when the %s changes', async (_, changed, network) => {
    await writePreviews(site, forms, 'Test Network')
    const first = preview(card.slug)
    writeManifest(changed)
    await writePreviews(site, forms, network)
    expect(preview(card.slug)).not.toEqual(first)
  })

  it('have an island for every form, by default the one with the heart', async () => {
    writeForm('hidden', 'Without a card', '#FFFFFF')
    await writePreviews(site, forms, 'Test Network')
    for (const slug of [card.slug, 'contact', 'hidden'])
      for (const end of ['-320.avif', '.svg']) expect(existsSync(join(site, islandOf(slug)(end)))).toBe(true)
  })

  it.each([
    ['Leak Report', 'Emberfall Network'],
    ['Appeal Caution/Fine/Grog', 'Emberfall Network'],
    ['Application for a place in the team of moderators', 'Emberfall Network'],
    ['Rechtsschutzversicherungsgesellschaftenverband', 'Emberfall Network'],
    ['Leak Report', 'The Kingdom of the Northern Lights and Seas'],
  ])('keep the text of "%s" and "%s" inside the middle 1000 x 500', async (title, network) => {
    const text = ground({ ...card, title }, network).replace(
      /<rect[^>]*\/>|<path fill="#[0-9A-F]{6}" d="M0 [^]*?\/>/g,
      '',
    )
    const { info } = await sharp(Buffer.from(text)).trim().toBuffer({ resolveWithObject: true })
    const [x, y] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)]
    expect([x >= 98, y >= 65, x + info.width <= 700, y + info.height <= 565]).not.toContain(false)
  })

  it.each(['طلب الانضمام', '不具合の報告', 'Заявка'])(
    'show the name of the network in place of "%s", which the alphabet cannot write',
    (title) => {
      expect(ground({ ...card, title }, 'Test Network')).toBe(
        ground({ ...card, title: 'Test Network' }, 'Test Network'),
      )
    },
  )

  it('leave out emoji', () => {
    expect(ground({ ...card, title: '🔥 Fire 👨‍👩‍👧 report 🇩🇪' }, 'Test Network')).toBe(
      ground({ ...card, title: 'Fire report' }, 'Test Network'),
    )
  })

  it('have no text where not even the name of the network can be written', () => {
    expect(ground({ ...card, title: '不具合' }, '火の国')).toBe(ground({ ...card, title: '' }, ''))
  })
})
