import type { Brush } from '../voxels/brush'
import { lamps } from '../voxels/lamps'
import { hash } from '../voxels/noise'
import { palette } from '../voxels/palette'

/** A clay wrestling ring: a square mound 33 wide with sloping sides, a round straw rope on top and two start lines. */
export function sumoRing(middle: Brush): void {
  for (let z = 0; z <= 4; z++) {
    const half = 17 - Math.floor(z / 2)
    middle.box([-half, -half, z], [half, half, z], z === 4 ? palette.sand : palette.clay)
  }
  for (const side of [-15, 15]) {
    middle.box([side, -15, 5], [side, 15, 5], palette.rope)
    middle.box([-15, side, 5], [15, side, 5], palette.rope)
  }
  middle.disc(12, (x, y, away) => {
    if (away > 10.9) middle.block(x, y, 5, hash(4, x, y) > 0.08 ? palette.rope : palette.woodLight)
    else if (away < 10.4 && hash(9, x, y) > 0.86) middle.block(x, y, 4, palette.clayLight)
  })
  middle.box([-2, -3, 4], [-2, 3, 4], palette.cloth)
  middle.box([3, -3, 4], [3, 3, 4], palette.cloth)
  for (const [x, y] of [
    [0, 17],
    [17, 0],
  ] as const)
    steps(middle.at(x, y, 0), x === 0)
}

/** A round paper lantern, 5 wide, that hangs below the brush on a cord. */
export function paperLantern(hook: Brush): void {
  hook.block(0, 0, 0, palette.iron)
  for (let z = -5; z <= -1; z++) {
    const radius = z === -1 || z === -5 ? 1.2 : 2.1
    hook.disc(radius, (x, y) => hook.block(x, y, z, z === -3 ? palette.emberHot : palette.paper))
  }
  hook.block(0, 0, -6, palette.clothHeart)
  hook.lamp(0, 0, -3, lamps.lantern)
}

/** A gate of two posts and two beams with upturned ends, 19 wide along x, 18 high, a paper lantern in its middle. */
export function gate(middle: Brush): void {
  for (const x of [-7, 7]) {
    middle.box([x - 1, -1, 0], [x + 1, 1, 1], palette.obsidian)
    middle.box([x, 0, 2], [x, 0, 15], palette.clothHeart)
    middle.box([x, 1, 2], [x, 1, 15], palette.clothHeart)
    middle.box([x + 1, 0, 2], [x + 1, 1, 15], palette.clothHeart)
  }
  middle.box([-8, 0, 11], [9, 1, 12], palette.clothHeart)
  middle.box([-10, -1, 16], [11, 2, 16], palette.obsidian)
  middle.box([-11, -1, 17], [12, 2, 17], palette.obsidianDark)
  for (const x of [-12, 13]) middle.box([x, -1, 18], [x, 2, 18], palette.obsidianDark)
  paperLantern(middle.at(0, 1, 10))
}

/** A drum on a stand, 9 across, its skin towards y. */
export function drum(middle: Brush): void {
  middle.box([-4, -2, 0], [4, 2, 1], palette.woodDark)
  middle.disc(4.4, (x, up) => {
    for (let y = -3; y <= 3; y++)
      middle.block(x, y, up + 6, Math.abs(y) === 3 ? palette.cloth : palette.clothHeart)
  })
  middle.disc(1.6, (x, up) => middle.block(x, 3, up + 6, palette.obsidian))
}

function steps(foot: Brush, alongX: boolean): void {
  for (let step = 0; step < 4; step++) {
    const out = 4 - step
    if (alongX) foot.box([-2, 0, step], [2, out, step], palette.slabLight)
    else foot.box([0, -2, step], [out, 2, step], palette.slabLight)
  }
}
