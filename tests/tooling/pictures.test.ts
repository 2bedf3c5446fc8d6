import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { root } from '../../src/tooling/root'

const folder = join(root, 'public')

/** The kinds of pictures: size in pixels, format, and the bytes one may have. */
const kinds: readonly (readonly [
  name: RegExp,
  width: number,
  height: number,
  format: string,
  most: number,
])[] = [
  [/^images\/[a-z\d-]+-640\.avif$/, 640, 360, 'heif', 30_000],
  [/^images\/[a-z\d-]+-640\.webp$/, 640, 360, 'webp', 40_000],
  [/^images\/[a-z\d-]+-832\.avif$/, 832, 468, 'heif', 35_000],
  [/^images\/[a-z\d-]+-832\.webp$/, 832, 468, 'webp', 45_000],
  [/^images\/[a-z\d-]+-1280\.avif$/, 1280, 720, 'heif', 60_000],
  [/^images\/[a-z\d-]+-1280\.webp$/, 1280, 720, 'webp', 75_000],
  [/^images\/[a-z\d-]+-1920\.avif$/, 1920, 1080, 'heif', 90_000],
  [/^images\/[a-z\d-]+-1920\.webp$/, 1920, 1080, 'webp', 120_000],
  [/^images\/[a-z\d-]+\.jpg$/, 1920, 1080, 'jpeg', 350_000],
  [/^images\/broken-bridge-480\.avif$/, 480, 300, 'heif', 20_000],
  [/^images\/broken-bridge-480\.webp$/, 480, 300, 'webp', 24_000],
  [/^images\/broken-bridge-960\.avif$/, 960, 600, 'heif', 40_000],
  [/^images\/broken-bridge-960\.webp$/, 960, 600, 'webp', 50_000],
  [/^images\/islands\/[a-z-]+-160\.avif$/, 160, 160, 'heif', 9_600],
  [/^images\/islands\/[a-z-]+-160\.webp$/, 160, 160, 'webp', 12_000],
  [/^images\/islands\/[a-z-]+-320\.avif$/, 320, 320, 'heif', 19_200],
  [/^images\/islands\/[a-z-]+-320\.webp$/, 320, 320, 'webp', 24_000],
  [/^images\/previews\/[a-z-]+\.jpg$/, 1200, 630, 'jpeg', 90_000],
  [/^apple-touch-icon\.png$/, 180, 180, 'png', 20_000],
  [/^icon-192\.png$/, 192, 192, 'png', 20_000],
  [/^icon-(maskable-)?512\.png$/, 512, 512, 'png', 20_000],
]

const pictures = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(avif|webp|jpg|png)$/.test(name))
  .toSorted()

describe('the pictures', () => {
  it.each(pictures)('%s has the format, size and bytes of its kind', async (name) => {
    const kind = kinds.find(([pattern]) => pattern.test(name))
    const { format, width, height } = await sharp(join(folder, name)).metadata()
    expect([width, height, format]).toEqual(kind?.slice(1, 4))
    expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(kind?.[4] ?? 0)
  })

  it('come in every format and width that the page asks for', () => {
    const wide = new Set(pictures.flatMap((name) => /^images\/([a-z\d-]+)-1280\.webp$/.exec(name)?.[1] ?? []))
    const islands = new Set(
      pictures.flatMap((name) => /^(images\/islands\/.+)-320\.webp$/.exec(name)?.[1] ?? []),
    )
    expect(wide.size).toBeGreaterThan(0)
    const asked = [
      ...[...wide].flatMap((id) => [640, 832, 1280, 1920].map((width) => `images/${id}-${width}`)),
      ...[...islands].flatMap((island) => [160, 320].map((width) => `${island}-${width}`)),
    ]
    expect(pictures).toEqual(
      expect.arrayContaining(asked.flatMap((name) => [`${name}.avif`, `${name}.webp`])),
    )
    for (const island of islands) {
      const emblem = readFileSync(join(folder, `${island}.svg`), 'utf8')
      expect(emblem).toMatch(/^<svg [^>]*viewBox="0 0 45 45"/)
      expect(emblem.length).toBeLessThanOrEqual(1200)
    }
  })

  it('keep the heart of the maskable icon inside the middle 60 %', async () => {
    const icon = sharp(join(folder, 'icon-maskable-512.png')).removeAlpha()
    const data = await icon.raw().toBuffer()
    const places = Array.from({ length: 512 * 512 }, (_, pixel) => pixel)
    const heart = places.filter((pixel) => (data[pixel * 3] ?? 0) > 200)
    const across = heart.map((pixel) => pixel % 512)
    const down = heart.map((pixel) => Math.floor(pixel / 512))
    for (const line of [across, down]) {
      const sorted = line.toSorted((a, b) => a - b)
      expect(sorted[0]).toBeGreaterThanOrEqual(102)
      expect(sorted.at(-1)).toBeLessThan(410)
    }
  })

  it('have one PNG of 32 pixels in the .ico file', async () => {
    const ico = readFileSync(join(folder, 'favicon.ico'))
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32])
    expect(await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).toMatchObject({
      format: 'png',
      width: 32,
    })
  })
})
