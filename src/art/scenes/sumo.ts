import type { Mood } from '../light/mood'
import type { Sky } from '../paint/sky-svg'
import { cloudFloor } from '../props/cloud-floor'
import { farIsles } from '../props/far-isles'
import { festoon } from '../props/festoon'
import { island } from '../props/island'
import { stoneLantern } from '../props/lantern'
import { drum, gate, paperLantern, sumoRing } from '../props/sumo-ring'
import { bush, leafyTree, pine } from '../props/tree'
import type { Brush } from '../voxels/brush'
import { lightOf } from '../voxels/colour'
import type { Material } from '../voxels/material'
import { hash } from '../voxels/noise'
import { palette } from '../voxels/palette'
import { unit } from '../voxels/vec'
import type { Scene } from './scene'

const seed = 733

const mood: Mood = {
  zenith: lightOf('#7C6BC0'),
  horizon: lightOf('#D58CB0'),
  afterglow: lightOf('#FFC0A0'),
  below: lightOf('#C98BB0'),
  ambient: 0.72,
  sunward: unit([0.75, -0.25, 0.5]),
  sun: [1.05, 0.62, 0.5],
  fillward: unit([-0.2, 1, 0.4]),
  fill: [0.5, 0.4, 0.75],
  sunSoftness: 0.05,
  fog: { colour: lightOf('#A06AA8'), near: 10, far: -150, most: 0.35 },
  mist: { colour: lightOf('#8A5A98'), high: -18, low: -60, most: 0.5 },
}

const sky: Sky = {
  stops: [
    [0, '#1D1440'],
    [0.3, '#4A2C74'],
    [0.55, '#94508F'],
    [0.75, '#E07F93'],
    [1, '#FFC59A'],
  ],
  sun: {
    x: 1490,
    y: 300,
    radius: 144,
    colour: '#FFE3C2',
    halo: '#FFA58A',
    haloRadius: 760,
    haloStrength: 0.6,
    spots: '#F6CFAE',
  },
  stars: { count: 150, until: 420 },
  clouds: [
    { y: 560, height: 260, length: 460, colour: '#8A4C90', lit: '#C57299', strength: 0.6 },
    { y: 700, height: 250, length: 300, colour: '#A35C98', lit: '#F09C9C', strength: 0.7 },
  ],
}

const clouds = [
  { below: 24, level: -46, radius: 6, keep: 0.5 },
  { below: 36, level: -48, radius: 9, keep: 0.62 },
  { below: 48, level: -50, radius: 11, keep: 0.85 },
  { below: 60, level: -50, radius: 14, keep: 0.95 },
] as const

const distant = [
  { at: [190, 300], size: 4, radius: 22, haze: 0.55 },
  { at: [520, 190], size: 2.5, radius: 18, haze: 0.75 },
  { at: [1790, 420], size: 4, radius: 16, haze: 0.5 },
] as const

/** The sumo ring on its peak above a sea of clouds. */
export const sumo: Scene = {
  id: 'sumo-ring',
  seed,
  view: { size: 9, centre: [960, 500] },
  mood,
  sky,
  far: farIsles(mood, seed, distant),
  behind: '',
  before: '',
  build: buildSumo,
}

function buildSumo(ground: Brush): void {
  cloudFloor(ground, clouds, seed)
  island(ground, {
    seed,
    radius: 38,
    depth: 44,
    wobble: 2.5,
    height: () => 0,
    cover: (x, y) => terrace(x, y),
  })
  sumoRing(ground.at(0, 0, 1))
  corners(ground)
  gate(ground.at(0, -31, 1))
  gate(ground.at(-31, 0, 1, 3))
  drum(ground.at(-27, -15, 1, 3))
  cushions(ground)
  garden(ground)
  peaks(ground)
}

function terrace(x: number, y: number): Material {
  const away = Math.hypot(x, y)
  if (away > 35.4) return palette.paleDark
  if (away > 32) return palette.pale
  const tile = (Math.floor(x / 3) + Math.floor(y / 3)) % 2 === 0
  if (hash(seed, Math.floor(x / 3), Math.floor(y / 3)) > 0.9) return palette.moss
  return tile ? palette.slabLight : palette.slab
}

function corners(ground: Brush): void {
  const posts = [
    [-22, -22],
    [22, -22],
    [-22, 22],
  ] as const
  for (const [x, y] of posts) {
    ground.box([x, y, 1], [x + 1, y + 1, 22], palette.woodDark)
    ground.box([x - 1, y - 1, 1], [x + 2, y + 2, 2], palette.obsidian)
    ground.box([x - 1, y - 1, 22], [x + 2, y + 2, 22], palette.brass)
  }
  festoon(ground, [-22, -22, 21], [22, -22, 21], 5, 4, paperLantern)
  festoon(ground, [-22, -22, 21], [-22, 22, 21], 5, 4, paperLantern)
  for (const [x, y] of [
    [30, 14],
    [14, 30],
    [30, -14],
    [-14, 30],
  ] as const)
    stoneLantern(ground.at(x, y, 1))
}

function cushions(ground: Brush): void {
  for (let index = 0; index < 5; index++) {
    const aside = -13 + index * 6
    const cloth = index % 2 === 0 ? palette.clothHeart : palette.clothPlum
    if (index === 2) continue
    ground.box([aside, 21, 1], [aside + 3, 24, 1], cloth)
    ground.box([21, aside, 1], [24, aside + 3, 1], cloth)
  }
}

function garden(ground: Brush): void {
  const blossom = [palette.petalDeep, palette.petal] as const
  leafyTree(ground.at(-26, 22, 1), 20, blossom, seed + 1)
  leafyTree(ground.at(25, -26, 1), 22, blossom, seed + 2)
  leafyTree(ground.at(-33, 10, 1), 14, blossom, seed + 3)
  for (const [x, y] of [
    [-20, 29],
    [31, -20],
    [34, 4],
    [4, 34],
    [-29, 18],
  ] as const)
    bush(ground.at(x, y, 1), 2, blossom, seed + x)
  for (let index = 0; index < 90; index++) {
    ground.spark(
      (hash(seed, index, 1) - 0.5) * 110,
      (hash(seed, index, 2) - 0.5) * 110,
      2 + hash(seed, index, 3) * 34,
      {
        colour: palette.petal.colour,
        size: 2 + hash(seed, index, 4) * 2.5,
        alpha: 0.8,
      },
    )
  }
}

// Lone rocks that stand out of the clouds, with a pine or a lantern.
function peaks(ground: Brush): void {
  for (const [x, y, z, radius] of [
    [62, -14, -14, 8],
    [-8, 60, -14, 6],
  ] as const) {
    island(ground.at(x, y, z), {
      seed: seed + x,
      radius,
      depth: 15,
      wobble: 2,
      height: () => 0,
      cover: () => palette.moss,
    })
    pine(ground.at(x - 3, y - 1, z + 1), 15, [palette.leafPine, palette.leafPineLight], seed + y)
    stoneLantern(ground.at(x + 3, y + 3, z + 1))
  }
}
