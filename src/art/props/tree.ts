import type { Brush } from '../voxels/brush'
import type { Material } from '../voxels/material'
import { hash, noise2 } from '../voxels/noise'
import { palette } from '../voxels/palette'

/** A leafy tree about `height` high, its crown a few soft balls of two leaf colours. */
export function leafyTree(
  foot: Brush,
  height: number,
  leaves: readonly [Material, Material],
  seed: number,
): void {
  const trunk = Math.round(height * 0.55)
  for (let z = 0; z < trunk; z++) {
    foot.block(0, 0, z, palette.woodDark)
    if (z < 2) foot.block(1, 0, z, palette.wood)
    if (z < 1) foot.block(0, 1, z, palette.wood)
  }
  const size = height * 0.3
  crown(foot.at(0, 0, trunk + size * 0.55), size, leaves, seed)
  for (let ball = 0; ball < 3; ball++) {
    const angle = hash(seed, ball, 1) * Math.PI * 2
    const reach = size * 0.85
    const rise = trunk + size * (hash(seed, ball, 2) * 0.5)
    crown(
      foot.at(Math.cos(angle) * reach, Math.sin(angle) * reach, rise),
      size * 0.66,
      leaves,
      seed + ball + 1,
    )
  }
}

/** A pine about `height` high, in tiers that get smaller towards the tip. */
export function pine(foot: Brush, height: number, leaves: readonly [Material, Material], seed: number): void {
  foot.box([0, 0, 0], [0, 0, Math.round(height * 0.3)], palette.woodDark)
  const base = Math.round(height * 0.18)
  for (let z = base; z <= height; z++) {
    const part = (z - base) / (height - base)
    const tier = ((z - base) % 4) / 4
    const radius = (1 - part) * height * 0.27 * (1.1 - tier * 0.5) + 0.3
    foot.disc(radius, (x, y, away) => {
      if (away > radius - 0.8 && hash(seed, x, y, z) < 0.3) return
      foot.block(x, y, z, hash(seed + 1, x, y, z) < 0.3 + part * 0.3 ? leaves[1] : leaves[0])
    })
  }
}

/** A low bush. */
export function bush(foot: Brush, radius: number, leaves: readonly [Material, Material], seed: number): void {
  crown(foot.at(0, 0, radius * 0.4), radius, leaves, seed)
}

function crown(
  middle: Brush,
  radius: number,
  [dark, light]: readonly [Material, Material],
  seed: number,
): void {
  const edge = Math.ceil(radius)
  for (let x = -edge; x <= edge; x++) {
    for (let y = -edge; y <= edge; y++) {
      for (let z = -edge; z <= edge; z++) {
        const away = Math.hypot(x, y, z * 1.25)
        const ragged = radius * (0.78 + 0.3 * noise2(seed + z, x / 1.8 + 40, y / 1.8 + 40))
        if (away > ragged) continue
        middle.block(x, y, z, hash(seed, x, y, z) < 0.32 + (z / radius) * 0.35 ? light : dark)
      }
    }
  }
}
