import type { Brush } from '../voxels/brush'
import { hash } from '../voxels/noise'
import { palette } from '../voxels/palette'
import { hangingLantern } from './lantern'

/** An arched plank bridge along y from 0 to `length`, 7 wide, with rails and a lantern post at each corner. */
export function archedBridge(start: Brush, length: number, rise: number): void {
  for (let y = 0; y <= length; y++) {
    const z = archAt(y, length, rise)
    for (let x = -3; x <= 3; x++) {
      start.block(x, y, z, y % 3 === 0 ? palette.wood : palette.plank)
      start.block(x, y, z - 1, palette.woodDark)
    }
    for (const x of [-3, 3]) rail(start, x, y, z)
  }
  for (const x of [-3, 3]) {
    for (const y of [0, length]) {
      start.box([x, y, -1], [x, y, 6], palette.woodDark)
      hangingLantern(start.at(x + 1, y, 6))
    }
  }
}

/** A piece of a rope bridge along y that breaks off after about `length`: ragged planks, the last ones hanging. */
export function brokenSpan(start: Brush, length: number, seed: number): void {
  for (let y = 0; y <= length; y++) {
    const drop = Math.round((y / length) ** 2.2 * 3)
    for (let x = -3; x <= 3; x++) {
      const torn = y > length - 4 && hash(seed, x, y) < (y - length + 4) * 0.24
      const gap = y % 4 === 3
      if (!torn && !gap)
        start.block(x, y, -drop, hash(seed, x, Math.floor(y / 4)) > 0.4 ? palette.plank : palette.wood)
    }
    for (const x of [-4, 4]) ropeAndPost(start, x, y, drop, length)
  }
  for (let down = 1; down < 6; down++) start.block(4, length, 3 - down, palette.rope)
  for (let down = 1; down < 4; down++) start.block(-4, length, 2 - down, palette.rope)
}

function ropeAndPost(start: Brush, x: number, y: number, drop: number, length: number): void {
  start.block(x, y, -drop, palette.woodDark)
  start.block(x, y, 4 - drop - Math.round(Math.sin((y / length) * Math.PI) * 1), palette.rope)
  if (y % 6 === 0) start.box([x, y, -drop], [x, y, 4 - drop], palette.woodDark)
}

function rail(start: Brush, x: number, y: number, z: number): void {
  if (y % 4 === 0) start.box([x, y, z + 1], [x, y, z + 3], palette.woodDark)
  start.block(x, y, z + 3, palette.rope)
}

function archAt(y: number, length: number, rise: number): number {
  const part = (y / length) * 2 - 1
  return Math.round((1 - part * part) * rise)
}
