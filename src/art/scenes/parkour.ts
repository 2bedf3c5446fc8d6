import type { Mood } from '../light/mood'
import type { Sky } from '../paint/sky-svg'
import { cloudFloor } from '../props/cloud-floor'
import { farIsles } from '../props/far-isles'
import { lightOf } from '../voxels/colour'
import { unit } from '../voxels/vec'
import { buildParkour, seed } from './parkour-course'
import type { Scene } from './scene'

const mood: Mood = {
  zenith: lightOf('#7FA0D8'),
  horizon: lightOf('#F0B8A0'),
  afterglow: lightOf('#FFC070'),
  below: lightOf('#E0A0A0'),
  ambient: 0.62,
  sunward: unit([-0.5, 0.72, 0.42]),
  sun: [1.75, 1.02, 0.5],
  fillward: unit([1, -0.1, 0.3]),
  fill: [0.5, 0.36, 0.62],
  sunSoftness: 0.04,
  fog: { colour: lightOf('#D9929C'), near: 20, far: -130, most: 0.3 },
  mist: { colour: lightOf('#E0A09C'), high: -6, low: -50, most: 0.5 },
}

const sky: Sky = {
  stops: [
    [0, '#2C2A62'],
    [0.25, '#5A4A8C'],
    [0.48, '#B06A92'],
    [0.66, '#F09A7C'],
    [0.82, '#FFC986'],
    [1, '#F2A184'],
  ],
  sun: {
    x: 190,
    y: 570,
    radius: 132,
    colour: '#FFF0C4',
    halo: '#FFC46B',
    haloRadius: 1050,
    haloStrength: 0.85,
  },
  stars: { count: 90, until: 300 },
  clouds: [
    { y: 700, height: 250, length: 460, colour: '#C97590', lit: '#F5A588', strength: 0.55 },
    { y: 860, height: 260, length: 300, colour: '#D98890', lit: '#FFC493', strength: 0.7 },
  ],
}

const distant = [
  { at: [1740, 320], size: 4, radius: 22, haze: 0.55 },
  { at: [1420, 150], size: 2.2, radius: 18, haze: 0.78 },
  { at: [140, 300], size: 3, radius: 18, haze: 0.66 },
] as const

const clouds = [
  { below: 17, level: -40, radius: 7, keep: 0.5 },
  { below: 27, level: -42, radius: 9, keep: 0.6 },
  { below: 37, level: -44, radius: 12, keep: 0.75 },
] as const

/** The parkour towers at sunrise, with floating pads between them and finish flags on top. */
export const parkour: Scene = {
  id: 'parkour-towers',
  seed,
  view: { size: 9, centre: [960, 684] },
  mood,
  sky,
  far: farIsles(mood, seed, distant),
  behind: '',
  before: '',
  build: (ground) => {
    cloudFloor(ground, clouds, seed)
    buildParkour(ground)
  },
}
