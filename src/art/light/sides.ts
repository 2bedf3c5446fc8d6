import type { Vec } from '../voxels/vec'

/** The three sides of a voxel that the viewer can see. */
export type Side = 'top' | 'right' | 'left'

/** Where each side looks. */
export const normals: Readonly<Record<Side, Vec>> = { top: [0, 0, 1], right: [1, 0, 0], left: [0, 1, 0] }

/** How bright each side is in plain daylight: the three shades of every cube of the design. */
export const shades: Readonly<Record<Side, number>> = { top: 1, right: 0.66, left: 0.42 }

/** The corners of each side, seen from the voxel's low corner, in order around it. */
export const corners: Readonly<Record<Side, readonly Vec[]>> = {
  top: [
    [0, 0, 1],
    [1, 0, 1],
    [1, 1, 1],
    [0, 1, 1],
  ],
  right: [
    [1, 0, 0],
    [1, 1, 0],
    [1, 1, 1],
    [1, 0, 1],
  ],
  left: [
    [0, 1, 0],
    [1, 1, 0],
    [1, 1, 1],
    [0, 1, 1],
  ],
}

/** The middle of a side, a hair in front of it, so that a ray that starts there does not meet its own voxel. */
export function centreOf(cell: Vec, side: Side): Vec {
  const n = normals[side]
  return [cell[0] + 0.5 + n[0] * 0.501, cell[1] + 0.5 + n[1] * 0.501, cell[2] + 0.5 + n[2] * 0.501]
}
