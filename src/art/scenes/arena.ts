import { heartMark, litPaint, type Paint } from '../icons/heart-mark'
import { short } from '../paint/svg'
import type { View } from '../paint/view'
import { heartCells } from '../props/heart'
import { arenaFloor, heartAltar, lanternRing } from '../props/arena'
import { banner, column, curvedBeam } from '../props/column'
import { farIsles } from '../props/far-isles'
import { island, rockIsle } from '../props/island'
import { fireBowl, postLantern } from '../props/lantern'
import { behindness, stands } from '../props/stands'
import { bush, leafyTree } from '../props/tree'
import type { Brush } from '../voxels/brush'
import { lightOf } from '../voxels/colour'
import type { Material } from '../voxels/material'
import { hash, noise2 } from '../voxels/noise'
import { palette } from '../voxels/palette'
import { unit } from '../voxels/vec'
import type { Mood } from '../light/mood'
import type { Sky } from '../paint/sky-svg'
import type { Scene } from './scene'

const seed = 2025

/** Dusk: violet overhead, the last orange on the right. */
export const duskMood: Mood = {
  zenith: lightOf('#4A3E86'),
  horizon: lightOf('#A8618A'),
  afterglow: lightOf('#FF8A4A'),
  below: lightOf('#B9657F'),
  ambient: 1.1,
  sunward: unit([0.62, -0.7, 0.36]),
  sun: [1.5, 0.72, 0.34],
  sunSoftness: 0.05,
  fillward: unit([-0.2, 1, 0.5]),
  fill: [0.36, 0.32, 0.6],
  fog: { colour: lightOf('#6B4272'), near: 20, far: -110, most: 0.3 },
  mist: { colour: lightOf('#55305F'), high: 0, low: -48, most: 0.55 },
}

/** The sky over it. */
export const duskSky: Sky = {
  stops: [
    [0, '#120C22'],
    [0.28, '#2A1B45'],
    [0.52, '#5B2E62'],
    [0.7, '#A3486A'],
    [0.84, '#D9705C'],
    [1, '#7A3A5C'],
  ],
  sun: {
    x: 1620,
    y: 640,
    radius: 96,
    colour: '#FFC983',
    halo: '#FF9A4F',
    haloRadius: 900,
    haloStrength: 0.75,
  },
  stars: { count: 170, until: 560 },
  clouds: [
    { y: 760, height: 330, length: 420, colour: '#6A3566', lit: '#9A4A72', strength: 0.75 },
    { y: 900, height: 300, length: 300, colour: '#8E4468', lit: '#D9765F', strength: 0.8 },
    { y: 1080, height: 330, length: 380, colour: '#5A2F5C', lit: '#B85F68', strength: 0.9 },
  ],
}

/** The heart altar in its arena, with eight lanterns, on a floating island at dusk. */
export const arena: Scene = {
  id: 'heart-altar-arena',
  seed,
  view: { size: 9, centre: [960, 530] },
  mood: duskMood,
  sky: duskSky,
  far: farIsles(duskMood, seed),
  behind: '',
  before: litHeart({ size: 9, centre: [960, 530] }),
  build: buildArena,
}

/**
 * The heart over the altar: the mark itself, so that its cubes have the design's three shades. The voxels behind it give
 * the light. `view` is the scene's.
 */
export function litHeart({ size, centre }: View, paint: Paint = litPaint): string {
  const cell = 4 * size
  const scale = cell / 10
  const [left, top] = [centre[0] - 4 * cell, centre[1] - 14 * size - heartCells.length * cell]
  return `<g transform="translate(${short(left)} ${short(top)}) scale(${short(scale)})">${heartMark(true, paint)}</g>`
}

