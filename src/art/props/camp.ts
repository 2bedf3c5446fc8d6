import type { Brush } from '../voxels/brush'
import { lamps } from '../voxels/lamps'
import type { Material } from '../voxels/material'
import { hash } from '../voxels/noise'
import { palette } from '../voxels/palette'
import { flame } from './lantern'

/** A ridge tent, 9 long towards x and 9 wide, its lit opening towards x. */
export function tent(middle: Brush, cloth: Material): void {
  for (let z = 0; z <= 6; z++) {
    const half = 6 - z
    for (let x = -5; x <= 4; x++) {
      middle.block(x, half, z, z === 0 ? palette.clothEmber : cloth)
      middle.block(x, -half, z, z === 0 ? palette.clothEmber : cloth)
    }
    if (half === 0) continue
    for (let y = -half + 1; y < half; y++) {
      middle.block(-5, y, z, cloth)
      if (z < 5 && Math.abs(y) > half - 3) middle.block(4, y, z, cloth)
    }
  }
  middle.box([-6, 0, 7], [5, 0, 7], palette.woodLight)
  middle.box([-4, -4, 0], [3, 4, 0], palette.clothHeart)
  middle.block(0, 0, 1, palette.window)
  middle.lamp(2, 0, 2, lamps.candle)
}

/** A camp fire in a ring of stones, with four log seats around it. */
export function campFire(middle: Brush): void {
  middle.disc(3.3, (x, y, away) => {
    if (away > 2.4) middle.block(x, y, 0, hash(1, x, y) > 0.5 ? palette.paleDark : palette.slabLight)
    else middle.block(x, y, 0, palette.emberDim)
  })
  middle.box([-1, 0, 1], [1, 0, 1], palette.woodDark)
  middle.box([0, -1, 1], [0, 1, 1], palette.woodDark)
  flame(middle.at(0, 0, 2))
  for (const [x, y, along] of seats) {
    const from = along === 'x' ? ([x - 2, y, 0] as const) : ([x, y - 2, 0] as const)
    const to = along === 'x' ? ([x + 2, y, 1] as const) : ([x, y + 2, 1] as const)
    middle.box(from, to, palette.wood)
  }
}

/** A wooden crate, `size` wide and high, with lighter edges. */
export function crate(corner: Brush, size = 3): void {
  const end = size - 1
  corner.box([0, 0, 0], [end, end, end], palette.plank)
  for (const [x, y] of [
    [0, 0],
    [0, end],
    [end, 0],
    [end, end],
  ] as const) {
    corner.box([x, y, 0], [x, y, end], palette.woodDark)
  }
  for (const z of [0, end]) {
    corner.box([0, end, z], [end, end, z], palette.woodLight)
    corner.box([end, 0, z], [end, end, z], palette.woodLight)
  }
}

/** A barrel, 3 wide and 4 high, with iron hoops. */
export function barrel(middle: Brush): void {
  middle.disc(1.5, (x, y) => {
    middle.box([x, y, 0], [x, y, 3], palette.wood)
    middle.block(x, y, 1, palette.iron)
    middle.block(x, y, 3, x === 0 && y === 0 ? palette.woodDark : palette.iron)
  })
}

/** A stack of cut logs, 6 long towards x. */
export function logPile(corner: Brush): void {
  for (const [y, z] of [
    [0, 0],
    [2, 0],
    [4, 0],
    [1, 1],
    [3, 1],
    [2, 2],
  ] as const) {
    corner.box([0, y, z], [5, y + 1, z], palette.woodDark)
    corner.box([6, y, z], [6, y + 1, z], palette.woodLight)
  }
}

const seats = [
  [0, 7, 'x'],
  [0, -7, 'x'],
  [7, 0, 'y'],
  [-7, 0, 'y'],
] as const
