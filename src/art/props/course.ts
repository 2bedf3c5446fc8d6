import type { Brush } from '../voxels/brush'
import { lamps } from '../voxels/lamps'
import type { Material } from '../voxels/material'
import { palette } from '../voxels/palette'

/** A floating jump pad, 2 * half + 1 wide, with a coloured top on a tapering stone. */
export function jumpPad(middle: Brush, half: number, top: Material): void {
  middle.box([-half, -half, 0], [half, half, 0], top)
  middle.box([-half, -half, -1], [half, half, -1], palette.pale)
  for (let down = 1; down <= half; down++) {
    middle.box(
      [-half + down, -half + down, -1 - down],
      [half - down, half - down, -1 - down],
      palette.paleDark,
    )
  }
}

/** A checkpoint: a shining hoop to jump through, upright along x, with its lowest point at the brush. */
export function hoop(foot: Brush): void {
  foot.disc(5.4, (x, up, away) => {
    if (away > 4.2) foot.block(x, 0, up + 5, palette.ember)
  })
  foot.lamp(0, 1, 5, lamps.lantern)
}

/** A log to balance on, `length` long towards x or y. */
export function beam(start: Brush, length: number): void {
  start.box([0, 0, 0], [length, 1, 0], palette.wood)
  start.box([length, 0, 0], [length, 1, 0], palette.woodLight)
}

/** An open wooden tower of posts, braces and three platforms, 11 wide; `height` is its top floor. */
export function scaffold(foot: Brush, height: number): void {
  for (const x of [-5, 5]) for (const y of [-5, 5]) foot.box([x, y, 0], [x, y, height], palette.woodDark)
  for (let z = 0; z < height; z++) {
    const swing = Math.abs((z % 20) - 10) - 5
    foot.block(swing, 5, z, palette.woodLight)
    foot.block(5, -swing, z, palette.woodLight)
  }
  for (const z of [Math.round(height / 2), height]) {
    foot.box([-6, -6, z], [6, 6, z], palette.plank)
    foot.box([-6, 6, z], [6, 6, z], palette.wood)
    foot.box([6, -6, z], [6, 6, z], palette.wood)
  }
}
