import type { Brush } from '../voxels/brush'
import { palette } from '../voxels/palette'
import type { Vec } from '../voxels/vec'

/**
 * A slack rope between two points, with something hung on it: `hang` is called for `count` places evenly along it,
 * with a brush there. `sag` is how deep it hangs in the middle.
 */
export function festoon(
  ground: Brush,
  from: Vec,
  to: Vec,
  sag: number,
  count: number,
  hang: (place: Brush, index: number) => void,
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])
  for (let step = 0; step <= length * 1.5; step++) {
    const [x, y, z] = ropeAt(from, to, sag, step / (length * 1.5))
    ground.block(x, y, z, palette.woodDark)
  }
  for (let index = 0; index < count; index++) {
    const [x, y, z] = ropeAt(from, to, sag, (index + 1) / (count + 1))
    hang(ground.at(x, y, z), index)
  }
}

function ropeAt(from: Vec, to: Vec, sag: number, part: number): Vec {
  const drop = sag * 4 * part * (1 - part)
  return [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
    from[2] + (to[2] - from[2]) * part - drop,
  ]
}
