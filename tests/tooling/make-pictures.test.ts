import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { makePictures } from '../../src/tooling/make-pictures'
import { sampleFiles } from '../lint/sample-files'
import { temporaryFolder } from '../support/temporary-folder'

const content = 'src/site/content'
let place = ''
let pictures = ''

/** A site whose news have a picture, with nothing in its folder of pictures. */
beforeEach(() => {
  place = temporaryFolder()
  pictures = join(place, 'public/images')
  mkdirSync(pictures, { recursive: true })
  mkdirSync(join(place, content, '_schema'), { recursive: true })
  for (const [path, text] of sampleFiles())
    if (path.startsWith(`${content}/_schema/`)) writeFileSync(join(place, path), text)
  writeContent('news', { news: [{ id: 'lighthouse-open', image: 'lighthouse' }] })
})

function writeContent(name: string, entries: object): void {
  const file = { $schema: `./_schema/${name}.schema.json`, ...entries }
  writeFileSync(join(place, content, `${name}.json`), JSON.stringify(file))
}

/** A sky with clouds, the more of them the less it compresses. */
async function draw(name: string, width: number, height: number, clouds = 0): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: clouds } as const
  const picture = await sharp({ create: { width, height, channels: 3, background: '#446688', noise } })
    .toFormat(name.endsWith('.png') ? 'png' : 'jpeg')
    .toBuffer()
  writeFileSync(join(pictures, name), picture)
  return picture
}

/** Sizes that are there already, so that a test has to make only the others. */
function put(names: readonly string[]): void {
  for (const name of names) writeFileSync(join(pictures, name), 'a picture')
}

async function run() {
  const said: string[] = []
  const code = await makePictures(place, (text) => void said.push(text))
  return { code, said: said.join('\n') }
}

function sizesOf(id: string): readonly string[] {
  return [640, 832, 1280, 1920].flatMap((width) => [`${id}-${width}.avif`, `${id}-${width}.webp`])
}

const sizes = sizesOf('lighthouse')

describe('npm run pictures', { timeout: 60_000 }, () => {
  it('makes the sizes that the page asks for from the picture that is there, and says which', async () => {
    const original = await draw('lighthouse.png', 2400, 1800)
    const { code, said } = await run()
    expect(code).toBe(0)
    expect(readdirSync(pictures).toSorted()).toEqual([...sizes, 'lighthouse.png'].toSorted())
    for (const name of sizes) {
      expect(said).toContain(name)
      const [, width = '', kind] = /-(\d+)\.(\w+)$/.exec(name) ?? []
      expect(await sharp(join(pictures, name)).metadata()).toMatchObject({
        format: kind === 'avif' ? 'heif' : kind,
        width: Number(width),
        height: (Number(width) * 9) / 16,
      })
    }
    expect(readFileSync(join(pictures, 'lighthouse.png'))).toEqual(original)
    expect(said).toContain('No page shows lighthouse.png itself: move it out of public/images')
  })

  it('also makes the JPEG that visitors of the gallery can save', async () => {
    writeContent('gallery', { images: [{ id: 'lighthouse' }] })
    await draw('lighthouse.png', 1920, 1080)
    put(sizes)
    await run()
    expect(await sharp(join(pictures, 'lighthouse.jpg')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1920,
      height: 1080,
    })
  })

  it('takes the largest of several, and overwrites none', async () => {
    put(sizes.slice(0, -1))
    await draw('lighthouse-640.webp', 640, 360)
    const small = readFileSync(join(pictures, 'lighthouse-640.webp'))
    await draw('lighthouse.jpg', 1920, 1080)
    const { code, said } = await run()
    expect(code).toBe(0)
    expect(said).toMatch(
      /^Written to public\/images from lighthouse\.jpg: lighthouse-1920\.webp \(\d+ kB\)$/m,
    )
    expect(readFileSync(join(pictures, 'lighthouse-640.webp'))).toEqual(small)
  })

  it('keeps a file small enough for the page, whatever it shows', async () => {
    put(sizes.filter((name) => name !== 'lighthouse-1280.webp'))
    await draw('lighthouse.png', 1920, 1080, 12)
    await run()
    const { length } = readFileSync(join(pictures, 'lighthouse-1280.webp'))
    expect(length).toBeLessThanOrEqual(75_000)
    expect(length).toBeGreaterThan(20_000)
  })

  it('writes nothing where nothing is missing', async () => {
    put(sizes)
    expect(await run()).toEqual({
      code: 0,
      said: 'Every picture that the pages name is there in all its sizes.',
    })
  })

  it.each([
    {
      is: 'is missing',
      add: () => undefined,
      says: 'There is no picture "lighthouse" in public/images. Put one there with this name',
    },
    {
      is: 'is no picture',
      add: () => writeFileSync(join(pictures, 'lighthouse.jpg'), 'a text'),
      says: 'lighthouse.jpg is no picture that can be read',
    },
    {
      is: 'is too small',
      add: () => draw('lighthouse.jpg', 854, 480),
      says: 'lighthouse.jpg is 854 x 480 pixels. Take one of at least 1920 x 1080',
    },
  ])('refuses in plain words one that $is, and makes the others', async ({ add, says }) => {
    const news = ['lighthouse', 'season-3'].map((image) => ({ id: image, image }))
    writeContent('news', { news })
    await draw('season-3.png', 1920, 1080)
    put(sizesOf('season-3').slice(1))
    await add()
    const { code, said } = await run()
    expect([code, said]).toEqual([1, expect.stringContaining(says)])
    expect(readdirSync(pictures)).toContain('season-3-640.avif')
    expect(readdirSync(pictures).filter((name) => sizes.includes(name))).toEqual([])
  })

  it('asks for another name where the picture has that of the file that the gallery offers', async () => {
    writeContent('gallery', { images: [{ id: 'lighthouse' }] })
    await draw('lighthouse.jpg', 2400, 1350)
    const { code, said } = await run()
    expect([code, readdirSync(pictures)]).toEqual([1, ['lighthouse.jpg']])
    expect(said).toContain('Rename it to lighthouse-2400.jpg, and run this again')
  })
})
