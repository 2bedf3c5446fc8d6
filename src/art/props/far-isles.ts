import type { Mood } from '../light/mood'
import type { FarGroup } from '../scenes/scene'
import type { Brush } from '../voxels/brush'
import { lamps } from '../voxels/lamps'
import { hash } from '../voxels/noise'
import { palette } from '../voxels/palette'
import { island } from './island'
import { pine } from './tree'

/** Small islands in the haze behind a scene: where on the picture, how large, how much haze. */
type FarIsle = {
  readonly at: readonly [number, number]
  readonly size: number
  readonly radius: number
  readonly haze: number
}

const usual: readonly FarIsle[] = [
  { at: [170, 400], size: 4, radius: 24, haze: 0.58 },
  { at: [1700, 300], size: 3.5, radius: 26, haze: 0.66 },
  { at: [1390, 190], size: 2.5, radius: 18, haze: 0.8 },
  { at: [560, 170], size: 2, radius: 18, haze: 0.84 },
  { at: [128, 660], size: 4, radius: 13, haze: 0.45 },
]

/** The far islands of a scene, each with pines and a lit window or two. */
export function farIsles(mood: Mood, seed: number, isles = usual): readonly FarGroup[] {
  return isles.map((isle, index) => ({
    view: { size: isle.size, centre: isle.at },
    mood: { ...mood, fog: { ...mood.fog, near: 1000, far: 999, most: isle.haze } },
    build: (ground) => farIsle(ground, isle.radius, seed + index * 17),
  }))
}

function farIsle(ground: Brush, radius: number, seed: number): void {
  const height = (x: number, y: number, distance: number): number =>
    (1 - distance) * 5 * hash(seed, Math.floor(x / 5), Math.floor(y / 5))
  island(ground, {
    seed,
    radius,
    depth: radius * 1.1,
    wobble: radius * 0.2,
    height,
    cover: () => palette.mossDark,
  })
  for (let tree = 0; tree < radius; tree++) {
    const angle = hash(seed, tree, 1) * Math.PI * 2
    const away = Math.sqrt(hash(seed, tree, 2)) * radius * 0.8
    pine(
      ground.at(Math.cos(angle) * away, Math.sin(angle) * away, 2),
      8 + hash(seed, tree, 3) * 8,
      [palette.leafPine, palette.leafPineLight],
      seed + tree,
    )
  }
  ground.box([2, 2, 1], [6, 6, 6], palette.wood)
  ground.box([6, 4, 3], [6, 5, 4], palette.window)
  ground.lamp(8, 4, 4, lamps.window)
}
