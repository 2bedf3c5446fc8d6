import { farIsles } from '../props/far-isles'
import type { Mood } from '../light/mood'
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
