import type { Brush } from '../voxels/brush'
import type { Material } from '../voxels/material'
import { hash, noise2 } from '../voxels/noise'
import { palette } from '../voxels/palette'
import { fireBowl, stoneLantern } from './lantern'
import { standingHeart } from './heart'
import { pavedWith, type Paving } from './paving'

/** The round arena floor up to radius 33: rings of slabs, worn and mossy, with ember lines to the eight lanterns. */
export function arenaFloor(middle: Brush, seed: number): void {
  middle.disc(33, (x, y, away) => middle.block(x, y, 0, slabAt(x, y, away, seed)))
}

/** Eight stone lanterns in a ring. */
export function lanternRing(middle: Brush, radius: number): void {
  for (const [x, y] of eightWays(radius)) stoneLantern(middle.at(x, y, 1))
}

/** The altar: a stepped dais with four fire bowls, and the lit heart floating above its stone. */
export function heartAltar(middle: Brush): void {
  steps.forEach(([radius, material], index) => {
    middle.disc(radius, (x, y, away) => {
      middle.block(x, y, index + 1, away > radius - 1.1 ? palette.slabLight : material)
    })
  })
  for (const [x, y] of eightWays(9.5).filter((_, index) => index % 2 === 0)) fireBowl(middle.at(x, y, 2))
  middle.disc(3.2, (x, y) => middle.block(x, y, 5, palette.obsidian))
  middle.disc(2.2, (x, y) => middle.box([x, y, 6], [x, y, 8], palette.obsidianDark))
  middle.disc(3.2, (x, y, away) => middle.block(x, y, 9, away > 2.2 ? palette.brass : palette.heartDeep))
  standingHeart(middle.at(0, 0, 14), 2)
  for (const [x, y, z] of heartLamps) middle.lamp(x, y, z, heartLamp)
}

const steps: readonly (readonly [number, Material])[] = [
  [13, palette.slab],
  [11.4, palette.slabWorn],
  [7.4, palette.slab],
  [5.6, palette.slabWorn],
]

const heartLamp = { colour: [1, 0.07, 0.11], power: 2.6, reach: 46, haze: 0.2 } as const

const heartLamps = [
  [3, 3, 22],
  [7, -3, 28],
  [-3, 7, 28],
] as const

function slabAt(x: number, y: number, away: number, seed: number): Material {
  if (isChannel(x, y, away)) return palette.emberDim
  if (away > 31.2) return palette.slabLight
  if (noise2(seed, x / 6, y / 6) > 0.8 && hash(seed, x, y) > 0.35) return palette.mossDark
  return pavedWith(floorStones, x, y, seed)
}

const floorStones: Paving = {
  joint: palette.obsidian,
  slabs: [palette.slabLight, palette.slab, palette.slabWorn],
}

function isChannel(x: number, y: number, away: number): boolean {
  if (away > 27.2 && away < 28.3) return true
  return away > 13 && away < 31 && (x === 0 || y === 0 || Math.abs(x) === Math.abs(y))
}

function eightWays(radius: number): readonly (readonly [number, number])[] {
  return Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * Math.PI * 2
    return [Math.round(Math.cos(angle) * radius), Math.round(Math.sin(angle) * radius)] as const
  })
}
