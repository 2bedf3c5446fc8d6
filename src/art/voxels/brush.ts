import type { Material } from './material'
import type { Lamp, Stage } from './stage'
import type { Vec } from './vec'

/** What a lamp is, apart from its place. */
export type LampKind = Omit<Lamp, 'at'>

/** Quarter turns, seen from above. */
export type Turn = 0 | 1 | 2 | 3

/**
 * Paints voxels on a stage from a point of its own, so that a prop is written once and set anywhere, turned as needed.
 * Places are rounded to whole voxels.
 *
 * @example tent(ground.at(12, -4, 1, 1)) // a tent 12 to the right, turned by a quarter
 */
export class Brush {
  constructor(
    readonly stage: Stage,
    readonly origin: Vec = [0, 0, 0],
    readonly turn: Turn = 0,
  ) {}

  /** A brush at a place seen from this one, turned further. */
  at(x: number, y: number, z: number, turn: Turn = 0): Brush {
    // A sum of quarter turns modulo 4 is a quarter turn.
    return new Brush(this.stage, this.placeOf([x, y, z]), ((this.turn + turn) % 4) as Turn)
  }

  /** One voxel. */
  block(x: number, y: number, z: number, material: Material): void {
    const [wx, wy, wz] = this.cellOf(x, y, z)
    this.stage.voxels.set(wx, wy, wz, material)
  }

  /** Air in place of a voxel. */
  clear(x: number, y: number, z: number): void {
    const [wx, wy, wz] = this.cellOf(x, y, z)
    this.stage.voxels.delete(wx, wy, wz)
  }

  /** What is at a place. */
  look(x: number, y: number, z: number): Material | undefined {
    return this.stage.voxels.get(...this.cellOf(x, y, z))
  }

  /** A box from one corner to the other, both included. */
  box(from: Vec, to: Vec, material: Material): void {
    for (let x = from[0]; x <= to[0]; x++) {
      for (let y = from[1]; y <= to[1]; y++) {
        for (let z = from[2]; z <= to[2]; z++) this.block(x, y, z, material)
      }
    }
  }

  /** Every cell of a flat disc around a place, given to `each` with its distance from the centre. */
  disc(radius: number, each: (x: number, y: number, distance: number) => void): void {
    const edge = Math.ceil(radius)
    for (let x = -edge; x <= edge; x++) {
      for (let y = -edge; y <= edge; y++) {
        const distance = Math.hypot(x, y)
        if (distance <= radius) each(x, y, distance)
      }
    }
  }

  /** A lamp whose light comes from the middle of a cell. */
  lamp(x: number, y: number, z: number, kind: LampKind): void {
    const [wx, wy, wz] = this.cellOf(x, y, z)
    this.stage.lamps.push({ at: [wx + 0.5, wy + 0.5, wz + 0.5], ...kind })
  }

  private placeOf([x, y, z]: Vec): Vec {
    const [ox, oy, oz] = this.origin
    const [tx, ty] = turned(x, y, this.turn)
    return [ox + tx, oy + ty, oz + z]
  }

  private cellOf(x: number, y: number, z: number): Vec {
    const [px, py, pz] = this.placeOf([x, y, z])
    return [Math.round(px), Math.round(py), Math.round(pz)]
  }
}

function turned(x: number, y: number, turn: Turn): readonly [number, number] {
  if (turn === 1) return [-y, x]
  if (turn === 2) return [-x, -y]
  return turn === 3 ? [y, -x] : [x, y]
}
