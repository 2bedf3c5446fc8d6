import sharp from 'sharp'

/**
 * The picture without half transparent pixels: a soft edge is a smudge on the light page. Single pixels that stick out of
 * an edge are gone, and single gaps in it are closed.
 */
export async function hardEdged(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const alphas = Uint8Array.from({ length: width * height }, (_, pixel) => data[pixel * 4 + 3] ?? 0)
  const isSolid = (pixel: number): boolean => (alphas[pixel] ?? 0) >= 128
  for (const [pixel, alpha] of alphas.entries()) {
    const isPair = [1, width].some((step) => isSolid(pixel - step) && isSolid(pixel + step))
    const isAlone = [1, width].some((step) => !isSolid(pixel - step) && !isSolid(pixel + step))
    const isKept = isSolid(pixel) ? !isAlone : isPair && alpha > 24
    if (isKept) data[pixel * 4 + 3] = 255
    else data.fill(0, pixel * 4, pixel * 4 + 4)
  }
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}
