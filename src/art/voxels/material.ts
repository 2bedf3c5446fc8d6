import { lightOf, type Light } from './colour'

/** What a voxel is made of. */
export type Material = {
  /** Its colour in full white light. */
  readonly colour: Light
  /** How strongly it shines by itself: 0 not at all, 1 as bright as white paper in full light. */
  readonly glow: number
  /** How much the single voxels differ, as a part of their brightness: 0.05 is ±5 %. */
  readonly jitter: number
  /** Water mirrors what stands behind it and lets light through to lamps. */
  readonly water: boolean
  /** How far light seeps through it and softens its three shades: 0 stone, 0.3 leaves, 0.7 cloud. */
  readonly soft: number
}

/** A material from "#RRGGBB"; what is not given is plain: no glow, ±5 %, no water. */
export function material(hex: string, traits: Partial<Omit<Material, 'colour'>> = {}): Material {
  return { colour: lightOf(hex), glow: 0, jitter: 0.05, water: false, soft: 0, ...traits }
}
