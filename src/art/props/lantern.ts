import type { Brush } from '../voxels/brush'
import { lamps } from '../voxels/lamps'
import { palette } from '../voxels/palette'

/** A stone lantern pillar, 13 high: foot, shaft, lit glass between four posts, cap. */
export function stoneLantern(foot: Brush): void {
  foot.box([-2, -2, 0], [2, 2, 0], palette.slab)
  foot.box([-1, -1, 1], [1, 1, 6], palette.obsidian)
  foot.box([-1, -1, 3], [1, 1, 3], palette.slab)
  foot.box([-2, -2, 7], [2, 2, 7], palette.slabLight)
  foot.box([-1, -1, 8], [1, 1, 10], palette.ember)
  foot.box([0, 0, 8], [0, 0, 10], palette.emberHot)
  for (const [x, y] of posts) foot.box([x, y, 8], [x, y, 10], palette.obsidianDark)
  foot.box([-2, -2, 11], [2, 2, 11], palette.slab)
  foot.box([-1, -1, 12], [1, 1, 12], palette.obsidian)
  foot.block(0, 0, 13, palette.brass)
  foot.lamp(0, 0, 9, lamps.lantern)
}

/** A wooden post with a lantern hanging from its arm towards x, 9 high. */
export function postLantern(foot: Brush): void {
  foot.box([0, 0, 0], [0, 0, 8], palette.woodDark)
  foot.box([1, 0, 8], [2, 0, 8], palette.woodDark)
  hangingLantern(foot.at(2, 0, 7))
}

/** A small lantern that hangs below the brush, 3 high. */
export function hangingLantern(hook: Brush): void {
  hook.block(0, 0, 0, palette.iron)
  hook.block(0, 0, -1, palette.emberHot)
  hook.block(0, 0, -2, palette.ember)
  hook.lamp(0, 0, -1, lamps.candle)
}

/** A bowl of fire on a stone foot, 6 high. */
export function fireBowl(foot: Brush): void {
  foot.box([-1, -1, 0], [1, 1, 1], palette.obsidian)
  foot.box([0, 0, 2], [0, 0, 2], palette.obsidianDark)
  foot.disc(2.3, (x, y, away) => foot.block(x, y, 3, away > 1.6 ? palette.brass : palette.emberDim))
  flame(foot.at(0, 0, 4))
}

/** A flame, 4 high. */
export function flame(foot: Brush): void {
  foot.disc(1.2, (x, y) => foot.block(x, y, 0, palette.flame))
  foot.box([0, 0, 0], [0, 0, 2], palette.emberHot)
  foot.block(1, 0, 1, palette.ember)
  foot.block(0, 1, 1, palette.ember)
  foot.block(0, 0, 3, palette.ember)
  foot.lamp(0, 0, 2, lamps.fire)
}

const posts = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const
