import { describe, expect, it } from 'vitest'
import { layersOf } from '../../src/art/paint/layers'
import { bridgeFrame } from '../../src/art/outputs/picture-files'
import { brokenBridge } from '../../src/art/scenes/broken-bridge'

describe('a drawing', () => {
  const first = layersOf(brokenBridge, bridgeFrame)

  it('is the same text from the same scene', () => {
    expect(layersOf(brokenBridge, bridgeFrame)).toEqual(first)
  })

  it('is another text from another seed', () => {
    expect(layersOf({ ...brokenBridge, seed: brokenBridge.seed + 1 }, bridgeFrame).voxels).not.toBe(
      first.voxels,
    )
  })

  it('needs no font and no outside file', () => {
    expect(Object.values(first).join('')).not.toMatch(/<text|<image|href|font/)
  })
})
