import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { heartSvg } from '../../src/art/icons/heart-mark'
import { publicFolder } from '../../src/art/outputs/public-folder'
import { appIcons } from '../../src/art/outputs/write-icons'

const pathOf = (name: string): string => fileURLToPath(new URL(name, publicFolder))

describe('icons', () => {
  it.each(appIcons)('%s is a PNG, %i pixels wide and high', async (name, side) => {
    expect(await sharp(pathOf(name)).metadata()).toMatchObject({ format: 'png', width: side, height: side })
  })

  it('keeps the heart of the maskable icon inside the middle 60 %', async () => {
    const { data } = await sharp(pathOf('icon-maskable-512.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const places = Array.from({ length: 512 * 512 }, (_, pixel) => pixel)
    const heart = places.filter((pixel) => (data[pixel * 3] ?? 0) > 200)
    const across = heart.map((pixel) => pixel % 512).toSorted((a, b) => a - b)
    expect([across.at(0), across.at(-1)].map((x) => x !== undefined && x >= 102 && x < 410)).toEqual([
      true,
      true,
    ])
    const rows = [heart.at(0), heart.at(-1)].map((pixel) => Math.floor((pixel ?? 0) / 512))
    expect(rows.every((y) => y >= 102 && y < 410)).toBe(true)
  })

  it('wraps one PNG of 32 pixels in the .ico file', async () => {
    const ico = await readFile(pathOf('favicon.ico'))
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32])
    const png = ico.subarray(ico.readUInt32LE(18))
    expect(png.length).toBe(ico.readUInt32LE(14))
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
  })

  it('draws the mark from the 32 cells of the design', () => {
    const fronts = /fill="#FF4D67" d="([^"]+)"/.exec(heartSvg(true))?.[1] ?? ''
    expect(fronts.match(/M/g)).toHaveLength(32)
  })

  it('are the ones drawn now', async () => {
    expect(await readFile(pathOf('heart.svg'), 'utf8')).toBe(`${heartSvg(true)}\n`)
    expect(await readFile(pathOf('favicon.svg'), 'utf8')).toBe(`${heartSvg(false)}\n`)
  })
})
