import type { Mood } from '../light/mood'
import type { Sky } from '../paint/sky-svg'
import { farIsles } from '../props/far-isles'
import { lightOf } from '../voxels/colour'
import { unit } from '../voxels/vec'
import { buildHub, seed } from './hub-town'
import type { Scene } from './scene'

const mood: Mood = {
  zenith: lightOf('#463C8C'),
  horizon: lightOf('#8E5C98'),
  afterglow: lightOf('#E07A6A'),
  below: lightOf('#93608F'),
  ambient: 1.2,
  sunward: unit([0.6, -0.5, 0.5]),
  sun: [0.62, 0.36, 0.42],
  fillward: unit([-0.2, 1, 0.5]),
  fill: [0.22, 0.22, 0.5],
  sunSoftness: 0.07,
  fog: { colour: lightOf('#5E4684'), near: 20, far: -110, most: 0.28 },
  mist: { colour: lightOf('#523C78'), high: -2, low: -48, most: 0.55 },
}

const sky: Sky = {
  stops: [
    [0, '#0C0A1E'],
    [0.35, '#1F1944'],
    [0.6, '#43306F'],
    [0.8, '#7D4B82'],
    [1, '#C2707F'],
  ],
  sun: {
    x: 1640,
    y: 190,
    radius: 72,
    colour: '#F7E6D0',
    halo: '#C79BFF',
    haloRadius: 520,
    haloStrength: 0.4,
    spots: '#E0CBC0',
  },
  stars: { count: 260, until: 640 },
  clouds: [
    { y: 720, height: 280, length: 420, colour: '#3A2C66', lit: '#5E437F', strength: 0.75 },
    { y: 900, height: 290, length: 300, colour: '#573A74', lit: '#8C5585', strength: 0.8 },
    { y: 1080, height: 330, length: 380, colour: '#432F66', lit: '#7C4C7C', strength: 0.9 },
  ],
}

/** The spawn hub in the evening: market stalls, crates and the portal arch. */
export const hub: Scene = {
  id: 'spawn-hub',
  seed,
  view: { size: 9, centre: [960, 552] },
  mood,
  sky,
  far: farIsles(mood, seed, [
    { at: [200, 300], size: 4, radius: 22, haze: 0.58 },
    { at: [1760, 420], size: 4, radius: 18, haze: 0.55 },
    { at: [1330, 150], size: 2, radius: 18, haze: 0.8 },
    { at: [520, 150], size: 2.4, radius: 16, haze: 0.78 },
  ]),
  behind: '',
  before: '',
  build: buildHub,
}
