import type { Brush } from '../voxels/brush'
import type { Material } from '../voxels/material'
import { palette } from '../voxels/palette'

/** A chequered finish flag on a pole, 16 high, blowing towards x; the squares are 2 x 2. */
export function finishFlag(foot: Brush): void {
  foot.box([0, 0, 0], [0, 0, 16], palette.brass)
  foot.block(0, 0, 17, palette.ember)
  for (let x = 1; x <= 12; x++) {
    const wave = Math.round(Math.sin(x / 2.4) * 1.1)
    for (let z = 0; z < 8; z++) {
      const dark = (Math.floor((x - 1) / 2) + Math.floor(z / 2)) % 2 === 0
      foot.block(x, wave, 15 - z, dark ? palette.clothHeart : palette.cloth)
    }
  }
}

/** A small pennant on a pole, 8 high, that narrows towards its end along x. */
export function pennant(foot: Brush, cloth: Material): void {
  foot.box([0, 0, 0], [0, 0, 8], palette.woodDark)
  for (let x = 1; x <= 6; x++) {
    const half = x < 3 ? 2 : x < 5 ? 1 : 0
    for (let z = -half; z <= half; z++) foot.block(x, 0, 6 + z, cloth)
  }
}
