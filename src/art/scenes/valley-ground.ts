import { archedBridge } from '../props/bridge'
import { barrel, campFire, crate, logPile, tent } from '../props/camp'
import { house } from '../props/house'
import { island } from '../props/island'
import { postLantern } from '../props/lantern'
import { bush, leafyTree, pine } from '../props/tree'
import type { Brush } from '../voxels/brush'
import { lightOf } from '../voxels/colour'
import type { Material } from '../voxels/material'
import { hash, hills, noise2 } from '../voxels/noise'
import { palette } from '../voxels/palette'

/** The seed of the valley. */
export const seed = 414

const waterLevel = 2

/** The land of the valley and all that stands on it. */
export function buildValley(ground: Brush): void {
  island(ground, {
    seed,
    radius: 53,
    depth: 40,
    wobble: 5,
    height: (x, y, distance) => landHeight(x, y, distance),
    cover: (x, y, z) => landCover(x, y, z),
  })
  river(ground)
  archedBridge(ground.at(-2, riverAt(-2) - 9, 4), 18, 3)
  camp(ground)
  homestead(ground)
  forest(ground)
  fireflies(ground)
}

function riverAt(x: number): number {
  return 3 + Math.sin((x + 8) / 13) * 6 - x * 0.08
}

function fromRiver(x: number, y: number): number {
  return Math.abs(y - riverAt(x)) - 4.6 - noise2(seed + 20, x / 6, y / 6)
}

function landHeight(x: number, y: number, distance: number): number {
  const bank = fromRiver(x, y)
  const mountain = Math.max(0, 24 - Math.hypot(x + 27, y + 27) * 0.85)
  const ridge = mountain * (0.72 + 0.6 * hills(seed + 1, x / 7, y / 7))
  const meadow = 4 + hills(seed + 2, x / 16, y / 16) * 4 - (distance > 0.93 ? 1 : 0)
  const land = meadow + ridge
  if (x < -33) return Math.max(land, 13 + hills(seed + 3, x / 5, y / 5) * 6 - Math.max(0, bank) * 0.5)
  if (bank < 0) return 0
  return bank < 5 ? Math.min(land, 3 + bank * (land > 12 ? 3 : 0.45)) : land
}

function landCover(x: number, y: number, z: number): Material {
  if (z > 22 + hash(seed, x, y) * 3) return palette.snow
  if (z > 11 + noise2(seed + 8, x / 4, y / 4) * 4)
    return hash(seed, x, y) > 0.5 ? palette.slabLight : palette.slab
  if (fromRiver(x, y) < 1.4 && x > -34) return palette.sand
  if (onPath(x, y)) return palette.path
  const patch = hills(seed + 9, x / 9, y / 9) + hash(seed, x, y) * 0.14
  if (patch > 0.68) return palette.grassDry
  return patch > 0.47 ? palette.grass : palette.grassDeep
}

function onPath(x: number, y: number): boolean {
  const bend = y > 3 ? -2 + (y - 3) * 0.45 : -2 + (3 - y) * 0.75
  return Math.abs(x - bend) < 1.8 && y > -24 && y < 30
}

function river(ground: Brush): void {
  for (let x = -33; x < 60; x++) {
    for (let y = -30; y < 40; y++) {
      if (fromRiver(x, y) >= 0 || ground.look(x, y, 0) === undefined) continue
      const deep = fromRiver(x, y) < -2
      const edge = ground.look(x + 1, y, 0) === undefined
      for (let z = 1; z <= waterLevel; z++) ground.block(x, y, z, deep ? palette.water : palette.waterShallow)
      if (edge) fall(ground.at(x + 1, y, 0), waterLevel, 30)
    }
  }
  spring(ground)
}

// Water that runs over the coast: streaks that thin out on the way down.
function fall(edge: Brush, top: number, height: number): void {
  const [x, y] = edge.origin
  for (let z = top; z > top - height; z--) {
    const part = (top - z) / height
    const streak = hash(seed, x, y, Math.floor(z / 4))
    if (streak < part * part) continue
    edge.block(0, 0, z, streak > 0.72 ? palette.foam : palette.waterShallow)
  }
}

