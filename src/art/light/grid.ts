import type { Material } from '../voxels/material'
import type { Voxel, VoxelMap } from '../voxels/voxel-map'

/** The voxels of a stage as a dense block, for rays that ask millions of times. */
export type Grid = {
  readonly low: readonly [number, number, number]
  readonly size: readonly [number, number, number]
  /** 0 is air, else the place in `materials` plus 1. */
  readonly cells: Uint16Array
  readonly materials: readonly Material[]
}

/** A dense copy of maps; where two have a voxel, the last counts. No voxel gives a grid without cells. */
export function gridOf(...maps: readonly VoxelMap[]): Grid {
  const voxels = maps.flatMap((map) => [...map])
  const { low, size } = boundsOf(voxels)
  const cells = new Uint16Array(size[0] * size[1] * size[2])
  const numbers = new Map<Material, number>()
  for (const { x, y, z, material } of voxels) {
    const number = numbers.get(material) ?? numbers.size + 1
    numbers.set(material, number)
    cells[((x - low[0]) * size[1] + (y - low[1])) * size[2] + (z - low[2])] = number
  }
  return { low, size, cells, materials: [...numbers.keys()] }
}

function boundsOf(voxels: readonly Voxel[]): Pick<Grid, 'low' | 'size'> {
  const low: [number, number, number] = [Infinity, Infinity, Infinity]
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const { x, y, z } of voxels) {
    widen(low, high, 0, x)
    widen(low, high, 1, y)
    widen(low, high, 2, z)
  }
  if (voxels.length === 0) return { low: [0, 0, 0], size: [0, 0, 0] }
  return { low, size: [high[0] - low[0] + 1, high[1] - low[1] + 1, high[2] - low[2] + 1] }
}

function widen(low: number[], high: number[], axis: 0 | 1 | 2, value: number): void {
  low[axis] = Math.min(low[axis] ?? value, value)
  high[axis] = Math.max(high[axis] ?? value, value)
}
