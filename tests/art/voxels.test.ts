import { describe, expect, it } from 'vitest'
import { visibleFaces } from '../../src/art/light/visible-faces'
import { Brush } from '../../src/art/voxels/brush'
import { material } from '../../src/art/voxels/material'
import { palette } from '../../src/art/voxels/palette'
import { emptyStage } from '../../src/art/voxels/stage'
import { VoxelMap } from '../../src/art/voxels/voxel-map'

const stone = material('#808080')

describe('voxels', () => {
  it('refuses a voxel outside the map', () => {
    expect(() => new VoxelMap().set(512, 0, 0, stone)).toThrow(RangeError)
  })

  it('gives back every voxel where it was set', () => {
    const map = new VoxelMap()
    map.set(-512, 511, -1, stone)
    expect([...map]).toEqual([{ x: -512, y: 511, z: -1, material: stone }])
  })

  it('turns a brush by quarters', () => {
    const stage = emptyStage()
    new Brush(stage).at(10, 0, 0, 1).block(2, 0, 0, stone)
    expect(stage.voxels.get(10, 2, 0)).toBe(stone)
  })

  it('shows the three near sides of a lone voxel', () => {
    const map = new VoxelMap()
    map.set(0, 0, 0, stone)
    expect(
      visibleFaces(map)
        .map((face) => face.side)
        .toSorted(),
    ).toEqual(['left', 'right', 'top'])
  })

  it('hides what stands straight behind another voxel', () => {
    const map = new VoxelMap()
    map.set(0, 0, 0, stone)
    map.set(3, 3, 3, stone)
    expect(visibleFaces(map).every((face) => face.cell[0] === 3)).toBe(true)
  })

  it('sorts faces from the back to the front', () => {
    const map = new VoxelMap()
    for (const place of [5, 0, 9]) map.set(place, 0, 0, stone)
    const depths = visibleFaces(map).map(({ cell }) => cell[0])
    expect(depths).toEqual(depths.toSorted((a, b) => a - b))
  })

  it('has one heart red that shines', () => {
    expect(palette.heart.glow).toBeGreaterThan(0)
  })
})
