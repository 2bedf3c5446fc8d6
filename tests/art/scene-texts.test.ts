import { describe, expect, it } from 'vitest'
import { galleryScenes } from '../../src/art/scenes/all-scenes'
import texts from '../../src/art/scenes.json'

const described = [...texts.gallery, texts.hero]

describe('the texts of the scenes', () => {
  it('stand in the order of the gallery', () => {
    expect(texts.gallery.map((scene) => scene.id)).toEqual(galleryScenes.map((scene) => scene.id))
  })

  it('give every picture an alternative text of its own', () => {
    const alts = described.map((scene) => scene.alt)
    expect(alts.every((alt) => alt.length > 40)).toBe(true)
    expect(new Set(alts).size).toBe(alts.length)
  })

  it('give every gallery picture its own title and caption', () => {
    const words = texts.gallery.flatMap((scene) => [scene.title, scene.caption])
    expect(words).not.toContain('')
    expect(new Set(words).size).toBe(words.length)
  })
})
