import sharp from 'sharp'
import type { PictureFile } from './picture-files'

/** A picture in a file's format. */
export async function encode(picture: Buffer, { format, quality }: PictureFile): Promise<Buffer> {
  if (format === 'avif') return sharp(picture).avif({ quality, effort: 6 }).toBuffer()
  return sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
}
