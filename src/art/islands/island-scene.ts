import { duskMood } from '../light/dusk'
import type { Mood } from '../light/mood'
import type { View } from '../paint/view'
import { island } from '../props/island'
import { stoneLantern } from '../props/lantern'
import { pavedWith } from '../props/paving'
import { bush, leafyTree, pine } from '../props/tree'
import type { Brush } from '../voxels/brush'
import { lightOf } from '../voxels/colour'
import type { Material } from '../voxels/material'
import { hash } from '../voxels/noise'
import { palette } from '../voxels/palette'
import { islandView } from './stand'
import { standingLight } from './standing-light'

/** One picture: what stands in it, in which air, seen from where. */
export interface Scene {
  readonly seed: number
  readonly view: View
  readonly mood: Mood
  readonly build: (ground: Brush) => void
}

const seed = 634

// The radius of each step: an emblem of 11 blocks stands on the upper one.
const altar = [16, 14.6]

// In clear air: the picture has no background.
const mood: Mood = {
  ...duskMood,
  sun: [0.7, 0.36, 0.28],
  fog: { ...duskMood.fog, most: 0 },
  mist: { ...duskMood.mist, most: 0 },
}

/** The frame in which an island is drawn before it is scaled down. */
export const islandFrame = { width: 640, height: 640 } as const

/** The scene of a small island, lit by an emblem of these rows and colour that is drawn over it afterwards. */
export function islandScene(rows: readonly string[], colour: string): Scene {
  return { seed, view: islandView, mood, build: (ground) => buildStage(ground, rows, colour) }
}

function buildStage(ground: Brush, rows: readonly string[], colour: string): void {
  island(ground, { seed, radius: 25, depth: 24, wobble: 1.5, height: () => 0, cover: paving })
  for (const [step, radius] of altar.entries()) {
    ground.disc(radius, (x, y, away) =>
      ground.block(x, y, step + 1, away > radius - 1.1 ? palette.slabLight : paving(x, y)),
    )
  }
  standingLight(ground.stage, rows, colour)
  const light = lightOf(colour)
  for (const high of [10, 26]) ground.lamp(6, 6, high, { colour: light, power: 3.4, reach: 36, haze: 0.14 })
  for (const [x, y] of [
    [17, -13],
    [-13, 17],
    [20, 6],
    [6, 20],
  ] as const)
    stoneLantern(ground.at(x, y, 1))
  garden(ground)
}

function paving(x: number, y: number): Material {
  if (Math.hypot(x, y) > 21) return hash(seed, x, y) > 0.5 ? palette.grassDeep : palette.moss
  return pavedWith(
    { joint: palette.obsidian, slabs: [palette.slabLight, palette.slab, palette.slabWorn] },
    x,
    y,
    seed,
  )
}

function garden(ground: Brush): void {
  pine(ground.at(-21, 3, 1), 15, [palette.leafPine, palette.leafPineLight], seed)
  pine(ground.at(-17, 10, 1), 11, [palette.leafPine, palette.leafPineLight], seed + 1)
  leafyTree(ground.at(8, -20, 1), 14, [palette.leafRose, palette.leafEmber], seed + 2)
  bush(ground.at(22, -5, 1), 1.6, [palette.leafEmber, palette.leafGold], seed + 3)
  bush(ground.at(-2, 23, 1), 1.6, [palette.leafPlum, palette.leafRose], seed + 4)
}
