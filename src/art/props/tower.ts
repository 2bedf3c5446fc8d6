import type { Brush } from '../voxels/brush'
import { lamps } from '../voxels/lamps'
import type { Material } from '../voxels/material'
import { hash } from '../voxels/noise'
import { palette } from '../voxels/palette'

/** A tower: its half width, its height, whether it is round, the colour of its cloths. */
export type TowerPlan = {
  readonly half: number
  readonly height: number
  readonly round: boolean
  readonly cloth: Material
  readonly seed: number
}

/** A stone tower with a wider foot, lit windows, a banner and a jutting top with battlements. */
export function tower(foot: Brush, plan: TowerPlan): void {
  const { half, height, seed } = plan
  for (let z = 0; z < height; z++) {
    const out = half + (z < 3 ? 1 : 0)
    floorPlan(foot, out, plan.round, (x, y, rim) => {
      if (rim || z > height - 2) foot.block(x, y, z, brick(seed, x, y, z))
    })
  }
  for (let z = 7; z < height - 7; z += 10) windows(foot.at(0, 0, z), half)
  topOf(foot.at(0, 0, height), plan)
  if (height > 20) longCloth(foot.at(half + 1, 0, height - 3), plan.cloth, height * 0.34)
}

/** A ladder up the side of a tower that looks towards y, from the brush to `height`. */
export function ladder(foot: Brush, height: number): void {
  for (let z = 0; z < height; z++) {
    foot.block(-1, 0, z, palette.woodDark)
    foot.block(1, 0, z, palette.woodDark)
    if (z % 3 === 1) foot.block(0, 0, z, palette.woodLight)
  }
}

function floorPlan(
  foot: Brush,
  out: number,
  round: boolean,
  each: (x: number, y: number, rim: boolean) => void,
): void {
  const reach = round ? out + 0.6 : out * 1.5
  foot.disc(reach, (x, y, away) => {
    const square = Math.max(Math.abs(x), Math.abs(y))
    if (round) each(x, y, away > reach - 1.6)
    else if (square <= out) each(x, y, square === out)
  })
}

function brick(seed: number, x: number, y: number, z: number): Material {
  const row = Math.floor(z / 2)
  const along = Math.floor((x - y + (row % 2) * 2 + 100) / 4)
  const chance = hash(seed, along, row)
  if (z < 3) return chance > 0.5 ? palette.slabLight : palette.slab
  if (chance > 0.95) return palette.moss
  return chance > 0.5 ? palette.pale : palette.paleDark
}

function windows(floor: Brush, half: number): void {
  for (const [x, y] of [
    [-1, half],
    [0, half],
    [half, -1],
    [half, 0],
  ] as const) {
    floor.box([x, y, 0], [x, y, 3], palette.window)
  }
  floor.box([-2, half + 1, -1], [1, half + 1, -1], palette.slabLight)
  floor.box([half + 1, -2, -1], [half + 1, 1, -1], palette.slabLight)
  floor.lamp(0, half + 2, 1, lamps.window)
  floor.lamp(half + 2, 0, 1, lamps.window)
}

function topOf(top: Brush, { half, round }: TowerPlan): void {
  floorPlan(top, half + 1, round, (x, y) => top.block(x, y, -2, palette.slab))
  floorPlan(top, half + 2, round, (x, y, rim) => {
    top.block(x, y, -1, rim ? palette.paleDark : palette.plank)
    if (!rim) return
    top.block(x, y, 0, palette.paleDark)
    if (Math.floor((x - y + 100) / 2) % 2 === 0) top.block(x, y, 1, palette.pale)
  })
}

function longCloth(top: Brush, cloth: Material, length: number): void {
  for (let y = -2; y <= 2; y++) {
    const end = Math.round(length) - Math.abs(y) * 2
    for (let z = 0; z < end; z++) top.block(0, y, -z, Math.abs(y) === 2 ? palette.clothEmber : cloth)
  }
}
