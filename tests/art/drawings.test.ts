import { describe, expect, it } from 'vitest'
import drawings from '../../src/art/drawings.json'
import { previewFingerprint, sceneFingerprint } from '../../src/art/outputs/drawings'
import { formsFolder } from '../../src/art/outputs/public-folder'
import { previewCards } from '../../src/art/previews/preview-cards'
import { allScenes } from '../../src/art/scenes/all-scenes'

// When one of these fails, run `npm run images` and look at what it drew.
describe('the committed pictures', () => {
  it.each(allScenes.map((scene) => [scene.id, scene] as const))('show %s as it is now', (id, scene) => {
    expect(drawings.scenes).toHaveProperty(id, sceneFingerprint(scene))
  })

  it('name the forms they were drawn for with the titles and colours of now', async () => {
    const cards = await previewCards(formsFolder)
    const now = Object.fromEntries(cards.map((card) => [card.slug, previewFingerprint(card)]))
    expect(now).toMatchObject(drawings.previews)
  })
})
