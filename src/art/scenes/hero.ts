import { coldPaint } from '../icons/heart-mark'
import { farIsles } from '../props/far-isles'
import type { Mood } from '../light/mood'
import { Brush } from '../voxels/brush'
import { material, type Material } from '../voxels/material'
import { palette } from '../voxels/palette'
import { emptyStage } from '../voxels/stage'
import { unit } from '../voxels/vec'
import { arena, duskMood, duskSky, litHeart } from './arena'
import type { Scene } from './scene'

const sunOnTheLeft: Mood = {
  ...duskMood,
  sunward: unit([-0.55, 0.72, 0.36]),
  fillward: unit([1, -0.2, 0.5]),
}

const view = { size: 6.5, centre: [1388, 530] } as const

/** The arena again, smaller and in the right half of the picture before the last light of the sun: calm sky on the left, for text. */
export const hero: Scene = {
  ...arena,
  id: 'hero',
  view,
  before: litHeart(view),
  mood: sunOnTheLeft,
  sky: { ...duskSky, sun: { ...duskSky.sun, x: 1388, y: 560, radius: 0, haloRadius: 900 } },
  far: farIsles(duskMood, arena.seed, [
    { at: [1010, 250], size: 2.2, radius: 18, haze: 0.78 },
    { at: [1796, 250], size: 2.4, radius: 16, haze: 0.72 },
    { at: [1770, 110], size: 1.6, radius: 16, haze: 0.82 },
  ]),
}

/** The same picture with every fire out: what the home page shows until it knows that the server is online. */
export const heroAtRest: Scene = {
  ...hero,
  id: 'hero-at-rest',
  before: litHeart(view, coldPaint),
  build: buildUnlit,
}

const unlit = new Map<Material, Material>([
  [palette.ember, material('#5A3A34')],
  [palette.emberHot, material('#6B453A')],
  [palette.emberDim, material('#4A2F35')],
  [palette.flame, material('#3A2630')],
  [palette.heart, material('#7A1B38')],
  [palette.heartShade, material('#6C1732')],
  [palette.heartHot, material('#93304C')],
  [palette.heartDeep, material('#541029')],
])

function buildUnlit(ground: Brush): void {
  const lit = emptyStage()
  arena.build(new Brush(lit))
  for (const { x, y, z, material: stuff } of lit.voxels) ground.block(x, y, z, unlit.get(stuff) ?? stuff)
}
