import { add, none, scale, type Light } from '../voxels/colour'
import type { Material } from '../voxels/material'
import type { Lamp } from '../voxels/stage'
import { dot, unit, type Vec } from '../voxels/vec'
import type { Grid } from './grid'
import { halfSphere } from './rays'
import { trace } from './trace'

// A lamp is a small ball, not a point: its shadows get soft edges from these places around its middle.
const spots: readonly Vec[] = [[0, 0, 0], ...halfSphere([0, 0, 1], 4), ...halfSphere([0, 0, -1], 3)]
const ballSize = 0.8

// What holds a lamp throws no shadow: shelf, posts and cap are nearer to it than this.
const ownBody = 4.4

/** The light all lamps together throw on a surface at `from` that looks towards `normal`, shadows included. */
export function lampLight(lamps: readonly Lamp[], grid: Grid, from: Vec, normal: Vec): Light {
  let sum = none
  for (const lamp of lamps) {
    const strength = strengthAt(lamp, from, normal)
    if (strength > 0.004) sum = add(sum, scale(lamp.colour, strength * freeShare(lamp, grid, from)))
  }
  return sum
}

/** The same without shadows, for things seen only in a mirror. */
export function roughLampLight(lamps: readonly Lamp[], from: Vec): Light {
  return lamps.reduce<Light>((sum, lamp) => add(sum, scale(lamp.colour, falloff(lamp, from) * 0.6)), none)
}

// Light wraps a little around edges, so that sides turned just away from a lamp are not dead black.
function strengthAt(lamp: Lamp, from: Vec, normal: Vec): number {
  const towards = unit(between(from, lamp.at))
  const facing = Math.max(0, (dot(towards, normal) + 0.18) / 1.18)
  return facing * falloff(lamp, from)
}

function falloff(lamp: Lamp, from: Vec): number {
  const distance = Math.hypot(...between(from, lamp.at))
  if (distance >= lamp.reach) return 0
  const end = 1 - (distance / lamp.reach) ** 2
  return (lamp.power * end * end) / (1 + (distance / (lamp.reach * 0.22)) ** 2)
}

function freeShare(lamp: Lamp, grid: Grid, from: Vec): number {
  const free = spots.filter((spot) => {
    const towards = between(from, lamp.at).map((part, axis) => part + (spot[axis] ?? 0) * ballSize)
    return isFree(grid, from, [towards[0] ?? 0, towards[1] ?? 0, towards[2] ?? 0])
  })
  return free.length / spots.length
}

function isFree(grid: Grid, from: Vec, way: Vec): boolean {
  return trace(grid, from, unit(way), Math.hypot(...way) - ownBody, letsLampsThrough) === undefined
}

function letsLampsThrough(material: Material): boolean {
  return material.glow > 0 || material.water
}

function between(from: Vec, to: Vec): Vec {
  return [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
}
