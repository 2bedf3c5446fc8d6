import type { Mood } from '../light/mood'
import type { Sky } from '../paint/sky-svg'
import { farIsles } from '../props/far-isles'
import { lightOf } from '../voxels/colour'
import { unit } from '../voxels/vec'
import type { Scene } from './scene'
import { buildValley, seed } from './valley-ground'

const mood: Mood = {
  zenith: lightOf('#3A4C96'),
  horizon: lightOf('#8C7AB8'),
  afterglow: lightOf('#9AB2E8'),
  below: lightOf('#7A6CA8'),
  ambient: 0.95,
  sunward: unit([-0.5, 0.42, 0.75]),
  sun: [0.5, 0.62, 0.95],
  fillward: unit([1, -0.1, 0.3]),
  fill: [0.5, 0.3, 0.36],
  sunSoftness: 0.06,
  fog: { colour: lightOf('#6A6AA6'), near: 20, far: -110, most: 0.32 },
  mist: { colour: lightOf('#6A5F9A'), high: -4, low: -50, most: 0.6 },
}

const sky: Sky = {
  stops: [
    [0, '#0D1030'],
    [0.35, '#20265A'],
    [0.62, '#4A437F'],
    [0.82, '#8C6394'],
    [1, '#C98A8C'],
  ],
  sun: {
    x: 250,
    y: 200,
    radius: 84,
    colour: '#F4EBD8',
    halo: '#A9B6FF',
    haloRadius: 620,
    haloStrength: 0.5,
    spots: '#DCCFC4',
  },
  stars: { count: 240, until: 620 },
  clouds: [
    { y: 700, height: 280, length: 420, colour: '#3D3F7C', lit: '#5F5F9E', strength: 0.7 },
    { y: 880, height: 300, length: 320, colour: '#5A4A86', lit: '#8C74A8', strength: 0.8 },
    { y: 1080, height: 340, length: 400, colour: '#4A3D74', lit: '#7F6698', strength: 0.9 },
  ],
}

/** The survival valley in the blue hour: river, bridge, camp and a cabin under the mountain. */
export const valley: Scene = {
  id: 'survival-valley',
  seed,
  view: { size: 9, centre: [960, 558] },
  mood,
  sky,
  far: farIsles(mood, seed),
  behind: '',
  before: '',
  build: buildValley,
}
