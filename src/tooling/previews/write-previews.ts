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
import sharp from 'sharp'
import { breakLine, lettering, short, wrapLettering, writable, type Lettering } from './lettering'

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

/** The contents of a link preview: the form it links to, in its colour. */
interface PreviewCard {
  readonly slug: string
  readonly title: string
  /** As "#RRGGBB". */
  readonly colour: string
}

const size = { width: 1200, height: 630 }

// Some apps crop: all text stays inside the middle 1000 x 500, and left of the island.
const left = 100
const room = { width: 575, lines: 3 }
const heights = [74, 66, 60, 56, 52, 48, 44, 36]
const smallest = 30
/** The network's name ends where the island begins. */
const nameWidth = 510

/**
 * A plain link preview: the network's name, the title and its island, as a JPEG of 1200 x 630.
 * `folder` contains `heart.svg` and the island.
 */
async function drawTitleCard(card: PreviewCard, network: string, folder: string): Promise<Buffer> {
  const [heart, island] = await Promise.all([
    sharp(join(folder, 'heart.svg'), { density: 200 }).resize({ height: 52 }).toBuffer(),
    sharp(join(folder, `images/islands/${card.slug}-320.webp`))
      .resize({ width: 400, kernel: 'nearest' })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  ])
  return sharp(Buffer.from(ground(card, network)))
    .composite([
      { input: heart, left, top: 90 },
      { input: island, left: 730, top: 100 },
    ])
    .jpeg({ quality: 82 })
    .toBuffer()
}

/**
 * All of a card except its two pictures, as an SVG document without fonts. The network's name takes the place of a title
 * in a script that the alphabet lacks.
 */
export function ground({ title, colour }: PreviewCard, network: string): string {
  const name = writable(network)
  const { height, lines } = fitted(writable(title) || name)
  const lead = Math.round(height * 1.36)
  const top = Math.round(345 - (lines.length * lead) / 2)
  const words = lines.map((line, at) => drawn(lettering(line, height), left, top + at * lead, '#F6F1FB'))
  const end = top + lines.length * lead + 6
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <defs><radialGradient id="glow" cx="0.775" cy="0.45" r="0.45">
      <stop offset="0" stop-color="${colour}" stop-opacity=".38"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>
    </radialGradient></defs>
    <rect width="100%" height="100%" fill="#1B1026"/><rect width="100%" height="100%" fill="url(#glow)"/>
    ${horizon()}
    ${drawn(lettering(name, Math.min(26, (26 * nameWidth) / lettering(name, 26).width)), left + 86, 106, '#C3B8D3')}
    ${words.join('')}
    <path fill="${colour}" d="M${left} ${end}h172v8h8v8h-172v-8h-8z"/>
  </svg>`
}

/** The largest letters with which a title fits; if none do, small ones on as many lines as necessary. */
function fitted(title: string): { readonly height: number; readonly lines: readonly string[] } {
  for (const height of heights) {
    const lines = wrapLettering(title, height, room.width)
    const isNarrow = lines.every((line) => lettering(line, height).width <= room.width)
    if (isNarrow && lines.length <= room.lines) return { height, lines }
  }
  const lines = wrapLettering(title, smallest, room.width)
  return { height: smallest, lines: lines.flatMap((line) => breakLine(line, smallest, room.width)) }
}

function drawn({ path, stroke }: Lettering, x: number, y: number, colour: string): string {
  return `<path transform="translate(${x} ${y})" d="${path}" fill="none" stroke="${colour}" stroke-width="${short(stroke)}" stroke-linecap="square"/>`
}

/** The dusk at the lower edge, in bands with stepped edges as on the site. */
function horizon(): string {
  const bands = [
    ['#33183A', 566, 96],
    ['#471D3F', 586, 136],
    ['#602640', 606, 64],
  ] as const
  return bands
    .map(([fill, y, step]) => {
      const edge = Array.from(
        { length: Math.ceil(size.width / step) },
        (_, at) => `v${at % 2 ? 8 : -8}h${step}`,
      )
      return `<path fill="${fill}" d="M0 ${y}${edge.join('')}V${size.height}H0z"/>`
    })
    .join('')
}
