import { readdirSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bridgeFiles, downloadFile, islandFiles, wideFiles } from '../../src/art/outputs/picture-files'
import { formsFolder, publicFolder } from '../../src/art/outputs/public-folder'
import { pageIslands } from '../../src/art/previews/island-scene'
import { previewCards } from '../../src/art/previews/preview-cards'
import { galleryScenes, wideScenes } from '../../src/art/scenes/all-scenes'

const cards = await previewCards(formsFolder)
const files = [
  ...[...cards, ...pageIslands].flatMap(({ slug }) => islandFiles(slug)),
  ...wideScenes.flatMap((scene) => wideFiles(scene.id)),
  ...galleryScenes.map((scene) => downloadFile(scene.id)),
  ...bridgeFiles(),
]

describe('picture files', () => {
  it.each(files)('$path has its format, $width x $height pixels and at most $most bytes', async (file) => {
    const path = fileURLToPath(new URL(file.path, publicFolder))
    const { format, width, height } = await sharp(path).metadata()
    expect({ format, width, height }).toEqual({
      format: file.format === 'avif' ? 'heif' : file.format,
      width: file.width,
      height: file.height,
    })
    expect((await stat(path)).size).toBeLessThanOrEqual(file.most)
  })

  it('are all there are: no picture of the site is without a budget', () => {
    const images = new URL('images/', publicFolder)
    const there = readdirSync(images, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.includes('.') && !name.startsWith('previews'),
    )
    expect(there.map((name) => `images/${name}`).toSorted()).toEqual(files.map(({ path }) => path).toSorted())
  })

  it('holds the widest pictures to the budgets of the page', () => {
    const widest = wideFiles('hero').filter((file) => file.width === 1920)
    expect(widest.map(({ format, most }) => [format, most])).toEqual([
      ['avif', 90_000],
      ['webp', 120_000],
    ])
    expect(downloadFile('x').most).toBeLessThanOrEqual(350_000)
  })

  it('leaves the ground of the broken bridge clear', async () => {
    const path = fileURLToPath(new URL('images/broken-bridge-960.webp', publicFolder))
    const corner = await sharp(path)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .ensureAlpha()
      .raw()
      .toBuffer()
    expect(corner[3]).toBe(0)
  })
})
