import type { Brush } from '../voxels/brush'
import type { Material } from '../voxels/material'
import { hash, hills, noise2 } from '../voxels/noise'
import { palette } from '../voxels/palette'

/** The shape and cover of a floating round island. */
export type Ground = {
  readonly seed: number
  readonly radius: number
  /** How far the rock hangs down in the middle. */
  readonly depth: number
  /** How far the coast strays from a circle, in voxels. */
  readonly wobble: number
  /** The height of the ground; `distance` is 0 in the middle and 1 at the coast. */
  readonly height: (x: number, y: number, distance: number) => number
  /** What lies on top. */
  readonly cover: (x: number, y: number, z: number) => Material
}

/** Heaps up a floating island around the brush: cover, soil, banded rock that runs out in hanging tips. */
export function island(ground: Brush, shape: Ground): void {
  ground.disc(shape.radius + shape.wobble, (x, y, away) => {
    const distance = away / coastAt(shape, x, y)
    if (distance > 1) return
    const top = Math.round(shape.height(x, y, distance))
    const bottom = -Math.round(hang(shape, x, y, distance))
    for (let z = Math.min(bottom, top); z < top; z++) ground.block(x, y, z, rock(shape.seed, x, y, z, top))
    ground.block(x, y, top, shape.cover(x, y, top))
  })
}

/** How far the coast is from the middle in the direction of a place. */
function coastAt({ radius, wobble, seed }: Ground, x: number, y: number): number {
  const away = Math.hypot(x, y) || 1
  const along = hills(seed + 3, (x / away) * 2.2 + 9, (y / away) * 2.2 + 9)
  return radius + (along - 0.5) * 2 * wobble
}

// The rock ends in terraces a few voxels high: a smooth slope would lie along the view and flicker.
function hang({ seed, depth }: Ground, x: number, y: number, distance: number): number {
  const bowl = (1 - distance ** 1.9) ** 0.85
  const tips = Math.max(0, noise2(seed + 5, x / 7, y / 7) - 0.4) * 1.6
  const deep =
    depth * bowl * (0.66 + 0.3 * noise2(seed + 4, x / 15, y / 15)) +
    depth * 0.4 * tips * (1 - distance) ** 0.5
  const step = Math.max(3, depth / 8)
  return 3 + Math.round(deep / step) * step
}

function rock(seed: number, x: number, y: number, z: number, top: number): Material {
  const under = top - z
  if (under <= 2 + Math.floor(hash(seed, x, y) * 2)) return palette.soil
  const band = z + Math.round(noise2(seed + 6, x / 11, y / 11) * 7)
  const step = ((band % 13) + 13) % 13
  if (step < 2) return palette.cliffBand
  return step < 7 ? palette.cliff : palette.cliffDark
}
