/** One picture file of an island: its path below `public/`, its width and height in pixels, and how it is compressed. */
export interface PictureFile {
  readonly path: string
  readonly width: number
  readonly format: 'avif' | 'webp'
  readonly quality: number
}

/** The widths of an island's pictures. */
export const islandWidths = [160, 320] as const

/** The files of an island, square on a clear ground: `images/islands/<name>-<width>.avif` and `.webp`. */
export function islandFiles(name: string): readonly PictureFile[] {
  return islandWidths.flatMap((width) => [
    { path: `images/islands/${name}-${width}.avif`, width, format: 'avif', quality: 64 } as const,
    { path: `images/islands/${name}-${width}.webp`, width, format: 'webp', quality: 82 } as const,
  ])
}
