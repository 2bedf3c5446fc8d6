import sharp, { type Sharp } from 'sharp'
import type { PictureFile } from './picture-files'

// Below this a picture looks bad, whatever its size; then the scene has to become calmer.
const lowestQuality = 38

/**
 * A picture in a file's format and size, at its quality or, where that takes too many bytes, the next lower one that
 * fits. Throws when no decent quality fits, naming the file: a picture is never shipped over its budget.
 */
export async function encode(picture: Buffer, file: PictureFile): Promise<Buffer> {
  const sized = await sharp(picture)
    .resize(file.width, file.height, { kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  let quality = file.quality
  while (quality >= lowestQuality) {
    const bytes = await inFormat(sharp(sized), file, quality).toBuffer()
    if (bytes.length <= file.most) return bytes
    quality -= Math.max(1, Math.ceil((bytes.length / file.most - 1) * 22))
  }
  throw new Error(`${file.path} does not fit into ${file.most} bytes`)
}

function inFormat(picture: Sharp, { format }: PictureFile, quality: number): Sharp {
  if (format === 'avif') return picture.avif({ quality, effort: 4 })
  if (format === 'webp') return picture.webp({ quality, effort: 6, smartSubsample: true })
  return picture.jpeg({ quality, mozjpeg: true })
}