// The river leaves the rock high at the back and falls into the valley.
function spring(ground: Brush): void {
  const middle = Math.round(riverAt(-33))
  for (let y = middle - 3; y <= middle + 3; y++) {
    const wide = Math.abs(y - middle) === 3
    for (let z = waterLevel; z <= 14; z++) {
      if (wide && hash(seed, y, z) > 0.4) continue
      ground.block(-33, y, z, hash(seed, y, Math.floor(z / 3)) > 0.5 ? palette.foam : palette.waterShallow)
    }
    if (wide) continue
    for (let x = -37; x < -33; x++) for (let z = 14; z < 26; z++) ground.clear(x, y, z)
    ground.box([-37, y, 14], [-33, y, 14], palette.waterShallow)
    for (const x of [-32, -31])
      ground.block(x, y, waterLevel, hash(seed, x, y) > 0.4 ? palette.foam : palette.waterShallow)
  }
}

function camp(ground: Brush): void {
  const floor = groundLevel(ground, 14, 28)
  campFire(ground.at(14, 28, floor))
  tent(ground.at(0, 33, groundLevel(ground, 0, 33)), palette.cloth)
  tent(ground.at(14, 42, groundLevel(ground, 14, 42), 3), palette.clothTeal)
  crate(ground.at(26, 26, groundLevel(ground, 27, 27)))
  crate(ground.at(30, 26, groundLevel(ground, 31, 27)), 2)
  crate(ground.at(27, 27, groundLevel(ground, 27, 27) + 3), 2)
  barrel(ground.at(28, 32, groundLevel(ground, 28, 32)))
  logPile(ground.at(-6, 20, groundLevel(ground, -3, 22)))
  postLantern(ground.at(31, 19, groundLevel(ground, 31, 19)))
}

function homestead(ground: Brush): void {
  const level = groundLevel(ground, 22, -20)
  ground.box([13, -30, level - 3], [31, -14, level - 1], palette.soil)
  house(ground.at(15, -28, level), {
    length: 14,
    depth: 10,
    walls: 6,
    wall: palette.plank,
    roof: palette.clothHeart,
  })
  barrel(ground.at(31, -15, groundLevel(ground, 31, -15)))
  crate(ground.at(32, -24, groundLevel(ground, 33, -23)))
  postLantern(ground.at(12, -14, groundLevel(ground, 12, -14)))
}

function forest(ground: Brush): void {
  for (let index = 0; index < 210; index++) {
    const angle = hash(seed, index, 30) * Math.PI * 2
    const away = Math.sqrt(hash(seed, index, 31)) * 50
    const [x, y] = [Math.round(Math.cos(angle) * away), Math.round(Math.sin(angle) * away)]
    if (!isWooded(x, y)) continue
    const level = groundLevel(ground, x, y)
    if (level > 15 || level < 3) continue
    grow(ground.at(x, y, level), index, y)
  }
}

function isWooded(x: number, y: number): boolean {
  const free = Math.hypot(x - 13, y - 30) > 21 && Math.hypot(x - 22, y + 19) > 17 && fromRiver(x, y) > 3
  const front = x + y > 34 || (x < -10 && y > riverAt(x) && y < riverAt(x) + 17)
  return free && !onPath(x, y) && !front
}

function grow(foot: Brush, index: number, y: number): void {
  const height = 12 + hash(seed, index, 32) * 9
  if (hash(seed, index, 33) < 0.16) bush(foot, 1.8, [palette.leafPlum, palette.leafRose], seed + index)
  else if (hash(seed, index, 33) < 0.34)
    leafyTree(foot, height * 0.85, [palette.leafEmber, palette.leafGold], seed + index)
  else pine(foot, y < 0 ? height + 2 : height - 2, [palette.leafPine, palette.leafPineLight], seed + index)
}

// The first free place above the land, before anything was built on it.
function groundLevel(ground: Brush, x: number, y: number): number {
  let z = 40
  while (z > 0 && ground.look(x, y, z - 1) === undefined) z--
  return z
}

function fireflies(ground: Brush): void {
  for (let index = 0; index < 60; index++) {
    const angle = hash(seed, index, 40) * Math.PI * 2
    const away = hash(seed, index, 41) * 46
    ground.spark(Math.cos(angle) * away, Math.sin(angle) * away, 7 + hash(seed, index, 42) * 18, {
      colour: lightOf('#FFD98A'),
      size: 1.5 + hash(seed, index, 43) * 1.8,
      alpha: 0.85,
    })
  }
}
