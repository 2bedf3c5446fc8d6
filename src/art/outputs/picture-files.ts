import { previewFrame } from '../previews/preview-text'

/** One picture file of the site: its path below `public/`, its size in pixels, and how many bytes it may have. */
export type PictureFile = {
  readonly path: string
  readonly width: number
  readonly height: number
  readonly format: 'avif' | 'webp' | 'jpeg'
  readonly quality: number
  readonly most: number
}

/** The size of the picture on the 404 page, at its largest. */
export const bridgeFrame = { width: 960, height: 600 } as const

/** The widths of a wide picture, with the bytes its AVIF and its WebP may have. */
const wideBudgets = [
  [640, 30_000, 40_000],
  [1280, 60_000, 75_000],
  [1920, 90_000, 120_000],
] as const

/** The files of a 16:9 picture for `<picture>`: `images/<id>-<width>.avif` and `.webp`. */
export function wideFiles(id: string): readonly PictureFile[] {
  return wideBudgets.flatMap(([width, avif, webp]) =>
    pair(`images/${id}-${width}`, { width, height: (width * 9) / 16 }, avif, webp),
  )
}

/** The file the download button gives: `images/<id>.jpg`, as phones keep a JPEG among the photos. */
export function downloadFile(id: string): PictureFile {
  return { path: `images/${id}.jpg`, width: 1920, height: 1080, format: 'jpeg', quality: 88, most: 350_000 }
}

/** The files of the 404 page's picture, on a clear ground: `images/broken-bridge-<width>.avif` and `.webp`. */
export function bridgeFiles(): readonly PictureFile[] {
  const { width, height } = bridgeFrame
  return [
    ...pair('images/broken-bridge-480', { width: width / 2, height: height / 2 }, 20_000, 24_000),
    ...pair('images/broken-bridge-960', bridgeFrame, 40_000, 50_000),
  ]
}

/** How an island is drawn before it is scaled down. */
export const islandFrame = { width: 640, height: 640 } as const

/** The files of an island, square on a clear ground: `images/islands/<name>-<width>.avif` and `.webp`. */
export function islandFiles(name: string): readonly PictureFile[] {
  return [160, 320].flatMap((width) =>
    pair(`images/islands/${name}-${width}`, { width, height: width }, width * 60, width * 75),
  )
}

/** The link preview of a form, or the general one of the slug "default": `images/previews/<slug>.jpg`. */
export function previewFile(slug: string): PictureFile {
  return { path: `images/previews/${slug}.jpg`, ...previewFrame, format: 'jpeg', quality: 82, most: 90_000 }
}

function pair(
  path: string,
  size: { readonly width: number; readonly height: number },
  avif: number,
  webp: number,
): readonly PictureFile[] {
  return [
    { path: `${path}.avif`, ...size, format: 'avif', quality: 52, most: avif },
    { path: `${path}.webp`, ...size, format: 'webp', quality: 74, most: webp },
  ]
}
