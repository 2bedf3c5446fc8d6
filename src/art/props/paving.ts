import type { Material } from '../voxels/material'
import { hash } from '../voxels/noise'

/** The stones of a round paving: one for joints, the others for slabs from rare to common. */
export type Paving = { readonly joint: Material; readonly slabs: readonly [Material, Material, Material] }

const ringWidth = 4.6

/** The stone at a place of a paving laid in rings around the middle, with dark joints between the slabs. */
export function pavedWith({ joint, slabs }: Paving, x: number, y: number, seed: number): Material {
  const away = Math.hypot(x, y)
  const ring = Math.floor(away / ringWidth)
  const stones = 6 + ring * 6
  const along = (Math.atan2(y, x) / (Math.PI * 2)) * stones + ring * 0.37
  const fromSide = (along - Math.floor(along)) * (away / stones) * Math.PI * 2
  if (away % ringWidth < 0.85 || fromSide < 0.8) return joint
  const chance = hash(seed + 1, ring, Math.floor(along))
  return chance > 0.72 ? slabs[0] : chance > 0.3 ? slabs[1] : slabs[2]
}
