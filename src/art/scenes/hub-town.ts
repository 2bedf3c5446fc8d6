import { barrel, crate } from '../props/camp'
import { festoon } from '../props/festoon'
import { house } from '../props/house'
import { island } from '../props/island'
import { stoneLantern } from '../props/lantern'
import { bench, bulb, fountain, stall, streetLamp } from '../props/market'
import { pavedWith, type Paving } from '../props/paving'
import { portalArch } from '../props/portal'
import { bush, leafyTree, pine } from '../props/tree'
import type { Brush } from '../voxels/brush'
import { lightOf } from '../voxels/colour'
import type { Material } from '../voxels/material'
import { hash, hills } from '../voxels/noise'
import { palette } from '../voxels/palette'

/** The seed of the hub. */
export const seed = 1177

/** The plaza and all that stands around it. */
export function buildHub(ground: Brush): void {
  island(ground, { seed, radius: 53, depth: 40, wobble: 4, height: () => 0, cover: paving })
  portalArch(ground.at(-17, -17, 0))
  fountain(ground.at(10, 10, 1))
  market(ground)
  houses(ground)
  goods(ground)
  lights(ground)
  greenery(ground)
  motes(ground)
}

function paving(x: number, y: number): Material {
  const away = Math.hypot(x, y)
  const walk = Math.abs(x - y) < 4 && x + y > 0
  if (away > 44 && !walk) return hills(seed, x / 8, y / 8) > 0.5 ? palette.grass : palette.grassDeep
  if (away > 42.5) return palette.paleDark
  if (walk || Math.hypot(x - 10, y - 10) < 11)
    return hash(seed, Math.floor(x / 2), Math.floor(y / 2)) > 0.4 ? palette.path : palette.pathDark
  return pavedWith(plazaStones, x, y, seed)
}

const plazaStones: Paving = {
  joint: palette.slabWorn,
  slabs: [palette.paleDark, palette.slabLight, palette.stoneWarm],
}

function market(ground: Brush): void {
  const fruit = [palette.clothHeart, palette.leafGold, palette.leafEmber]
  const greens = [palette.grass, palette.clothEmber, palette.leafRose]
  const potions = [palette.clothTeal, palette.clothPlum, palette.leafGold]
  stall(ground.at(4, -37, 1), { canopy: palette.clothHeart, heaps: fruit })
  stall(ground.at(22, -31, 1), { canopy: palette.clothEmber, heaps: greens })
  stall(ground.at(-37, 17, 1, 3), { canopy: palette.clothEmber, heaps: potions })
  stall(ground.at(-31, 35, 1, 3), { canopy: palette.clothTeal, heaps: fruit })
}

function houses(ground: Brush): void {
  house(ground.at(-14, -50, 1), {
    length: 14,
    depth: 9,
    walls: 9,
    wall: palette.plaster,
    roof: palette.clothPlum,
  })
  house(ground.at(-50, 2, 1, 3), {
    length: 14,
    depth: 9,
    walls: 9,
    wall: palette.plaster,
    roof: palette.clothTeal,
  })
}

function goods(ground: Brush): void {
  for (const [x, y, size] of [
    [18, -26, 3],
    [21, -26, 2],
    [36, -22, 4],
    [36, -17, 3],
    [-26, 38, 4],
    [-21, 38, 3],
    [-24, 20, 3],
  ] as const) {
    crate(ground.at(x, y, 1), size)
  }
  crate(ground.at(37, -21, 5), 2)
  crate(ground.at(-25, 39, 5), 2)
  for (const [x, y] of [
    [1, -31],
    [39, -11],
    [-23, 16],
    [-16, 41],
  ] as const)
    barrel(ground.at(x, y, 1))
  bench(ground.at(20, 0, 1))
  bench(ground.at(0, 26, 1, 3))
}

function lights(ground: Brush): void {
  for (const [x, y] of lampPlaces) streetLamp(ground.at(x, y, 1))
  for (const [x, y] of [
    [-3, -20],
    [-20, -3],
    [34, 41],
    [41, 34],
  ] as const)
    stoneLantern(ground.at(x, y, 1))
  festoon(ground, [30, -10, 14], [30, 18, 14], 3, 6, bulb)
  festoon(ground, [-10, 30, 14], [18, 30, 14], 3, 6, bulb)
  festoon(ground, [30, 18, 14], [18, 30, 14], 2, 3, bulb)
}

const lampPlaces = [
  [30, -10],
  [30, 18],
  [-10, 30],
  [18, 30],
  [2, -30],
  [-30, 2],
] as const

function greenery(ground: Brush): void {
  for (let index = 0; index < 34; index++) {
    const angle = hash(seed, index, 1) * Math.PI * 2
    const [x, y] = [Math.cos(angle) * 48, Math.sin(angle) * 48]
    if (Math.abs(x - y) < 12 && x > 0) continue
    const behind = x + y < 10
    if (behind && index % 3 === 0)
      pine(
        ground.at(x, y, 1),
        13 + hash(seed, index, 2) * 7,
        [palette.leafPine, palette.leafPineLight],
        seed + index,
      )
    else if (index % 3 === 1 && x + y < 46)
      leafyTree(ground.at(x, y, 1), 11 + hash(seed, index, 2) * 5, leaves(index), seed + index)
    else bush(ground.at(x, y, 1), 1.7, leaves(index), seed + index)
  }
}

function leaves(index: number): readonly [Material, Material] {
  return index % 2 === 0 ? [palette.leafRose, palette.leafEmber] : [palette.leafEmber, palette.leafGold]
}

function motes(ground: Brush): void {
  for (let index = 0; index < 60; index++) {
    const part = hash(seed, index, 30)
    const [x, y] = [-22 + (hash(seed, index, 31) - 0.5) * 60, -22 + (hash(seed, index, 32) - 0.5) * 60]
    ground.spark(x, y, 6 + part * 44, {
      colour: lightOf('#FFC06A'),
      size: 1.4 + hash(seed, index, 33) * 2,
      alpha: 0.85,
    })
  }
}
