import type { Brush } from '../voxels/brush'
import type { Material } from '../voxels/material'
import { palette } from '../voxels/palette'

/** The heart mark: 8 x 6 cells, from the top row down. The same in the logo, the icons and the arena. */
export const heartCells = ['01100110', '11111111', '11111111', '01111110', '00111100', '00011000'] as const

/**
 * The heart standing upright and facing the viewer, its tip at the brush. Each cell of the mark is `cell` steps wide
 * along the diagonal and `2 * cell` voxels high, so cells look square on the picture.
 */
export function standingHeart(tip: Brush, cell: number): void {
  heartCells.forEach((row, fromTop) => {
    Array.from(row).forEach((mark, column) => {
      if (mark === '1') heartCell(tip, cell, column, heartCells.length - 1 - fromTop)
    })
  })
}

function heartCell(tip: Brush, cell: number, column: number, row: number): void {
  for (let step = 0; step < cell; step++) {
    const across = (column - 4) * cell + step
    for (let z = row * cell * 2; z < (row + 1) * cell * 2; z++) {
      for (const depth of [0, 1]) {
        tip.block(across + depth, -across - 1 + depth, z, heartMaterial(column, row))
        tip.block(across + depth, -across + depth, z, heartMaterial(column, row))
      }
    }
  }
}

// A light spot on the left lobe and a darker rim low on the right give the flat mark a body.
function heartMaterial(column: number, row: number): Material {
  if ((column === 1 || column === 2) && row === 4) return palette.heartHot
  if (column === 1 && row === 3) return palette.heartHot
  if (column - row > 3 || row === 0) return palette.heartDeep
  return (column + row) % 2 === 0 ? palette.heart : palette.heartShade
}
