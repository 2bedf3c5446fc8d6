import type { Brush } from '../voxels/brush'
import type { Material } from '../voxels/material'
import { hash } from '../voxels/noise'
import { palette } from '../voxels/palette'

const tiers = 4
const tierDepth = 2.6
const tierHeight = 3

/**
 * Stone seats behind an arena in four high steps from `inner` outwards. They stand only where the viewer looks at them;
 * in front lies a low kerb, so that the floor stays in sight.
 */
export function stands(middle: Brush, inner: number, seed: number): void {
  const outer = inner + tiers * tierDepth
  middle.disc(outer, (x, y, away) => {
    if (away < inner) return
    const tier = Math.floor((away - inner) / tierDepth) + 1
    const high = behindness(x, y) > -0.12 ? Math.min(tiers, tier) * tierHeight : tier === 1 ? 1 : 0
    for (let z = 0; z <= high; z++) middle.block(x, y, z, seatStone(x, y, z, high, seed))
  })
}

/** How far behind the middle a place is, as the viewer sees it: 1 at the very back, -1 in front. */
export function behindness(x: number, y: number): number {
  return -(x + y) / (Math.hypot(x, y) * Math.SQRT2 || 1)
}

function seatStone(x: number, y: number, z: number, high: number, seed: number): Material {
  const stone = Math.floor((Math.atan2(y, x) / Math.PI) * 26)
  if (high === 0)
    return hash(seed, stone, Math.floor(Math.hypot(x, y) / 3)) > 0.6 ? palette.slab : palette.slabWorn
  if (z === high) return hash(seed, stone, high) > 0.5 ? palette.slabLight : palette.slab
  return z === high - 1 ? palette.slab : palette.slabWorn
}
