import sharp from 'sharp'
import type { Layers } from './layers'
import type { Frame } from './svg'

const blurs = [
  { sigma: 2.2, strength: 0.2 },
  { sigma: 10, strength: 0.26 },
  { sigma: 42, strength: 0.5 },
]

/** The voxels alone with their glow, on a clear ground: for a picture that lies on the page in both themes. */
export async function composeCutOut(layers: Layers, frame: Frame): Promise<Buffer> {
  const voxels = await raster(layers.voxels, frame)
  const glows = await Promise.all(
    blurs.map(async ({ sigma, strength }) => asHaze(await blurred(layers.glow, sigma, strength, frame))),
  )
  return sharp(voxels)
    .composite(glows.map((input) => ({ input })))
    .png({ compressionLevel: 1 })
    .toBuffer()
}

async function raster(svg: string, { width, height }: Frame): Promise<Buffer> {
  return sharp(Buffer.from(svg), { unlimited: true })
    .resize(width, height, { kernel: 'mitchell' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

// Blurred at half the size, where a wide blur costs a quarter.
async function blurred(
  svg: string,
  sigma: number,
  strength: number,
  { width, height }: Frame,
): Promise<Buffer> {
  const soft = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .blur(sigma / 2)
    .linear(strength, 0)
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(soft).resize(width, height, { kernel: 'cubic' }).png({ compressionLevel: 1 }).toBuffer()
}

// Light on black becomes a clear picture: its brightest channel is how opaque it is, its hue stays.
async function asHaze(light: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(light).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const clear = Buffer.alloc(info.width * info.height * 4)
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const rgb = [data[pixel * 3] ?? 0, data[pixel * 3 + 1] ?? 0, data[pixel * 3 + 2] ?? 0]
    const most = Math.max(...rgb)
    rgb.forEach(
      (part, channel) => (clear[pixel * 4 + channel] = most === 0 ? 0 : Math.round((part / most) * 255)),
    )
    clear[pixel * 4 + 3] = most
  }
  return sharp(clear, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
