import type { Brush } from '../voxels/brush'
import { lamps } from '../voxels/lamps'
import type { Material } from '../voxels/material'
import { hash } from '../voxels/noise'
import { palette } from '../voxels/palette'
import { hangingLantern } from './lantern'

/** What a stall sells, as the colours of its heaps, and the colour of its canopy stripes. */
export type Wares = { readonly canopy: Material; readonly heaps: readonly Material[] }

/** A market stall 13 wide along x, open towards y: counter with heaps of wares, striped sloping canopy, a lantern. */
export function stall(corner: Brush, { canopy, heaps }: Wares): void {
  for (const x of [0, 12]) {
    corner.box([x, 0, 0], [x, 0, 12], palette.woodDark)
    corner.box([x, 7, 0], [x, 7, 9], palette.woodDark)
  }
  corner.box([1, 0, 0], [11, 0, 5], palette.plank)
  corner.box([0, 6, 0], [12, 8, 2], palette.plank)
  corner.box([0, 5, 3], [12, 8, 3], palette.woodLight)
  heaps.forEach((heap, index) => wares(corner.at(1 + index * 4, 6, 4), heap, index))
  for (let y = -1; y <= 9; y++) canopyRow(corner, y, 13 - Math.floor((y + 1) * 0.4), canopy)
  for (let x = -1; x <= 13; x++) if (Math.floor((x + 1) / 2) % 2 === 0) corner.block(x, 9, 8, canopy)
  hangingLantern(corner.at(6, 6, 9))
}

/** A street lamp with two arms along x, 13 high. */
export function streetLamp(foot: Brush): void {
  foot.box([-1, -1, 0], [1, 1, 0], palette.slabLight)
  foot.box([0, 0, 1], [0, 0, 12], palette.iron)
  foot.box([-2, 0, 12], [2, 0, 12], palette.iron)
  hangingLantern(foot.at(-2, 0, 11))
  hangingLantern(foot.at(2, 0, 11))
  foot.lamp(0, 0, 10, { ...lamps.lantern, haze: 0.2 })
}

/** A small bulb for a rope of lights. */
export function bulb(place: Brush): void {
  place.block(0, 0, -1, palette.emberHot)
  place.lamp(0, 0, -1, { ...lamps.candle, power: 1.4, haze: 0.1 })
}

/** A bench 7 long towards x. */
export function bench(corner: Brush): void {
  corner.box([0, 0, 0], [0, 1, 1], palette.iron)
  corner.box([6, 0, 0], [6, 1, 1], palette.iron)
  corner.box([0, 0, 2], [6, 2, 2], palette.woodLight)
  corner.box([0, 0, 3], [6, 0, 4], palette.wood)
}

/** A round fountain, 15 across, with a column of water and a small heart on top. */
export function fountain(middle: Brush): void {
  middle.disc(7.4, (x, y, away) => {
    middle.block(x, y, 0, palette.slab)
    if (away > 6) middle.box([x, y, 1], [x, y, 2], away > 6.6 ? palette.pale : palette.paleDark)
    else middle.block(x, y, 1, palette.waterShallow)
  })
  middle.disc(1.5, (x, y) => middle.box([x, y, 1], [x, y, 6], palette.pale))
  middle.disc(3.4, (x, y, away) => middle.block(x, y, 7, away > 2.4 ? palette.pale : palette.waterShallow))
  for (const [x, y] of [
    [4, 0],
    [0, 4],
    [-4, 0],
    [0, -4],
    [3, 3],
  ] as const) {
    middle.box([x, y, 2], [x, y, 6], hash(2, x, y) > 0.5 ? palette.foam : palette.waterShallow)
  }
}

function canopyRow(corner: Brush, y: number, z: number, canopy: Material): void {
  for (let x = -1; x <= 13; x++)
    corner.block(x, y, z, Math.floor((x + 1) / 2) % 2 === 0 ? canopy : palette.cloth)
}

function wares(place: Brush, stuff: Material, index: number): void {
  for (const [x, y] of [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [0, 2],
    [2, 2],
    [1, 2],
  ] as const) {
    if (hash(index, x, y) > 0.15) place.block(x, y, 0, stuff)
  }
  place.block(1, 1, 1, stuff)
}
