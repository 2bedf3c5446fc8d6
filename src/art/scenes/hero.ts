import { farIsles } from '../props/far-isles'
import type { Mood } from '../light/mood'
import { unit } from '../voxels/vec'
import { arena, duskMood, duskSky } from './arena'
import type { Scene } from './scene'

const sunOnTheLeft: Mood = {
  ...duskMood,
  sunward: unit([-0.55, 0.72, 0.36]),
  fillward: unit([1, -0.2, 0.5]),
}

/** The arena again, smaller and in the right 55 % of the picture, with calm sky on the left for text. */
export const hero: Scene = {
  ...arena,
  id: 'hero',
  view: { size: 6.5, centre: [1388, 530] },
  mood: sunOnTheLeft,
  sky: { ...duskSky, sun: { ...duskSky.sun, x: 770, y: 690, radius: 84, haloRadius: 820 } },
  far: farIsles(duskMood, arena.seed, [
    { at: [300, 380], size: 3.5, radius: 22, haze: 0.66 },
    { at: [620, 250], size: 2.2, radius: 18, haze: 0.78 },
    { at: [110, 690], size: 2.6, radius: 16, haze: 0.74 },
    { at: [1770, 150], size: 2, radius: 16, haze: 0.8 },
  ]),
}
