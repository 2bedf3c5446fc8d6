import type { Brush } from '../voxels/brush'
import { hash } from '../voxels/noise'
import { palette } from '../voxels/palette'

/** A row of clouds across the picture: how far below the middle (in voxel heights), how high in the world, how thick. */
export type CloudRow = {
  readonly below: number
  readonly level: number
  readonly radius: number
  /** Which part of the places along the row have a cloud. */
  readonly keep: number
}

/** How far the picture reaches to the left and right of its middle, in voxel half widths. */
const edge = 122

/** Voxel clouds in rows across the foot of the picture; they may run out of it. */
export function cloudFloor(ground: Brush, rows: readonly CloudRow[], seed: number): void {
  rows.forEach((row, index) => {
    const spacing = row.radius * 1.7
    for (let aside = -edge; aside <= edge; aside += spacing) {
      const chance = (kind: number): number => hash(seed + kind, index, Math.round(aside * 8))
      if (chance(1) > row.keep) continue
      const down = row.below + row.level + (chance(2) - 0.5) * row.radius * 0.8
      const across = aside + (chance(3) - 0.5) * spacing
      cloud(
        ground.at(down + across / 2, down - across / 2, row.level),
        row.radius * (0.75 + chance(4) * 0.5),
        seed + index,
      )
    }
  })
}

/** One cloud: a large puff with smaller ones leaning on it, all built of smooth steps. */
function cloud(middle: Brush, radius: number, seed: number): void {
  const [ox, oy] = middle.origin
  puff(middle, radius)
  for (let index = 0; index < 3; index++) {
    const angle = hash(seed + index, Math.round(ox), Math.round(oy)) * Math.PI * 2
    const away = radius * 0.95
    puff(middle.at(Math.cos(angle) * away, Math.sin(angle) * away, -1), radius * (0.5 + index * 0.08))
  }
}

// Steps two voxels high keep the surface calm.
function puff(middle: Brush, radius: number): void {
  const layers = Math.max(2, Math.round(radius * 0.34))
  for (let layer = -1; layer < layers; layer++) {
    const part = Math.abs(layer + 0.2) / layers
    const reach = radius * Math.sqrt(Math.max(0, 1 - part * part))
    const stuff = layer >= layers - 2 ? palette.cloudWarm : palette.cloud
    middle.disc(reach, (x, y) => middle.box([x, y, layer * 2], [x, y, layer * 2 + 1], stuff))
  }
}
