import type { Vec } from '../voxels/vec'

/** Where a stage lies on the picture, in pixels of a 1920 x 1080 picture. */
export type View = {
  /** Half the width of a voxel, and its height. */
  readonly size: number
  /** Where the point 0, 0, 0 is drawn. */
  readonly centre: readonly [x: number, y: number]
}

/** The point of the picture where a point of the voxel world is drawn. */
export function project({ size, centre }: View, [x, y, z]: Vec): readonly [number, number] {
  return [centre[0] + (x - y) * size, centre[1] + ((x + y) / 2 - z) * size]
}
