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

const posts = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const
