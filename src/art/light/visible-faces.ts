import type { Material } from '../voxels/material'
import type { Vec } from '../voxels/vec'
import type { VoxelMap } from '../voxels/voxel-map'
import type { Side } from './sides'

/** One side of a voxel that can be seen, at least in part. */
export type Face = { readonly cell: Vec; readonly side: Side; readonly material: Material }

const sides: readonly Side[] = ['top', 'right', 'left']

/**
 * The faces the viewer sees, from the back to the front. In this projection every face covers exactly two triangles
 * of a fixed lattice, so what is hidden is found without any rounding: per triangle the nearest face wins.
 */
export function visibleFaces(voxels: VoxelMap): readonly Face[] {
  const nearest = new Map<number, { depth: number; face: Face }>()
  for (const { x, y, z, material } of voxels) {
    for (const side of sides) {
      if (isCovered(voxels, [x, y, z], side)) continue
      const entry = { depth: x + y + z, face: { cell: [x, y, z] as const, side, material } }
      for (const triangle of trianglesOf(x - z, y - z, side)) {
        const rival = nearest.get(triangle)
        if (rival === undefined || rival.depth < entry.depth) nearest.set(triangle, entry)
      }
    }
  }
  return [...new Set(nearest.values())].sort((a, b) => a.depth - b.depth).map((entry) => entry.face)
}

function isCovered(voxels: VoxelMap, [x, y, z]: Vec, side: Side): boolean {
  if (side === 'top') return voxels.get(x, y, z + 1) !== undefined
  return side === 'right' ? voxels.get(x + 1, y, z) !== undefined : voxels.get(x, y + 1, z) !== undefined
}

// Each lattice cell (a, b) is cut along its upright diagonal into a left triangle (even) and a right one (odd).
function trianglesOf(a: number, b: number, side: Side): readonly [number, number] {
  if (side === 'top') return [triangle(a - 1, b - 1, 0), triangle(a - 1, b - 1, 1)]
  return side === 'right'
    ? [triangle(a, b, 1), triangle(a, b - 1, 0)]
    : [triangle(a, b, 0), triangle(a - 1, b, 1)]
}

function triangle(a: number, b: number, right: 0 | 1): number {
  return ((a + 4096) * 8192 + (b + 4096)) * 2 + right
}
