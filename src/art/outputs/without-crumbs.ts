import sharp from 'sharp'

/**
 * The island without the specks that would be seen of its far edge in the openings of the emblem that is laid over it.
 * `most` is how many pixels a speck has.
 */
export async function withoutCrumbs(island: Buffer, emblem: Buffer, most: number): Promise<Buffer> {
  const { data, info } = await sharp(island).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const cover = await sharp(emblem).ensureAlpha().raw().toBuffer()
  const left = new Set<number>()
  for (let pixel = 0; pixel < info.width * info.height; pixel++)
    if (data[pixel * 4 + 3] === 255 && cover[pixel * 4 + 3] === 0) left.add(pixel)
  for (const start of left) {
    const part = connected(start, left, info.width)
    for (const pixel of part) {
      left.delete(pixel)
      if (part.length <= most) data.fill(0, pixel * 4, pixel * 4 + 4)
    }
  }
  const { width, height } = info
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

function connected(start: number, pixels: ReadonlySet<number>, width: number): readonly number[] {
  const found = new Set([start])
  // A set is walked in the order of its growth, what is added on the way included.
  for (const pixel of found)
    for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width])
      if (pixels.has(next)) found.add(next)
  return [...found]
}
