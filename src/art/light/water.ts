import { add, blend, scale, tint, type Light } from '../voxels/colour'
import { hash, noise2 } from '../voxels/noise'
import { unit, type Vec } from '../voxels/vec'
import { roughLampLight } from './lamp-light'
import { skyLight } from './mood'
import type { Surroundings } from './shade'
import { trace } from './trace'

/**
 * A water surface as the viewer sees it: its own lit colour, with a mirror of what stands or shines behind it, broken
 * by ripples.
 */
export function mirrored(matt: Light, cell: Vec, from: Vec, around: Surroundings): Light {
  const direction = rippled(cell, around.seed)
  const hit = trace(around.grid, from, direction, 60, (material) => material.water)
  const mirror =
    hit === undefined
      ? skyLight(around.mood, direction)
      : add(
          tint(roughSurroundingLight(hit.cell, around), hit.material.colour),
          scale(hit.material.colour, hit.material.glow * 1.5),
        )
  const clearness = 0.34 + 0.16 * hash(around.seed + 5, cell[0], cell[1])
  return blend(matt, mirror, clearness)
}

function roughSurroundingLight(cell: Vec, { mood, lamps }: Surroundings): Light {
  return add(scale(mood.horizon, mood.ambient * 0.6), roughLampLight(lamps, cell))
}

// The viewer looks along (-1, -1, -1); still water would send the look on along (-1, -1, 1).
function rippled([x, y]: Vec, seed: number): Vec {
  const across = (noise2(seed + 11, x / 2.3, y / 2.3) - 0.5) * 0.5
  const upwards = (noise2(seed + 12, x / 1.7, y / 1.7) - 0.5) * 0.5
  return unit([-1 + across, -1 - across, 1 + upwards])
}
