import { brokenSpan } from '../props/bridge'
import { crate } from '../props/camp'
import { rockIsle } from '../props/island'
import { postLantern, stoneLantern } from '../props/lantern'
import { bush, leafyTree, pine } from '../props/tree'
import type { Brush } from '../voxels/brush'
import { lightOf } from '../voxels/colour'
import { hash } from '../voxels/noise'
import { palette } from '../voxels/palette'
import { duskMood, duskSky } from './arena'
import type { Scene } from './scene'

const seed = 404

/** Two rocks and a rope bridge between them that ends in the air: the picture of a page that is not there. */
export const brokenBridge: Scene = {
  id: 'broken-bridge',
  seed,
  view: { size: 7, centre: [480, 290] },
  mood: { ...duskMood, mist: { ...duskMood.mist, most: 0 }, fog: { ...duskMood.fog, most: 0 } },
  sky: duskSky,
  far: [],
  behind: '',
  before: '',
  build: buildBrokenBridge,
}

function buildBrokenBridge(ground: Brush): void {
  rockIsle(ground.at(0, 29, 0), 11, seed)
  rockIsle(ground.at(0, -29, 0), 11, seed + 1)
  brokenSpan(ground.at(0, 20, 1, 2), 15, seed)
  brokenSpan(ground.at(0, -20, 1), 13, seed + 3)
  fallingPlanks(ground)
  stoneLantern(ground.at(8, 34, 1))
  pine(ground.at(-5, 33, 1), 15, [palette.leafPine, palette.leafPineLight], seed)
  bush(ground.at(0, 38, 1), 1.6, [palette.leafRose, palette.leafEmber], seed)
  crate(ground.at(-7, 24, 1))
  leafyTree(ground.at(-5, -32, 1), 15, [palette.leafEmber, palette.leafGold], seed + 1)
  postLantern(ground.at(5, -36, 1))
  bush(ground.at(8, -29, 1), 1.7, [palette.leafPlum, palette.leafRose], seed + 2)
  embers(ground)
}

function fallingPlanks(ground: Brush): void {
  ground.box([-2, 1, -10], [3, 1, -10], palette.plank)
  ground.box([-1, -3, -17], [-1, 1, -17], palette.wood)
  ground.box([3, 3, -22], [5, 3, -22], palette.plank)
}

function embers(ground: Brush): void {
  for (let index = 0; index < 22; index++) {
    ground.spark(
      (hash(seed, index, 1) - 0.5) * 40,
      (hash(seed, index, 2) - 0.5) * 60,
      hash(seed, index, 3) * 20,
      {
        colour: lightOf('#FFB45A'),
        size: 1.5 + hash(seed, index, 4) * 2,
        alpha: 0.8,
      },
    )
  }
}
