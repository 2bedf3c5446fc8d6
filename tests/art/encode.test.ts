import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encode } from '../../src/art/outputs/encode'
import type { PictureFile } from '../../src/art/outputs/picture-files'

const noisy = await sharp({
  create: {
    width: 256,
    height: 256,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .png()
  .toBuffer()

const file: PictureFile = {
  path: 'x.webp',
  width: 256,
  height: 256,
  format: 'webp',
  quality: 90,
  most: 1_000_000,
}

describe('encoding', () => {
  it('lowers the quality until the picture fits', async () => {
    const free = await encode(noisy, file)
    const fitted = await encode(noisy, { ...file, most: free.length - 1 })
    expect(fitted.length).toBeLessThan(free.length)
  })

  it('refuses a picture that no decent quality makes small enough, and names its file', async () => {
    await expect(encode(noisy, { ...file, most: 100 })).rejects.toThrow('x.webp does not fit into 100 bytes')
  })
})
