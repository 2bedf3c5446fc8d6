import type { Material } from '../voxels/material'
import type { Vec } from '../voxels/vec'
import type { Grid } from './grid'

/** Where a ray ended: the voxel it met, or undefined when it left the scene. */
export type Hit = { readonly material: Material; readonly cell: Vec; readonly distance: number }

/**
 * Walks a ray cell by cell through the grid and returns the first voxel that stops it within `reach`.
 * `passes` names materials the ray goes through (a lamp's own glass); by default none.
 */
export function trace(
  grid: Grid,
  from: Vec,
  direction: Vec,
  reach: number,
  passes?: (material: Material) => boolean,
): Hit | undefined {
  const [nx, ny, nz] = grid.size
  let x = Math.floor(from[0]) - grid.low[0]
  let y = Math.floor(from[1]) - grid.low[1]
  let z = Math.floor(from[2]) - grid.low[2]
  const [sx, sy, sz] = [Math.sign(direction[0]), Math.sign(direction[1]), Math.sign(direction[2])]
  const [dx, dy, dz] = [1 / Math.abs(direction[0]), 1 / Math.abs(direction[1]), 1 / Math.abs(direction[2])]
  let tx = firstWall(from[0], direction[0])
  let ty = firstWall(from[1], direction[1])
  let tz = firstWall(from[2], direction[2])
  for (;;) {
    let distance: number
    if (tx <= ty && tx <= tz) {
      distance = tx
      x += sx
      tx += dx
    } else if (ty <= tz) {
      distance = ty
      y += sy
      ty += dy
    } else {
      distance = tz
      z += sz
      tz += dz
    }
    if (distance > reach || leaves(x, sx, nx) || leaves(y, sy, ny) || leaves(z, sz, nz)) return undefined
    if (x < 0 || y < 0 || z < 0 || x >= nx || y >= ny || z >= nz) continue
    const number = grid.cells[(x * ny + y) * nz + z] ?? 0
    const material = grid.materials[number - 1]
    if (material === undefined || passes?.(material) === true) continue
    return { material, cell: [x + grid.low[0], y + grid.low[1], z + grid.low[2]], distance }
  }
}

// How far along the ray the first cell wall of one axis is.
function firstWall(from: number, direction: number): number {
  if (direction === 0) return Infinity
  const inside = from - Math.floor(from)
  return direction > 0 ? (1 - inside) / direction : inside / -direction
}

function leaves(cell: number, step: number, count: number): boolean {
  return step > 0 ? cell >= count : step < 0 ? cell < 0 : cell < 0 || cell >= count
}
