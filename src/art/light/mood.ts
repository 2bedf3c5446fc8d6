import { add, blend, scale, type Light } from '../voxels/colour'
import { dot, type Vec } from '../voxels/vec'

/** The air and the daylight of a scene. Colours are amounts of light. */
export type Mood = {
  readonly zenith: Light
  readonly horizon: Light
  /** The sky around the sun, added to the horizon there. */
  readonly afterglow: Light
  /** What shines up from under the island: lit mist, clouds. */
  readonly below: Light
  /** How much of the sky's light reaches surfaces. */
  readonly ambient: number
  /** Towards the sun or moon, length 1. */
  readonly sunward: Vec
  readonly sun: Light
  /** A weak light without shadows on what the sun does not reach: the glow of the other half of the sky. */
  readonly fillTowards: Vec
  readonly fill: Light
  /** How soft the sun's shadows are: radius of the sun at distance 1. */
  readonly sunSoftness: number
  /** Haze that grows with the distance from the viewer; `near` and `far` are x + y of a voxel. At most 0.35. */
  readonly fog: { readonly colour: Light; readonly near: number; readonly far: number; readonly most: number }
  /** Mist that swallows what hangs low; `high` and `low` are heights. */
  readonly mist: {
    readonly colour: Light
    readonly high: number
    readonly low: number
    readonly most: number
  }
}

/** The light that comes from the open sky in one direction. */
export function skyLight(mood: Mood, direction: Vec): Light {
  const up = direction[2]
  const base =
    up > 0
      ? blend(mood.horizon, mood.zenith, up ** 0.6)
      : blend(mood.horizon, mood.below, Math.min(1, Math.sqrt(-up) * 1.3))
  const towards = Math.max(0, dot(direction, mood.sunward))
  return add(base, scale(mood.afterglow, towards ** 4))
}

/** A lit colour as seen through the haze between it and the viewer. */
export function throughAir(mood: Mood, light: Light, cell: Vec): Light {
  const { fog, mist } = mood
  const away = clamp((fog.near - (cell[0] + cell[1])) / (fog.near - fog.far)) * fog.most
  const low = clamp((mist.high - cell[2]) / (mist.high - mist.low)) ** 1.4 * mist.most
  return blend(blend(light, fog.colour, away), mist.colour, low)
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
