import type { Material } from './material'

/** One voxel and its place. */
export type Voxel = {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly material: Material
}

const half = 512
const span = 1024

/**
 * A sparse map from places to materials. Each coordinate is a whole number from -512 to 511; a voxel set outside is
 * refused with a RangeError, as it would silently land elsewhere.
 */
export class VoxelMap {
  private readonly cells = new Map<number, Material>()

  /** The material at a place, or undefined where there is air. */
  get(x: number, y: number, z: number): Material | undefined {
    return this.cells.get(keyOf(x, y, z))
  }

  /** Puts a voxel, in place of what was there. */
  set(x: number, y: number, z: number, material: Material): void {
    if (Math.min(x, y, z) < -half || Math.max(x, y, z) >= half)
      throw new RangeError(`No voxel at ${x}, ${y}, ${z}`)
    this.cells.set(keyOf(x, y, z), material)
  }

  /** Leaves air at a place. */
  delete(x: number, y: number, z: number): void {
    this.cells.delete(keyOf(x, y, z))
  }

  /** How many voxels there are. */
  get size(): number {
    return this.cells.size
  }

  /** Every voxel, in the order of its first setting. */
  *[Symbol.iterator](): Generator<Voxel> {
    for (const [key, material] of this.cells) {
      yield {
        x: Math.floor(key / (span * span)) - half,
        y: (Math.floor(key / span) % span) - half,
        z: (key % span) - half,
        material,
      }
    }
  }
}

function keyOf(x: number, y: number, z: number): number {
  return ((x + half) * span + (y + half)) * span + (z + half)
}
