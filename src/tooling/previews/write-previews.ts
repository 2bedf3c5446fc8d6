import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { formSlugs, readDefinition, readManifest } from '../../catalog/read-definitions'
import { drawTitleCard, type PreviewCard } from './title-card'

/**
 * Give each form in a built folder an island and a link preview; those in `public/` have been copied already.
 * A form without an island gets the one with the heart. A preview that is missing, or was made for another
 * title, colour or network, is drawn as a plain title card. Previews without a card are deleted.
 */
export async function writePreviews(folder: string, forms: string, network: string): Promise<void> {
  giveIslands(folder, formSlugs(forms))
  const cards = previewCards(forms, network)
  removeOthers(folder, cards)
  const due = cards.filter((card) => commentOf(join(folder, previewPath(card))) !== nameOf(card, network))
  await Promise.all(
    due.map(async (card) => {
      const path = join(folder, previewPath(card))
      const picture = await drawTitleCard(card, network, folder)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, withComment(picture, nameOf(card, network)))
    }),
  )
}

/** The general preview, then one for each card of the manifest, then contact's. */
function previewCards(forms: string, network: string): readonly PreviewCard[] {
  const { schema, message } = readDefinition('contact', forms)
  return [
    { slug: 'default', title: network, colour: '#FF4D67' },
    ...readManifest(forms).cards,
    { slug: 'contact', title: schema.title, colour: message.colour },
  ]
}

function previewPath({ slug }: PreviewCard): string {
  return `images/previews/${slug}.jpg`
}

/** Remove the previews that no page links to: a copy of the site for another network would show the old one's name in them. */
function removeOthers(folder: string, cards: readonly PreviewCard[]): void {
  const kept = new Set(cards.map((card) => join(folder, previewPath(card))))
  const previews = join(folder, 'images/previews')
  if (!existsSync(previews)) return
  for (const name of readdirSync(previews)) if (!kept.has(join(previews, name))) rmSync(join(previews, name))
}

function nameOf({ title, colour }: PreviewCard, network: string): string {
  return JSON.stringify([network, title, colour])
}

// A JPEG's first comment says what it shows: marker FF FE right after the start, two bytes of length, text.
const commentMarker = Buffer.from([0xff, 0xd8, 0xff, 0xfe])

function commentOf(path: string): string | undefined {
  if (!existsSync(path)) return undefined
  const bytes = readFileSync(path)
  if (!bytes.subarray(0, 4).equals(commentMarker)) return undefined
  return bytes.subarray(6, 4 + bytes.readUInt16BE(4)).toString()
}

function withComment(jpeg: Buffer, comment: string): Buffer {
  const text = Buffer.from(comment)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(text.length + 2)
  return Buffer.concat([commentMarker, length, text, jpeg.subarray(2)])
}

function giveIslands(folder: string, slugs: readonly string[]): void {
  for (const slug of slugs)
    for (const end of ['-160.avif', '-160.webp', '-320.avif', '-320.webp', '.svg']) {
      const island = join(folder, `images/islands/${slug}${end}`)
      if (!existsSync(island)) copyFileSync(join(folder, `images/islands/default${end}`), island)
    }
}
