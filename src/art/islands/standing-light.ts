import { blend, lightOf, type Light } from '../voxels/colour'
import type { Material } from '../voxels/material'
import type { Stage } from '../voxels/stage'
import { islandView, stand } from './stand'

// The drawing is twice as wide as the picture.
const cell = stand.cell * 2

/** How high the altar's upper step is, in voxels. */
const ground = 3

/** How many voxels behind the middle of the altar the blocks are: what lies there on the picture is at their foot. */
const depths = [3, 4, 5]

/**
 * The light and the shadow of an emblem on its island: shining voxels in the emblem's place that are not drawn, as steps
 * along the diagonal would give its face stripes.
 */
export function standingLight(stage: Stage, rows: readonly string[], colour: string): void {
  const { size } = islandView
  const columns = rows[0]?.length ?? 0
  const reach = Math.ceil((columns * cell) / 4 / size) + 1
  const high = Math.ceil((rows.length * cell) / size)
  for (let x = -reach; x <= reach; x++) {
    for (const depth of depths) {
      const y = -x - depth
      const column = Math.floor(((x - y) * size) / cell + columns / 2)
      for (let z = 0; z < high; z++) {
        const row = rows.length - 1 - Math.floor(((z + 0.5) * size) / cell)
        const mark = rows[row]?.[column] ?? '.'
        if (mark !== '.') stage.unseen.set(x, y, ground + z, shining(lightOf(colour), mark === 'o'))
      }
    }
  }
}

function shining(colour: Light, isLight: boolean): Material {
  const shades = isLight ? { colour: blend(colour, [1, 1, 1], 0.7), glow: 0.85 } : { colour, glow: 0.62 }
  return { ...shades, jitter: 0, water: false, soft: 0 }
}
