import { heartCells } from '../props/heart'
import type { Brush } from '../voxels/brush'
import { blend, lightOf, type Light } from '../voxels/colour'
import type { Material } from '../voxels/material'
import emblems from './emblems.json'
import pages from './page-emblems.json'

// The keys of a JSON file are known only as its own; a form without an emblem of its own gets the heart.
const drawn: Readonly<Record<string, readonly string[]>> = {
  ...emblems,
  ...Object.fromEntries(Object.entries(pages).map(([name, { rows }]) => [name, rows])),
}
const heart = heartCells.map((row) => row.replaceAll('1', '#').replaceAll('0', '.'))

/** Is an emblem drawn for this form alone? */
export function hasOwnEmblem(slug: string): boolean {
  return Object.hasOwn(drawn, slug)
}

/** The rows of a form's emblem, from the top: "#" its colour, "o" lighter, "." nothing. Unknown forms get the heart. */
export function emblemOf(slug: string): readonly string[] {
  return drawn[slug] ?? heart
}

/** The emblem upright above the brush, facing the viewer, shining in a form's colour; `cell` steps to a cell. */
export function standingEmblem(foot: Brush, rows: readonly string[], colour: string, cell: number): void {
  const shades = emblemShades(lightOf(colour))
  const wide = rows[0]?.length ?? 0
  rows.forEach((row, fromTop) => {
    Array.from(row).forEach((mark, column) => {
      if (mark === '.') return
      const stuff = mark === 'o' ? shades.light : (column + fromTop) % 2 === 0 ? shades.plain : shades.deep
      paintCell(foot, (column - wide / 2) * cell, (rows.length - 1 - fromTop) * cell * 2, cell, stuff)
    })
  })
}

function paintCell(foot: Brush, across: number, up: number, cell: number, stuff: Material): void {
  for (let step = 0; step < cell; step++) {
    const x = Math.floor(across) + step
    for (let z = up; z < up + cell * 2; z++) {
      for (const depth of [0, 1]) {
        foot.block(x + depth, -x - 1 + depth, z, stuff)
        foot.block(x + depth, -x + depth, z, stuff)
      }
    }
  }
}

function emblemShades(colour: Light): Readonly<Record<'plain' | 'deep' | 'light', Material>> {
  const stuff = (light: Light, glow: number): Material => ({
    colour: light,
    glow,
    jitter: 0,
    water: false,
    soft: 0,
  })
  return {
    plain: stuff(colour, 0.66),
    deep: stuff(colour, 0.58),
    light: stuff(blend(colour, [1, 1, 1], 0.7), 0.85),
  }
}
