import { lightOf } from '../voxels/colour'
import { unit } from '../voxels/vec'
import type { Mood } from './mood'

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
  fillTowards: unit([-0.2, 1, 0.5]),
  fill: [0.36, 0.32, 0.6],
  fog: { colour: lightOf('#6B4272'), near: 20, far: -110, most: 0.3 },
  mist: { colour: lightOf('#55305F'), high: 0, low: -48, most: 0.55 },
}
