import type { Light } from './colour'
import type { Vec } from './vec'
import { VoxelMap } from './voxel-map'

/** A lamp: a place that throws light around, and the haze of light seen around it. */
export type Lamp = {
  readonly at: Vec
  readonly colour: Light
  /** How bright a surface right beside it gets. */
  readonly power: number
  /** The distance in voxels at which its light has ended. */
  readonly reach: number
  /** How bright the haze around it is on the picture, 0 to 1. */
  readonly haze: number
}

/** All that stands in a scene before it is lit. */
export type Stage = {
  readonly voxels: VoxelMap
  /** Voxels that throw light and shadow but are not drawn: something else is drawn in their place. */
  readonly unseen: VoxelMap
  readonly lamps: Lamp[]
}

/** A stage with nothing on it. */
export function emptyStage(): Stage {
  return { voxels: new VoxelMap(), unseen: new VoxelMap(), lamps: [] }
}