/** Everything that stands on the arena's island. */
function buildArena(ground: Brush): void {
  island(ground, {
    seed,
    radius: 51,
    depth: 40,
    wobble: 4,
    height: (_x, _y, distance) => (distance > 0.95 ? -1 : 0),
    cover: (x, y) => turf(x, y),
  })
  stands(ground, 33, seed)
  arenaFloor(ground, seed)
  lanternRing(ground, 30)
  heartAltar(ground)
  colonnade(ground)
  greenery(ground)
  outposts(ground)
  embers(ground)
}

function turf(x: number, y: number): Material {
  return hash(seed, x, y) > noise2(seed + 9, x / 7, y / 7) ? palette.grassDeep : palette.moss
}

function colonnade(ground: Brush): void {
  const bay = 0.21
  const angles = Array.from({ length: 9 }, (_, index) => Math.PI * 1.25 + (index - 4) * bay)
  angles.forEach((angle, index) => {
    const broken = index === 0 || index === 8
    column(ground.at(Math.cos(angle) * 46, Math.sin(angle) * 46, 1), broken ? 12 : 18, broken)
  })
  curvedBeam(ground.at(0, 0, 21), 46, (angles[1] ?? 0) - 0.05, (angles[7] ?? 0) + 0.05)
  for (const [bayIndex, turn] of hung) {
    const angle = Math.PI * 1.25 + bayIndex * bay
    banner(ground.at(Math.cos(angle) * 44.4, Math.sin(angle) * 44.4, 19, turn), 11, palette.clothHeart)
  }
}

const hung = [
  [-2.5, 3],
  [-1.5, 3],
  [1.5, 0],
  [2.5, 0],
] as const

function greenery(ground: Brush): void {
  for (let index = 0; index < 40; index++) {
    const angle = hash(seed, index, 50) * Math.PI * 2
    const away = 46.5 + hash(seed, index, 51) * 3
    const [x, y] = [Math.cos(angle) * away, Math.sin(angle) * away]
    const back = behindness(x, y)
    if (back > 0.85) continue
    if (back > -0.1 && index % 3 === 0)
      leafyTree(ground.at(x, y, 1), 13 + hash(seed, index, 52) * 7, leavesOf(index), seed + index)
    else if (index % 2 === 0)
      bush(ground.at(x, y, 1), 1.6 + hash(seed, index, 53), leavesOf(index), seed + index)
  }
}

function leavesOf(index: number): readonly [Material, Material] {
  const kinds = [
    [palette.leafPlum, palette.leafRose],
    [palette.leafRose, palette.leafEmber],
    [palette.leafEmber, palette.leafGold],
  ] as const
  return kinds[Math.floor(hash(seed, index, 54) * 3)] ?? kinds[0]
}

// Two small rocks in front: one reached over stepping stones, one with a lantern of its own.
function outposts(ground: Brush): void {
  rockIsle(ground.at(69, 8, -3), 8, seed + 1)
  leafyTree(ground.at(70, 5, -2), 14, [palette.leafEmber, palette.leafGold], seed + 3)
  postLantern(ground.at(67, 12, -2))
  for (const [x, y, z] of stones) rockIsle(ground.at(x, y, z), 2.2, seed + x)
  rockIsle(ground.at(8, 66, -6), 6.5, seed + 2)
  column(ground.at(6, 66, -5), 6, true)
  fireBowl(ground.at(10, 68, -5))
}

const stones = [
  [54, 4, -2],
  [59, 7, -4],
] as const

function embers(ground: Brush): void {
  for (let index = 0; index < 70; index++) {
    const angle = hash(seed, index, 60) * Math.PI * 2
    const away = hash(seed, index, 61) * 30
    const high = 8 + hash(seed, index, 62) * 46
    // None flies before the heart.
    if (away < 20 && high < 46) continue
    ground.spark(Math.cos(angle) * away, Math.sin(angle) * away, high, {
      colour: lightOf(index % 4 === 0 ? '#FF6A7E' : '#FFB45A'),
      size: 1.5 + hash(seed, index, 63) * 2.5,
      alpha: 0.9,
    })
  }
}
