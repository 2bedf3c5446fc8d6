import { add, hexOf, none, scale, tint, type Light } from '../voxels/colour'
import type { Material } from '../voxels/material'
import { hash } from '../voxels/noise'
import type { Lamp, Stage } from '../voxels/stage'
import { dot, type Vec } from '../voxels/vec'
import { gridOf, type Grid } from './grid'
import { lampLight } from './lamp-light'
import { skyLight, throughAir, type Mood } from './mood'
import { cone, halfSphere } from './rays'
import { centreOf, normals, shades, type Side } from './sides'
import { trace } from './trace'
import { visibleFaces, type Face } from './visible-faces'
import { mirrored } from './water'

/** A face with its final colour, and with the light it throws into the glow layer (undefined: none). */
export type LitFace = Face & { readonly fill: string; readonly glow: Light | undefined }

/** What the light of one scene is worked out from. */
export type Surroundings = {
  readonly grid: Grid
  readonly mood: Mood
  readonly lamps: readonly Lamp[]
  readonly seed: number
}

const skyReach = 26
const sunReach = 140
const skyRays: Readonly<Record<Side, readonly Vec[]>> = {
  top: halfSphere(normals.top, 72),
  right: halfSphere(normals.right, 72),
  left: halfSphere(normals.left, 72),
}

/**
 * The visible faces of a stage, lit: sky light with corner occlusion and one bounce, sun with soft shadows, lamps with
 * soft shadows, mirrors on water, haze. Sorted from back to front. Nothing in it depends on time or on the machine.
 */
export function litFaces(stage: Stage, mood: Mood, seed: number): readonly LitFace[] {
  const around: Surroundings = { grid: gridOf(stage.voxels, stage.unseen), mood, lamps: stage.lamps, seed }
  const sunRays = cone(mood.sunward, mood.sunSoftness, 10)
  return visibleFaces(stage.voxels).map((face) => litFace(face, around, sunRays))
}

function litFace(face: Face, around: Surroundings, sunRays: readonly Vec[]): LitFace {
  const { cell, side, material } = face
  const from = centreOf(cell, side)
  const surface = surfaceColour(material, cell, around.seed)
  const falling = add(
    add(skyFalling(from, face, around), sunFalling(from, face, around, sunRays)),
    lampLight(around.lamps, around.grid, from, normals[side]),
  )
  const matt = tint(falling, surface)
  const dimmed = material.glow > 0 ? scale(matt, 0.2) : matt
  const own = scale(material.colour, material.glow * glowShade(side))
  const seen = material.water && side === 'top' ? mirrored(matt, cell, from, around) : add(dimmed, own)
  return {
    ...face,
    fill: hexOf(throughAir(around.mood, seen, cell)),
    glow: material.glow > 0 ? own : undefined,
  }
}

function surfaceColour(material: Material, [x, y, z]: Vec, seed: number): Light {
  return scale(material.colour, 1 + (hash(seed, x, y, z) * 2 - 1) * material.jitter)
}

function skyFalling(from: Vec, { side, material }: Face, { grid, mood }: Surroundings): Light {
  let sum = none
  let open = 0
  for (const direction of skyRays[side]) {
    const hit = trace(grid, from, direction, skyReach)
    if (hit === undefined) open++
    sum = add(sum, hit === undefined ? skyLight(mood, direction) : bounce(hit.material, mood))
  }
  const rays = skyRays[side].length
  const fill = scale(mood.fill, (facing(side, mood.fillTowards, material) * open) / rays)
  const shade = 1 - (1 - shades[side]) * (1 - material.soft)
  return add(scale(sum, (mood.ambient * shade) / rays), fill)
}

// What a neighbouring surface passes on: a little of the sky in its own colour, and its own shine.
function bounce(material: Material, mood: Mood): Light {
  return add(
    tint(scale(mood.horizon, 0.22 + material.soft * 0.5), material.colour),
    scale(material.colour, material.glow * 0.9),
  )
}

function sunFalling(
  from: Vec,
  { side, material }: Face,
  { grid, mood }: Surroundings,
  rays: readonly Vec[],
): Light {
  const turned = facing(side, mood.sunward, material)
  if (turned <= 0) return none
  const free = rays.filter((direction) => trace(grid, from, direction, sunReach) === undefined).length
  return scale(mood.sun, (turned * free) / rays.length)
}

// How much of a light from one direction a side catches; soft stuff catches some from behind.
function facing(side: Side, towards: Vec, { soft }: Material): number {
  return Math.max(0, (dot(normals[side], towards) + soft * 0.5) / (1 + soft * 0.5))
}

// Shining cubes keep three shades too, but milder ones.
function glowShade(side: Side): number {
  return 0.3 + 0.7 * shades[side]
}
