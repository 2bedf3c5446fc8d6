import type { Brush } from '../voxels/brush'
import { lamps } from '../voxels/lamps'
import type { Material } from '../voxels/material'
import { hash } from '../voxels/noise'
import { palette } from '../voxels/palette'

/** What a house is built of and how large it is, in voxels; its ridge runs along x. */
export type HousePlan = {
  readonly length: number
  readonly depth: number
  readonly walls: number
  readonly wall: Material
  readonly roof: Material
}

/** A timbered house with lit windows, a door towards y and a pitched roof; the brush is its low back corner. */
export function house(corner: Brush, plan: HousePlan): void {
  const { length, depth, walls, wall } = plan
  corner.box([0, 0, 0], [length, depth, 0], palette.slabLight)
  corner.box([0, 0, 1], [length, depth, walls], wall)
  for (const x of [0, length])
    for (const y of [0, depth]) corner.box([x, y, 1], [x, y, walls], palette.woodDark)
  corner.box([0, depth, walls], [length, depth, walls], palette.woodDark)
  corner.box([length, 0, walls], [length, depth, walls], palette.woodDark)
  door(corner, Math.round(length / 2), depth)
  for (const x of [Math.round(length * 0.2), Math.round(length * 0.8)]) window(corner, x, depth)
  sideWindow(corner, length, Math.round(depth / 2))
  gableRoof(corner.at(0, 0, walls + 1), plan)
}

function door(corner: Brush, x: number, y: number): void {
  corner.box([x - 1, y, 1], [x + 1, y, 4], palette.woodDark)
  corner.box([x, y, 1], [x, y, 3], palette.wood)
}

function window(corner: Brush, x: number, y: number): void {
  corner.box([x - 1, y, 3], [x, y, 4], palette.window)
  corner.box([x - 1, y, 2], [x, y, 2], palette.woodLight)
  corner.lamp(x, y + 2, 4, lamps.window)
}

function sideWindow(corner: Brush, x: number, y: number): void {
  corner.box([x, y - 1, 3], [x, y + 1, 4], palette.window)
  corner.box([x, y, 3], [x, y, 4], palette.woodDark)
  corner.lamp(x + 2, y, 4, lamps.window)
}

function gableRoof(eaves: Brush, { length, depth, wall, roof }: HousePlan): void {
  const half = Math.ceil((depth + 2) / 2)
  for (let step = 0; step <= half; step++) {
    const [front, back] = [depth + 1 - step, step - 1]
    if (front < back) return
    for (let x = -1; x <= length + 1; x++) {
      const tile = hash(3, x, step) > 0.75 ? palette.woodDark : roof
      eaves.block(x, front, step, tile)
      eaves.block(x, back, step, tile)
    }
    if (front - back > 2) eaves.box([length, back + 1, step], [length, front - 1, step], wall)
  }
}
