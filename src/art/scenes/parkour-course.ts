import { beam, hoop, jumpPad, scaffold } from '../props/course'
import { festoon } from '../props/festoon'
import { finishFlag, pennant } from '../props/flag'
import { island } from '../props/island'
import { hangingLantern, postLantern } from '../props/lantern'
import { ladder, tower } from '../props/tower'
import { bush, leafyTree, pine } from '../props/tree'
import type { Brush } from '../voxels/brush'
import type { Material } from '../voxels/material'
import { hash } from '../voxels/noise'
import { palette } from '../voxels/palette'

/** The seed of the course. */
export const seed = 608

type Stop = {
  readonly x: number
  readonly y: number
  readonly half: number
  readonly height: number
  readonly build: 'wood' | 'round' | 'square'
  readonly cloth: Material
}

// From the start in front on the left, around the back, to the finish on the right.
const start: Stop = { x: -6, y: 38, half: 5, height: 12, build: 'wood', cloth: palette.clothTeal }
const round: Stop = { x: -34, y: 26, half: 5, height: 24, build: 'round', cloth: palette.clothHeart }
const tall: Stop = { x: -34, y: -16, half: 5, height: 33, build: 'square', cloth: palette.clothTeal }
const peak: Stop = { x: 2, y: -40, half: 6, height: 35, build: 'round', cloth: palette.clothHeart }
const finish: Stop = { x: 44, y: -12, half: 5, height: 28, build: 'square', cloth: palette.clothHeart }
const stops = [start, round, tall, peak, finish]

/** Islands, towers, pads and flags of the course. */
export function buildParkour(ground: Brush): void {
  for (const stop of stops) rockWithTower(ground, stop)
  garden(ground)
  stops.slice(1).forEach((to, leg) => leap(ground, stops[leg] ?? to, to, leg))
  finishFlag(ground.at(peak.x - 5, peak.y + 3, peak.height + 1))
  finishFlag(ground.at(finish.x - 5, finish.y + 2, finish.height + 1))
  festoon(ground, [-33, -10, 27], [-33, 19, 20], 4, 3, hangingLantern)
  festoon(ground, [9, -36, 32], [38, -16, 24], 5, 3, hangingLantern)
}

function rockWithTower(ground: Brush, { x, y, half, height, build, cloth }: Stop): void {
  const cover = (cx: number, cy: number): Material =>
    hash(seed, cx, cy) > 0.35 ? palette.grass : palette.grassDry
  island(ground.at(x, y, 0), {
    seed: seed + x,
    radius: half + 7,
    depth: 20,
    wobble: 1.6,
    height: () => 0,
    cover,
  })
  if (build === 'wood') scaffold(ground.at(x, y, 1), height)
  else tower(ground.at(x, y, 1), { half, height, round: build === 'round', cloth, seed: seed + y })
  ladder(ground.at(x - 2, y + half + 1, 1), height - 1)
  bush(ground.at(x + half + 4, y + 2, 1), 1.8, [palette.leafRose, palette.leafEmber], seed + x)
  pine(ground.at(x - half - 3, y + half, 1), 12, [palette.leafPine, palette.leafPineLight], seed + y)
  pennant(ground.at(x + half, y - half, height + 1), cloth)
  postLantern(ground.at(x + half + 1, y + half + 1, 1))
}

function garden(ground: Brush): void {
  const cover = (x: number, y: number): Material => {
    if (Math.abs(x - y - 2) < 3) return palette.path
    return hash(seed + 1, x, y) > 0.3 ? palette.grass : palette.grassDry
  }
  island(ground.at(6, 6, 0), { seed, radius: 17, depth: 28, wobble: 2, height: () => 0, cover })
  leafyTree(ground.at(-3, 9, 1), 19, [palette.petalDeep, palette.petal], seed)
  leafyTree(ground.at(10, -3, 1), 14, [palette.leafEmber, palette.leafGold], seed + 5)
  bush(ground.at(17, 12, 1), 2, [palette.leafEmber, palette.leafGold], seed)
  jumpPad(ground.at(9, 9, 4), 3, palette.clothEmber)
  hoop(ground.at(9, 9, 6))
  for (const [x, y, z] of [
    [22, -2, 8],
    [31, -6, 14],
    [1, 26, 6],
  ] as const)
    jumpPad(ground.at(x, y, z), 2, palette.clothTeal)
}

// From one top to the next: three pads and a log on a slight bow, with a hoop to jump through in the middle.
function leap(ground: Brush, from: Stop, to: Stop, leg: number): void {
  for (const step of [1, 2, 3, 4]) {
    const part = step / 5
    const bow = Math.sin(part * Math.PI) * 4
    const x = from.x + (to.x - from.x) * part + bow
    const y = from.y + (to.y - from.y) * part + bow
    const z = from.height + (to.height - from.height) * part + (hash(seed, leg, step) - 0.5) * 4
    const spot = ground.at(x, y, z, leg % 2 === 0 ? 0 : 1)
    if (step === 3) beam(spot.at(-3, 0, 0), 6)
    else jumpPad(spot, 2, padTops[(leg + step) % padTops.length] ?? palette.cloth)
    if (step === 2) hoop(spot.at(0, 0, 1))
  }
}

const padTops = [palette.clothEmber, palette.cloth, palette.clothTeal, palette.clothHeart]
