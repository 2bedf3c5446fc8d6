/** A point or direction in the voxel world: x runs right-down on the picture, y left-down, z up. */
export type Vec = readonly [x: number, y: number, z: number]

/** The direction `v` with length 1. A vector of length 0 is not a direction and gives NaN. */
export function unit([x, y, z]: Vec): Vec {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

/** How far two directions agree: 1 the same, 0 at right angles, -1 opposite (for unit vectors). */
export function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}
