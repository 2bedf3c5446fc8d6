import type { Brush } from '../voxels/brush'
import type { Material } from '../voxels/material'
import { palette } from '../voxels/palette'

/** A square column with foot and head; a `broken` one ends in a jagged top without a head. */
export function column(foot: Brush, height: number, broken = false): void {
  foot.box([-2, -2, 0], [2, 2, 0], palette.slabLight)
  foot.box([-1, -1, 1], [1, 1, height], palette.slab)
  for (let z = 3; z < height; z += 5) foot.box([-1, -1, z], [1, 1, z], palette.slabWorn)
  if (broken) {
    foot.clear(1, 1, height)
    foot.clear(0, 1, height)
    foot.clear(1, 1, height - 1)
    return
  }
  foot.box([-2, -2, height + 1], [2, 2, height + 1], palette.slabLight)
}

/** A part of a round beam on columns: from one angle to another (radians), 3 wide and 2 high. */
export function curvedBeam(middle: Brush, radius: number, from: number, to: number): void {
  for (let angle = from; angle <= to; angle += 0.4 / radius) {
    for (const aside of [-1, 0, 1]) {
      const [x, y] = [Math.cos(angle) * (radius + aside), Math.sin(angle) * (radius + aside)]
      middle.block(x, y, 0, palette.slab)
      middle.block(x, y, 1, palette.slabLight)
    }
  }
}

/** A cloth 7 wide hanging down from the brush towards y, with a light border and the heart on it. */
export function banner(top: Brush, height: number, cloth: Material): void {
  for (let x = -3; x <= 3; x++) {
    const end = height - Math.abs(Math.abs(x) - 3)
    for (let z = 0; z < end; z++) top.block(x, 0, -z, Math.abs(x) === 3 ? palette.clothEmber : cloth)
  }
  for (const [x, z] of sign) top.block(x, 0, -z - 3, palette.cloth)
  top.box([-4, 0, 1], [4, 0, 1], palette.brass)
}

const sign = [
  [-2, 0],
  [-1, 0],
  [1, 0],
  [2, 0],
  [-2, 1],
  [-1, 1],
  [0, 1],
  [1, 1],
  [2, 1],
  [-1, 2],
  [0, 2],
  [1, 2],
  [0, 3],
] as const
