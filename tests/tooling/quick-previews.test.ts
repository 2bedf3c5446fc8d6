import sharp from 'sharp'
import { expect, it } from 'vitest'
import { quickPreviews } from '../../src/art/outputs/quick-previews'
import { drawPreview } from '../../src/art/outputs/write-previews'

const card = { slug: 'lost-items', title: 'Lost Items', colour: '#44AA88' }

it('looks like the preview that is drawn at length', async () => {
  const drawn: string[] = []
  const quick = quickPreviews('Test Network', async (name, draw) => {
    drawn.push(name)
    return draw()
  })
  const [ours, theirs] = await Promise.all(
    [await quick(card), await drawPreview(card, 'Test Network')].map((picture) =>
      sharp(picture).raw().toBuffer({ resolveWithObject: true }),
    ),
  )
  expect(ours?.info).toMatchObject({ width: 1200, height: 630 })
  const [a, b] = [ours?.data ?? Buffer.alloc(0), theirs?.data ?? Buffer.alloc(0)]
  const off = a.reduce((sum, part, at) => sum + Math.abs(part - (b[at] ?? 0)), 0)
  expect(off / a.length).toBeLessThan(4)
  await quick({ ...card, slug: 'found-items', colour: '#FF8800' })
  expect(drawn).toEqual(['ground 0', 'ground 128', 'ground 255'])
}, 60_000)
